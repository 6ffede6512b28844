import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isVowel,
  countVowels,
  countConsonants,
  findVowels,
  vowelPositions,
  removeVowels,
  removeConsonants,
  replaceVowels,
  reverseVowels,
  startsWithVowel,
} from "./vowels-and-consonants.mjs";

test("vowels and consonants are counted in either case", () => {
  assert.deepEqual(countVowels("Hello World"), 3);
  assert.deepEqual(countVowels("AEIOU"), 5);
  assert.deepEqual(countVowels("rhythm"), 0);
  assert.deepEqual(countVowels(""), 0);
  assert.deepEqual(countVowels("rhythm", "aeiouy"), 1);
  assert.deepEqual(countConsonants("Hello, World 42!"), 7);
  assert.deepEqual(countConsonants(""), 0);
});

test("they are found, removed, replaced and reversed", () => {
  assert.deepEqual(findVowels("Apple pie"), ["A", "e", "i", "e"]);
  assert.deepEqual(vowelPositions("apple"), [0, 4]);
  assert.deepEqual(removeVowels("This website is for losers"), "Ths wbst s fr lsrs");
  assert.deepEqual(removeConsonants("Hello, World!"), "eo, o!");
  assert.deepEqual(replaceVowels("Hello"), "H*ll*");
  assert.deepEqual(replaceVowels("Hello", "-"), "H-ll-");
  assert.deepEqual(reverseVowels("leetcode"), "leotcede");
  assert.deepEqual(reverseVowels("hello"), "holle");
});

test("the first letter", () => {
  assert.deepEqual(startsWithVowel("Orange"), true);
  assert.deepEqual(startsWithVowel("pear"), false);
  assert.deepEqual(startsWithVowel(""), false);
  assert.deepEqual(isVowel("e"), true);
  assert.deepEqual(isVowel("z"), false);
  assert.deepEqual(isVowel(""), false);
});
