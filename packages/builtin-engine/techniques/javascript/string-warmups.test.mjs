import assert from "node:assert/strict";
import { test } from "node:test";
import {
  typedText,
  sameAfterBackspaces,
  mergeAlternately,
  isHappyText,
  hasNoEqualNeighbours,
  makeFancyText,
  removeBadPairs,
  countJewels,
  defangAddress,
  hasSameNumberOf,
  occursEquallyOften,
  countSamePlaces,
  mergeAlternatelyOnly,
  mergeAlternatelyFromTwo,
  hasSameNumberOfAsIs,
  countJewelsOnlyOne,
  countJewelsInAnyCase,
} from "./string-warmups.mjs";

test("typed", () => {
  assert.deepEqual(typedText("ab#c##d"), "d");
  assert.deepEqual(typedText("##a"), "a");
  assert.deepEqual(typedText("leet**cod*e", "*"), "lecoe");
  assert.deepEqual(sameAfterBackspaces("ab#c", "ad#c"), true);
  assert.deepEqual(sameAfterBackspaces("a#c", "b"), false);
  assert.deepEqual(mergeAlternately("abc", "pqrs"), "apbqcrs");
  assert.deepEqual(mergeAlternately("abcd", "pq"), "apbqcd");
  assert.deepEqual(mergeAlternately("", ""), "");
});

test("rows of letters", () => {
  assert.deepEqual(isHappyText("abcdaab"), true);
  assert.deepEqual(isHappyText("aaab"), false);
  assert.deepEqual(isHappyText("aab", 2), false);
  assert.deepEqual(hasNoEqualNeighbours("abab"), true);
  assert.deepEqual(hasNoEqualNeighbours("abba"), false);
  assert.deepEqual(makeFancyText("leeetcode"), "leetcode");
  assert.deepEqual(makeFancyText("aaabaaaa"), "aabaa");
  assert.deepEqual(makeFancyText("aabb", 2), "ab");
  assert.deepEqual(removeBadPairs("leEeetcode"), "leetcode");
  assert.deepEqual(removeBadPairs("abBAcC"), "");
  assert.deepEqual(removeBadPairs("aab"), "aab");
});

test("counts", () => {
  assert.deepEqual(countJewels("aA", "aAAbbbb"), 3);
  assert.deepEqual(defangAddress("1.1.1.1"), "1[.]1[.]1[.]1");
  assert.deepEqual(hasSameNumberOf("ooxXm"), true);
  assert.deepEqual(hasSameNumberOf("xooxx"), false);
  assert.deepEqual(hasSameNumberOf("pPt", "p", "t"), false);
  assert.deepEqual(occursEquallyOften("abacbc"), true);
  assert.deepEqual(occursEquallyOften("aab"), false);
  assert.deepEqual(countSamePlaces("abcd", "abxdz"), 3);
});

test("other readings", () => {
  assert.deepEqual(mergeAlternatelyOnly("abcd", "xy"), "axby");
  assert.deepEqual(mergeAlternatelyFromTwo("ab", "xyz"), "xaybz");
  assert.deepEqual(hasSameNumberOfAsIs("xoX"), true);
  assert.deepEqual(hasSameNumberOfAsIs("xoO"), true);
  assert.deepEqual(hasSameNumberOfAsIs("xx"), false);
  assert.deepEqual(countJewelsOnlyOne("aA", "aabb"), 1);
  assert.deepEqual(countJewelsInAnyCase("a", "aAb"), 2);
});
