import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commonLetters,
  commonLettersSorted,
  countCommonLetters,
  lettersInAll,
  lettersOnlyInFirst,
  lettersInOneOnly,
  addedLetter,
  useSameLetters,
  commonWords,
  countCommonWords,
  uncommonWords,
  allLettersSorted,
} from "./common-letters.mjs";

test("letters", () => {
  assert.deepEqual(commonLetters("Hello", "world"), ["l", "o"]);
  assert.deepEqual(commonLetters("hello", "lil l", true), ["l", "l"]);
  assert.deepEqual(commonLetters("aB", "b", false, false), []);
  assert.deepEqual(commonLetters("", "a"), []);
  assert.deepEqual(commonLettersSorted("world", "Old"), "dlo");
  assert.deepEqual(commonLettersSorted("aab", "aa", true), "aa");
  assert.deepEqual(countCommonLetters("hello", "yellow"), 3);
  assert.deepEqual(countCommonLetters("hello", "yellow", true), 4);
  assert.deepEqual(countCommonLetters("aa", "aa"), 1);
  assert.deepEqual(countCommonLetters("aA", "a", false, false), 1);
  assert.deepEqual(lettersInAll(["bella", "label", "roller"]), ["e", "l", "l"]);
  assert.deepEqual(lettersInAll(["bella", "label", "roller"], false), ["e", "l"]);
  assert.deepEqual(lettersInAll([]), []);
  assert.deepEqual(lettersOnlyInFirst("Hello", "help"), ["o"]);
  assert.deepEqual(lettersOnlyInFirst("A", "a", false), ["A"]);
  assert.deepEqual(lettersInOneOnly("abc", "bcd"), ["a", "d"]);
  assert.deepEqual(addedLetter("abcd", "abecd"), "e");
  assert.deepEqual(addedLetter("aa", "a"), "a");
  assert.deepEqual(addedLetter("ab", "ba"), "");
  assert.deepEqual(useSameLetters("aab", "bA"), true);
  assert.deepEqual(useSameLetters("aab", "bA", false), false);
  assert.deepEqual(allLettersSorted("hello", "Bob"), "behlo");
});

test("words", () => {
  assert.deepEqual(commonWords("The cat sat", "a cat on the mat"), ["the", "cat"]);
  assert.deepEqual(commonWords("", "a"), []);
  assert.deepEqual(countCommonWords("The cat sat", "a cat on the mat"), 2);
  assert.deepEqual(uncommonWords("this apple is sweet", "this apple is sour"), ["sweet", "sour"]);
});
