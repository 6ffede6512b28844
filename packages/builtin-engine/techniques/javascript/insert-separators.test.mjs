import assert from "node:assert/strict";
import { test } from "node:test";
import {
  piecesOf,
  filledPieces,
  piecesFromRight,
  insertEvery,
  insertEveryFromRight,
  insertBetween,
  insertTextAt,
  formatKey,
  textNgrams,
  wordNgrams,
  ngramCounts,
  dashBetweenOdd,
  insertAfterEvery,
  formatKeyFrom,
  wholePieces,
  dashBetweenEven,
  dashAndAsterisk,
  ngramCountsOf,
} from "./insert-separators.mjs";

test("pieces", () => {
  assert.deepEqual(piecesOf("abcde"), ["ab", "cd", "e"]);
  assert.deepEqual(piecesOf("abcdef", 3), ["abc", "def"]);
  assert.deepEqual(piecesOf(""), []);
  assert.deepEqual(filledPieces("abc"), ["ab", "c_"]);
  assert.deepEqual(filledPieces("abcd", 3, "-"), ["abc", "d--"]);
  assert.deepEqual(piecesFromRight("abcde"), ["a", "bc", "de"]);
  assert.deepEqual(textNgrams("abcd"), ["ab", "bc", "cd"]);
  assert.deepEqual(textNgrams("abcd", 3), ["abc", "bcd"]);
  assert.deepEqual(textNgrams("a"), []);
  assert.deepEqual(wordNgrams("the big red fox"), ["the big", "big red", "red fox"]);
  assert.deepEqual(wordNgrams("the big red fox", 3), ["the big red", "big red fox"]);
  assert.deepEqual(ngramCounts("abab"), { ab: 2, ba: 1 });
  assert.deepEqual(ngramCounts("valueOf", 7), { valueOf: 1 });
});

test("separators", () => {
  assert.deepEqual(insertEvery("abcdef"), "ab-cd-ef");
  assert.deepEqual(insertEvery("abcde", 4, " "), "abcd e");
  assert.deepEqual(insertEveryFromRight("1234567", 3, ","), "1,234,567");
  assert.deepEqual(insertEveryFromRight("abc"), "a-bc");
  assert.deepEqual(insertBetween("abc"), "a-b-c");
  assert.deepEqual(insertBetween("abc", " "), "a b c");
  assert.deepEqual(insertTextAt("abcd", 2, "X"), "abXcd");
  assert.deepEqual(formatKey("2-5g-3-J"), "2-5G-3J");
  assert.deepEqual(formatKey("5F3Z-2e-9-w", 4), "5F3Z-2E9W");
  assert.deepEqual(dashBetweenOdd(454793), "4547-9-3");
  assert.deepEqual(dashBetweenOdd("1357", "*"), "1*3*5*7");
});

test("readings that differ", () => {
  assert.deepEqual(insertAfterEvery("abcde"), "ab-cd-e");
  assert.deepEqual(insertAfterEvery("abcd"), "ab-cd-");
  assert.deepEqual(insertAfterEvery("abcd", 3, "/"), "abc/d");
  assert.deepEqual(formatKeyFrom("2-5g-3-J"), "25-G3-J");
  assert.deepEqual(formatKeyFrom("2-5g-3-J", 3, " "), "25G 3J");
  assert.deepEqual(wholePieces("abcde"), ["ab", "cd"]);
  assert.deepEqual(wholePieces("abc", 3), ["abc"]);
  assert.deepEqual(dashBetweenEven(24608), "2-4-608");
  assert.deepEqual(dashBetweenEven(24608, true), "2-4-6-0-8");
  assert.deepEqual(dashBetweenEven(22, false, "*"), "2*2");
  assert.deepEqual(dashAndAsterisk(1324680), "1-32*4*6*80");
  assert.deepEqual(dashAndAsterisk(1122, "+", "x"), "1+12x2");
  assert.deepEqual(ngramCountsOf("Ab aB"), { ab: 2, ba: 1 });
  assert.deepEqual(ngramCountsOf("Ab a", 1, true), { A: 1, b: 1, a: 1 });
});
