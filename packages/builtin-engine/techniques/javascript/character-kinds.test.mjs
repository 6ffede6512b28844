import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countUppercase,
  countLowercase,
  countLetters,
  countSpaces,
  countSpecialCharacters,
  countNonSpaces,
  lettersAndDigits,
  upperAndLower,
  characterKinds,
  characterKindCounts,
  uppercaseLetters,
  uppercasePositions,
  majorityCase,
  countPunctuation,
  countDigits,
  upperMinusLower,
} from "./character-kinds.mjs";

test("one kind", () => {
  assert.deepEqual(countUppercase("Hello World"), 2);
  assert.deepEqual(countLowercase("Hello World"), 8);
  assert.deepEqual(countLetters("a1 b2!"), 2);
  assert.deepEqual(countSpaces("a b\tc\n"), 3);
  assert.deepEqual(countSpecialCharacters("a!b c#1"), 2);
  assert.deepEqual(countNonSpaces(" a b "), 2);
  assert.deepEqual(countUppercase(""), 0);
  assert.deepEqual(uppercaseLetters("Hello World"), "HW");
  assert.deepEqual(uppercasePositions("aBcD"), [1, 3]);
  assert.deepEqual(majorityCase("HELlo"), "HELLO");
  assert.deepEqual(majorityCase("HElo"), "helo");
});

test("several kinds", () => {
  assert.deepEqual(lettersAndDigits("abc 12!"), { letters: 3, digits: 2 });
  assert.deepEqual(lettersAndDigits("a1", "LETTERS", "DIGITS"), { LETTERS: 1, DIGITS: 1 });
  assert.deepEqual(upperAndLower("Hello"), { upper: 1, lower: 4 });
  assert.deepEqual(upperAndLower("Hello", "uppercase", "lowercase"), { uppercase: 1, lowercase: 4 });
  assert.deepEqual(characterKinds("Ab 12 !?"), { letters: 2, digits: 2, spaces: 2, others: 2 });
  assert.deepEqual(characterKinds("", "a", "b", "c", "d"), { a: 0, b: 0, c: 0, d: 0 });
  assert.deepEqual(characterKindCounts("Ab1!? c"), [1, 2, 1, 2]);
});

test("readings that differ", () => {
  assert.deepEqual(countSpaces("a b\tc\nd"), 3);
  assert.deepEqual(countSpaces("a b\tc\nd", true), 1);
  assert.deepEqual(countSpecialCharacters("a b!_"), 2);
  assert.deepEqual(countSpecialCharacters("a b!_", true), 3);
  assert.deepEqual(countPunctuation("Hi, you_@!"), 4);
  assert.deepEqual(countPunctuation("Hi, you_@!", true), 2);
  assert.deepEqual(countPunctuation("a 1"), 0);
  assert.deepEqual(countDigits("a1b22"), 3);
  assert.deepEqual(majorityCase("aB"), "ab");
  assert.deepEqual(majorityCase("aB", true), "AB");
  assert.deepEqual(majorityCase("abC", true), "abc");
  assert.deepEqual(majorityCase("ABc"), "ABC");
  assert.deepEqual(upperMinusLower("ABc"), 1);
});
