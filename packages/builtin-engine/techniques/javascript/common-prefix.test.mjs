import assert from "node:assert/strict";
import { test } from "node:test";
import {
  commonPrefix,
  commonSuffix,
  longestCommonPrefix,
  longestCommonSuffix,
  longestCommonSubstring,
  commonWordsFromBeginning,
  longestCommonSubstrings,
} from "./common-prefix.mjs";

test("of two texts", () => {
  assert.deepEqual(commonPrefix("interview", "internet"), "inter");
  assert.deepEqual(commonPrefix("abc", "abc"), "abc");
  assert.deepEqual(commonPrefix("abc", "xyz"), "");
  assert.deepEqual(commonPrefix("ABc", "abd"), "");
  assert.deepEqual(commonPrefix("ABc", "abd", true), "AB");
  assert.deepEqual(commonSuffix("testing", "resting"), "esting");
  assert.deepEqual(commonSuffix("a", ""), "");
});

test("of a list", () => {
  assert.deepEqual(longestCommonPrefix(["flower", "flow", "flight"]), "fl");
  assert.deepEqual(longestCommonPrefix(["dog", "racecar", "car"]), "");
  assert.deepEqual(longestCommonPrefix(["alone"]), "alone");
  assert.deepEqual(longestCommonPrefix([]), "");
  assert.deepEqual(longestCommonSuffix(["walking", "talking", "king"]), "king");
  assert.deepEqual(longestCommonSuffix([]), "");
});

test("inside two texts", () => {
  assert.deepEqual(longestCommonSubstring("ABABC", "BABCA"), "BABC");
  assert.deepEqual(longestCommonSubstring("abxcd", "cdyab"), "ab");
  assert.deepEqual(longestCommonSubstring("abc", "xyz"), "");
  assert.deepEqual(longestCommonSubstring("Hello", "yELLow", true), "ello");
  assert.deepEqual(longestCommonSubstring("", "a"), "");
});

test("readings that differ", () => {
  assert.deepEqual(commonWordsFromBeginning("the big  cat", "the big dog"), "the big");
  assert.deepEqual(commonWordsFromBeginning("The cat", "the cat"), "");
  assert.deepEqual(commonWordsFromBeginning("The cat", "the cat sat", true), "The cat");
  assert.deepEqual(commonWordsFromBeginning("", "a"), "");
  assert.deepEqual(longestCommonSubstrings("abxcd", "cdyab"), ["ab", "cd"]);
  assert.deepEqual(longestCommonSubstrings("ab", "xy"), []);
  assert.deepEqual(longestCommonSubstrings("aBab", "ab", true), ["aB", "ab"]);
});
