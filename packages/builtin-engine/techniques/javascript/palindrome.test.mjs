import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isPalindrome,
  longestPalindrome,
  isPalindromeAsItIs,
  isPalindromeWithAll,
  isPalindromeWithout,
  isPalindromeOfLetters,
  isPalindromeByAll,
  longestPalindromeOrLast,
  longestPalindromeLength,
} from "./palindrome.mjs";

test("signs and case are left out, or not", () => {
  assert.deepEqual(isPalindrome("A man, a plan, a canal: Panama!"), true);
  assert.deepEqual(isPalindrome("Not one"), false);
  assert.deepEqual(isPalindrome("Été"), true);
  assert.deepEqual(isPalindrome("Anna", false), false);
  assert.deepEqual(isPalindrome("anna", false), true);
  assert.deepEqual(isPalindrome(""), true);
});

test("the longest part inside a text", () => {
  assert.deepEqual(longestPalindrome("babad"), "bab");
  assert.deepEqual(longestPalindrome("cbbd"), "bb");
  assert.deepEqual(longestPalindrome("forgeeksskeegfor"), "geeksskeeg");
  assert.deepEqual(longestPalindrome("ab"), "a");
  assert.deepEqual(longestPalindrome(""), "");
  assert.deepEqual(longestPalindrome("abcc"), "cc");
});

test("other readings", () => {
  assert.deepEqual(isPalindromeAsItIs("Anna"), false);
  assert.deepEqual(isPalindromeAsItIs("anna"), true);
  assert.deepEqual(isPalindromeWithAll("Anna"), true);
  assert.deepEqual(isPalindromeWithAll("nurses run"), false);
  assert.deepEqual(isPalindromeWithout("Nurses run"), true);
  assert.deepEqual(isPalindromeWithout("nurses, run"), false);
  assert.deepEqual(isPalindromeOfLetters("1 Nurses, run"), true);
  assert.deepEqual(isPalindromeOfLetters("nurse"), false);
  assert.deepEqual(isPalindromeByAll("nurses, run"), true);
  assert.deepEqual(isPalindromeByAll("Nurses run"), false);
  assert.deepEqual(longestPalindromeOrLast("abcc"), "cc");
  assert.deepEqual(longestPalindromeOrLast("aabb"), "bb");
  assert.deepEqual(longestPalindromeLength("babad"), 3);
  assert.deepEqual(longestPalindromeLength(""), 0);
});
