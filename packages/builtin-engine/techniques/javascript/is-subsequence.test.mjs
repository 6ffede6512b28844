import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isSubsequence,
  isSublist,
  canConstruct,
  countSubsequences,
  canConstructFromWords,
  canConstructOfLetters,
  canConstructWithAny,
} from "./is-subsequence.mjs";

test("in order", () => {
  assert.deepEqual(isSubsequence("ace", "abcde"), true);
  assert.deepEqual(isSubsequence("aec", "abcde"), false);
  assert.deepEqual(isSubsequence("", "abc"), true);
  assert.deepEqual(isSubsequence("a", ""), false);
  assert.deepEqual(isSubsequence([1, 3], [1, 2, 3]), true);
  assert.deepEqual(isSubsequence("ACE", "abcde"), false);
  assert.deepEqual(isSubsequence("ACE", "abcde", true), true);
  assert.deepEqual(countSubsequences("rabbit", "rabbbit"), 3);
  assert.deepEqual(countSubsequences("", "abc"), 1);
});

test("as one piece", () => {
  assert.deepEqual(isSublist([2, 3], [1, 2, 3, 4]), true);
  assert.deepEqual(isSublist([1, 3], [1, 2, 3]), false);
  assert.deepEqual(isSublist("ell", "hello"), true);
  assert.deepEqual(isSublist([], [1]), true);
  assert.deepEqual(isSublist([1, 2], [1]), false);
});

test("built from letters", () => {
  assert.deepEqual(canConstruct("aab", "baa"), true);
  assert.deepEqual(canConstruct("aa", "ab"), false);
  assert.deepEqual(canConstruct("AB", "ab"), false);
  assert.deepEqual(canConstruct("", ""), true);
});

test("readings that differ", () => {
  assert.deepEqual(canConstructFromWords("give one", "one give today"), true);
  assert.deepEqual(canConstructFromWords("two two", "two three"), false);
  assert.deepEqual(canConstructFromWords("Give", "give"), false);
  assert.deepEqual(canConstructFromWords("Give", "give", true), true);
  assert.deepEqual(canConstructOfLetters("Hi, me!", "him e"), true);
  assert.deepEqual(canConstructOfLetters("Hi", "hi", false), false);
  assert.deepEqual(canConstructOfLetters("aa", "a"), false);
  assert.deepEqual(canConstructWithAny("aab", "ab"), true);
  assert.deepEqual(canConstructWithAny("A", "a"), false);
  assert.deepEqual(canConstructWithAny("A", "a", true), true);
});
