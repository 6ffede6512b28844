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
  characterCountsInAnyCase,
  characterCountsWithoutSpaces,
  letterCountsAndDigits,
  letterCountsAsIs,
  firstUniqueCharacterInAnyCase,
  firstUniqueLetter,
  firstRepeatedCharacterOfAll,
  mostCommonCharacterByAlphabet,
  mostCommonCharacterOrLast,
  mostCommonCharacterToGet,
  mostCommonLetter,
  mostCommonLetterByAlphabet,
  mostCommonLetterAsItIs,
  isIsogramWithAll,
  isIsogramAsItIs,
  hasUniqueCharactersInAnyCase,
  isPangramAsItIs,
  isPerfectPangram,
  countUniqueCharactersInAnyCase,
  countUniqueLetters,
  countUniqueCharactersOnlyOne,
  charactersOccurringOnce,
  repeatedCharacters,
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

test("other readings", () => {
  assert.deepEqual(characterCountsInAnyCase("Aa b"), { a: 2, " ": 1, b: 1 });
  assert.deepEqual(characterCountsWithoutSpaces("Aa b!"), { A: 1, a: 1, b: 1, "!": 1 });
  assert.deepEqual(letterCountsAndDigits("Aa b1"), { a: 2, b: 1, 1: 1 });
  assert.deepEqual(letterCountsAsIs("Aa b1"), { A: 1, a: 1, b: 1 });
  assert.deepEqual(firstUniqueCharacterInAnyCase("aABc"), "B");
  assert.deepEqual(firstUniqueCharacterInAnyCase("aA"), null);
  assert.deepEqual(firstUniqueLetter("aa 1b"), "b");
  assert.deepEqual(firstUniqueLetter("aa 1"), null);
  assert.deepEqual(firstRepeatedCharacterOfAll("abba"), "a");
  assert.deepEqual(firstRepeatedCharacterOfAll("abc", ""), "");
  assert.deepEqual(mostCommonCharacterByAlphabet("bbaac"), "a");
  assert.deepEqual(mostCommonCharacterByAlphabet(""), null);
  assert.deepEqual(mostCommonCharacterOrLast("aabb"), "b");
  assert.deepEqual(mostCommonCharacterToGet("abba"), "b");
  assert.deepEqual(mostCommonCharacterToGet("", ""), "");
  assert.deepEqual(mostCommonLetter("B b  a 1"), "b");
  assert.deepEqual(mostCommonLetterByAlphabet("Bb aa"), "a");
  assert.deepEqual(mostCommonLetterAsItIs("B b aa  "), "a");
  assert.deepEqual(mostCommonLetterAsItIs("Bbbaaa"), "a");
  assert.deepEqual(isIsogramWithAll("a b c"), false);
  assert.deepEqual(isIsogramWithAll("ab c"), true);
  assert.deepEqual(isIsogramWithAll("aA"), false);
  assert.deepEqual(isIsogramAsItIs("aA b c"), true);
  assert.deepEqual(isIsogramAsItIs("aa"), false);
  assert.deepEqual(hasUniqueCharactersInAnyCase("aA"), false);
  assert.deepEqual(hasUniqueCharactersInAnyCase("ab"), true);
  assert.deepEqual(isPangramAsItIs("abcdefghijklmnopqrstuvwxyz"), true);
  assert.deepEqual(isPangramAsItIs("Abcdefghijklmnopqrstuvwxyz"), false);
  assert.deepEqual(isPerfectPangram("abcdefghijklm nopqrstuvwxyz"), true);
  assert.deepEqual(isPerfectPangram("abcdefghijklmnopqrstuvwxyza"), false);
  assert.deepEqual(isPerfectPangram("abc"), false);
  assert.deepEqual(countUniqueCharactersInAnyCase("Aab "), 3);
  assert.deepEqual(countUniqueLetters("Aab 1!"), 2);
  assert.deepEqual(countUniqueCharactersOnlyOne("aab c"), 3);
  assert.deepEqual(charactersOccurringOnce("aabcb"), "c");
  assert.deepEqual(repeatedCharacters("abcba"), "ab");
  assert.deepEqual(repeatedCharacters(""), "");
});
