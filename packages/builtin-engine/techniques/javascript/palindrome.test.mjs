import assert from "node:assert/strict";
import { test } from "node:test";
import { isPalindrome, longestPalindrome } from "./palindrome.mjs";

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
