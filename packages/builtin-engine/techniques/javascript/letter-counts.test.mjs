import assert from "node:assert/strict";
import { test } from "node:test";
import {
  characterCounts,
  letterCounts,
  firstUniqueCharacter,
  firstUniqueIndex,
  firstRepeatedCharacter,
  mostCommonCharacter,
  isIsogram,
  hasUniqueCharacters,
  missingLetters,
  isPangram,
  countUniqueCharacters,
} from "./letter-counts.mjs";

test("counts of each character or letter", () => {
  assert.deepEqual(characterCounts("hello"), { h: 1, e: 1, l: 2, o: 1 });
  assert.deepEqual(characterCounts("Aa a"), { A: 1, a: 2, " ": 1 });
  assert.deepEqual(characterCounts(""), {});
  assert.deepEqual(letterCounts("Hello, you!"), { h: 1, e: 1, l: 2, o: 2, y: 1, u: 1 });
  assert.deepEqual(countUniqueCharacters("banana"), 3);
});

test("unique, repeated and common characters", () => {
  assert.deepEqual(firstUniqueCharacter("swiss"), "w");
  assert.deepEqual(firstUniqueCharacter("aabb"), null);
  assert.deepEqual(firstUniqueCharacter("", "none"), "none");
  assert.deepEqual(firstUniqueIndex("loveleetcode"), 2);
  assert.deepEqual(firstUniqueIndex("aabb"), -1);
  assert.deepEqual(firstRepeatedCharacter("abcbda"), "b");
  assert.deepEqual(firstRepeatedCharacter("abc"), null);
  assert.deepEqual(mostCommonCharacter("hello world"), "l");
  assert.deepEqual(mostCommonCharacter("abab"), "a");
  assert.deepEqual(mostCommonCharacter(""), null);
});

test("isograms and pangrams", () => {
  assert.deepEqual(isIsogram("Dermatoglyphics"), true);
  assert.deepEqual(isIsogram("moOse"), false);
  assert.deepEqual(isIsogram("six-year-old"), true);
  assert.deepEqual(hasUniqueCharacters("abcA"), true);
  assert.deepEqual(hasUniqueCharacters("hello"), false);
  assert.deepEqual(isPangram("The quick brown fox jumps over the lazy dog."), true);
  assert.deepEqual(isPangram("Hello"), false);
  assert.deepEqual(missingLetters("The quick brown fox jumps over the dog"), "alyz");
});
