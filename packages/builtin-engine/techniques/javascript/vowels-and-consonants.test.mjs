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
  countVowelsWithY,
  countConsonantsWithoutY,
  removeVowelsWithY,
  countVowelsAsIs,
  vowelsOnly,
  consonantsOnly,
  countVowelsOnlyOne,
  countVowelsByEach,
  countVowelsOfEach,
  countVowelsAndConsonants,
  countConsonantsAndAll,
  hasAllVowels,
  reverseVowelsAsIs,
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

test("other readings", () => {
  assert.deepEqual(countVowelsWithY("Yes, my"), 3);
  assert.deepEqual(countConsonantsWithoutY("Yes, my"), 2);
  assert.deepEqual(removeVowelsWithY("Yes, my"), "s, m");
  assert.deepEqual(countVowelsAsIs("Aa e"), 2);
  assert.deepEqual(vowelsOnly("Hi there!"), "iee");
  assert.deepEqual(consonantsOnly("Hi there 1!"), "Hthr");
  assert.deepEqual(countVowelsOnlyOne("Aa ee i"), 3);
  assert.deepEqual(countVowelsByEach("Aae"), { a: 2, e: 1, i: 0, o: 0, u: 0 });
  assert.deepEqual(countVowelsByEach("y", "y"), { y: 1 });
  assert.deepEqual(countVowelsOfEach("Aae"), { a: 2, e: 1 });
  assert.deepEqual(countVowelsAndConsonants("Hi all 1!"), [2, 3]);
  assert.deepEqual(countConsonantsAndAll("Hi all 1!"), 7);
  assert.deepEqual(hasAllVowels("sequoIA"), true);
  assert.deepEqual(hasAllVowels("hello"), false);
  assert.deepEqual(reverseVowelsAsIs("Apple tree I"), "Ipple tree A");
  assert.deepEqual(reverseVowelsAsIs("Apple"), "Eppla");
});
