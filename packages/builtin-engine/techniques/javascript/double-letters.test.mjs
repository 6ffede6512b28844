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
  consecutiveLettersOnly,
  hasDoubleCharacter,
  countTheDoubleLetters,
  countDoubleCharacters,
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
  assert.deepEqual(hasDoubleLetter("Aardvark", true), true);
  assert.deepEqual(hasDoubleLetter("level 11"), false);
  assert.deepEqual(countDoubleLetters("bookkeeper"), 3);
  assert.deepEqual(countDoubleLetters("aaa"), 1);
  assert.deepEqual(wordsWithDoubleLetters("a good book, my dear"), ["good", "book"]);
  assert.deepEqual(wordsWithDoubleLetters(["all", "of"]), ["all"]);
  assert.deepEqual(deletionsToAlternate("AAABBB"), 4);
  assert.deepEqual(deletionsToAlternate("ABAB"), 0);
});

test("readings that differ", () => {
  assert.deepEqual(consecutiveLetters("aaab bb", 2), ["a", "b"]);
  assert.deepEqual(consecutiveLetters("", 1), []);
  assert.deepEqual(consecutiveLettersOnly("aaabbcbb"), ["b", "b"]);
  assert.deepEqual(consecutiveLettersOnly("aaabb", 3), ["a"]);
  assert.deepEqual(hasDoubleLetter("Aardvark"), false);
  assert.deepEqual(hasDoubleLetter("boot 11"), true);
  assert.deepEqual(hasDoubleCharacter("level 11"), true);
  assert.deepEqual(hasDoubleCharacter("level 1"), false);
  assert.deepEqual(hasDoubleCharacter("Aa", true), true);
  assert.deepEqual(hasDoubleCharacter("Aa"), false);
  assert.deepEqual(countDoubleLetters("aaaa"), 2);
  assert.deepEqual(countDoubleLetters("aaaa", false, true), 3);
  assert.deepEqual(countDoubleLetters("Aab11"), 0);
  assert.deepEqual(countDoubleLetters("Aab11", true), 1);
  assert.deepEqual(countTheDoubleLetters("aaaabb c"), 2);
  assert.deepEqual(countTheDoubleLetters("Aa"), 0);
  assert.deepEqual(countTheDoubleLetters("Aa", true), 1);
  assert.deepEqual(countDoubleCharacters("aaa11"), 3);
  assert.deepEqual(countDoubleCharacters("aA", true), 1);
  assert.deepEqual(countDoubleCharacters(""), 0);
  assert.deepEqual(wordsWithDoubleLetters("Eek a book"), ["book"]);
  assert.deepEqual(wordsWithDoubleLetters("Eek a book", true), ["Eek", "book"]);
});
