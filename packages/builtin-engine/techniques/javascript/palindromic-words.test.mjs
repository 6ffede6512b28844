import assert from "node:assert/strict";
import { test } from "node:test";
import {
  palindromicWords,
  countPalindromicWords,
  firstPalindrome,
  longestPalindromicWord,
  palindromeNumbers,
  nextPalindrome,
  mirrorText,
  makePalindrome,
  isAlmostPalindrome,
  canFormPalindrome,
  countPalindromicSubstrings,
  palindromicWordsAsIs,
  palindromicWordsFromOne,
  countPalindromicWordsFromOne,
  countPalindromicWordsAsIs,
  longestPalindromicWordOrLast,
  nextPalindromeOrIt,
  isAlmostPalindromeOnly,
  countPalindromicSubstringsFromTwo,
} from "./palindromic-words.mjs";

test("words", () => {
  assert.deepEqual(palindromicWords("Anna saw a level racecar."), ["Anna", "level", "racecar"]);
  assert.deepEqual(palindromicWords("a bb I", 1), ["a", "bb", "I"]);
  assert.deepEqual(palindromicWords("a bb"), ["bb"]);
  assert.deepEqual(countPalindromicWords("Anna saw a level racecar."), 3);
  assert.deepEqual(countPalindromicWords(""), 0);
  assert.deepEqual(countPalindromicWords(["a"], 1), 1);
  assert.deepEqual(firstPalindrome(["abc", "car", "ada", "racecar"]), "ada");
  assert.deepEqual(firstPalindrome(["ab"]), "");
  assert.deepEqual(longestPalindromicWord("Anna saw a level noon stats"), "level");
  assert.deepEqual(longestPalindromicWord("abc"), "");
  assert.deepEqual(longestPalindromicWord("a", 1), "a");
});

test("numbers and texts", () => {
  assert.deepEqual(palindromeNumbers(95, 131), [99, 101, 111, 121, 131]);
  assert.deepEqual(palindromeNumbers(5, 1), []);
  assert.deepEqual(nextPalindrome(99), 101);
  assert.deepEqual(nextPalindrome(120), 121);
  assert.deepEqual(mirrorText("abc"), "abccba");
  assert.deepEqual(makePalindrome("abc"), "abcba");
  assert.deepEqual(makePalindrome(""), "");
  assert.deepEqual(isAlmostPalindrome("abca"), true);
  assert.deepEqual(isAlmostPalindrome("level"), true);
  assert.deepEqual(isAlmostPalindrome("abcd"), false);
  assert.deepEqual(canFormPalindrome("taco cat"), true);
  assert.deepEqual(canFormPalindrome("hello"), false);
  assert.deepEqual(countPalindromicSubstrings("aaa"), 6);
  assert.deepEqual(countPalindromicSubstrings("abc"), 3);
});

test("other readings", () => {
  assert.deepEqual(palindromicWordsAsIs("Anna bob a"), ["bob"]);
  assert.deepEqual(palindromicWordsAsIs("a bob", 1), ["a", "bob"]);
  assert.deepEqual(palindromicWordsFromOne("a Bob cat"), ["a", "Bob"]);
  assert.deepEqual(countPalindromicWordsFromOne("a Bob cat"), 2);
  assert.deepEqual(countPalindromicWordsAsIs("Anna bob a"), 1);
  assert.deepEqual(countPalindromicWordsAsIs("bob a", 1), 2);
  assert.deepEqual(longestPalindromicWordOrLast("bob eve a"), "eve");
  assert.deepEqual(longestPalindromicWordOrLast("anna eve"), "anna");
  assert.deepEqual(longestPalindromicWordOrLast("cat"), "");
  assert.deepEqual(nextPalindromeOrIt(11), 11);
  assert.deepEqual(nextPalindromeOrIt(12), 22);
  assert.deepEqual(isAlmostPalindromeOnly("abca"), true);
  assert.deepEqual(isAlmostPalindromeOnly("axcdb"), false);
  assert.deepEqual(countPalindromicSubstringsFromTwo("aaa"), 3);
});
