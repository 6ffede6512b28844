import assert from "node:assert/strict";
import { test } from "node:test";
import {
  longestCommonSubsequence,
  longestCommonSubsequenceLength,
  longestCommonSubsequenceAsOne,
  longestCommonSubstring,
  longestCommonSubstringLength,
} from "./longest-common-subsequence.mjs";

test("known subsequences", () => {
  assert.deepEqual(longestCommonSubsequence("AGGTAB", "GXTXAYB"), ["G", "T", "A", "B"]);
  assert.deepEqual(longestCommonSubsequence("nematode knowledge", "empty bottle"), [
    "e",
    "m",
    "t",
    " ",
    "o",
    "l",
    "e",
  ]);
  assert.deepEqual(longestCommonSubsequence([1, 2, 3, 4], [2, 4, 3, 4]), [2, 3, 4]);
});

test("the order counts", () => {
  assert.deepEqual(longestCommonSubsequence("ab", "ba"), ["b"]);
  assert.deepEqual(longestCommonSubsequence("abc", "abc"), ["a", "b", "c"]);
});

test("nothing in common", () => {
  assert.deepEqual(longestCommonSubsequence("abc", "xyz"), []);
  assert.deepEqual(longestCommonSubsequence("", "abc"), []);
  assert.deepEqual(longestCommonSubsequence([], []), []);
});

test("another known pair", () => {
  assert.deepEqual(longestCommonSubsequence("XMJYAUZ", "MZJAWXU"), ["M", "J", "A", "U"]);
  assert.deepEqual(longestCommonSubsequence("abcd", "acbd"), ["a", "c", "d"]);
});

test("other readings", () => {
  assert.deepEqual(longestCommonSubsequenceLength("abcbdab", "bdcaba"), 4);
  assert.deepEqual(longestCommonSubsequenceAsOne("axbyc", "abc"), "abc");
  assert.deepEqual(longestCommonSubsequenceAsOne("", "abc"), "");
  assert.deepEqual(longestCommonSubstring("xabcy", "zabcab"), "abc");
  assert.deepEqual(longestCommonSubstring("ab cd", "cd ab"), "ab");
  assert.deepEqual(longestCommonSubstring("a", "b"), "");
  assert.deepEqual(longestCommonSubstringLength("xabcy", "zabcab"), 3);
});
