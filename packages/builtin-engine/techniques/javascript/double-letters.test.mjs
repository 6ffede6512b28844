import assert from "node:assert/strict";
import { test } from "node:test";
import {
  repeatEachCharacter,
  doubleOnly,
  accumulateLetters,
  repeatByPlace,
  consecutiveLetters,
  hasDoubleLetter,
  countDoubleLetters,
  wordsWithDoubleLetters,
  deletionsToAlternate,
  stutter,
} from "./double-letters.mjs";

test("written", () => {
  assert.deepEqual(repeatEachCharacter("abc"), "aabbcc");
  assert.deepEqual(repeatEachCharacter("ab!", 3), "aaabbb!!!");
  assert.deepEqual(repeatEachCharacter(""), "");
  assert.deepEqual(doubleOnly("banana", "an"), "baannaannaa");
  assert.deepEqual(accumulateLetters("abcd"), "A-Bb-Ccc-Dddd");
  assert.deepEqual(accumulateLetters("RqA", " "), "R Qq Aaa");
  assert.deepEqual(accumulateLetters(""), "");
  assert.deepEqual(repeatByPlace("abc"), "abbccc");
  assert.deepEqual(stutter("incredible"), "in... in... incredible?");
  assert.deepEqual(stutter("hm", "!", 1), "hm... hm!");
});

test("found", () => {
  assert.deepEqual(consecutiveLetters("bookkeeper aaa"), ["o", "k", "e", "a"]);
  assert.deepEqual(consecutiveLetters("aabbbcccc", 3), ["b", "c"]);
  assert.deepEqual(hasDoubleLetter("Aardvark"), true);
  assert.deepEqual(hasDoubleLetter("level 11"), false);
  assert.deepEqual(countDoubleLetters("bookkeeper"), 3);
  assert.deepEqual(countDoubleLetters("aaa"), 1);
  assert.deepEqual(wordsWithDoubleLetters("a good book, my dear"), ["good", "book"]);
  assert.deepEqual(wordsWithDoubleLetters(["all", "of"]), ["all"]);
  assert.deepEqual(deletionsToAlternate("AAABBB"), 4);
  assert.deepEqual(deletionsToAlternate("ABAB"), 0);
});
