import assert from "node:assert/strict";
import { test } from "node:test";
import {
  powerSet,
  subsetsWithSum,
  hasSubsetWithSum,
  canPartition,
  sublists,
  substrings,
  countDistinctSubstrings,
  powerSetWithoutIt,
  substringsOnlyOne,
  substringsByAll,
} from "./power-set.mjs";

test("subsets", () => {
  assert.deepEqual(powerSet([1, 2, 3]), [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]);
  assert.deepEqual(powerSet([1, 2, 3], true), [[], [1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]);
  assert.deepEqual(powerSet([]), [[]]);
  assert.deepEqual(powerSet([], true), [[]]);
});

test("sums of subsets", () => {
  assert.deepEqual(subsetsWithSum([1, 2, 3], 3), [[1, 2], [3]]);
  assert.deepEqual(subsetsWithSum([1, 2, 3], 3, true), [[3], [1, 2]]);
  assert.deepEqual(hasSubsetWithSum([3, 34, 4, 12, 5, 2], 9), true);
  assert.deepEqual(hasSubsetWithSum([3, 34, 4], 6), false);
  assert.deepEqual(hasSubsetWithSum([], 0), true);
  assert.deepEqual(canPartition([1, 5, 11, 5]), true);
  assert.deepEqual(canPartition([1, 2, 5]), false);
});

test("runs", () => {
  assert.deepEqual(substrings("abc"), ["a", "ab", "abc", "b", "bc", "c"]);
  assert.deepEqual(substrings(""), []);
  assert.deepEqual(sublists([1, 2]), [[1], [1, 2], [2]]);
  assert.deepEqual(countDistinctSubstrings("aaa"), 3);
});

test("other readings", () => {
  assert.deepEqual(powerSetWithoutIt([1, 2, 3]), [[1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]);
  assert.deepEqual(powerSetWithoutIt([1, 2, 3], true), [[1], [2], [3], [1, 2], [1, 3], [2, 3], [1, 2, 3]]);
  assert.deepEqual(substringsOnlyOne("aba"), ["a", "ab", "aba", "b", "ba"]);
  assert.deepEqual(substringsByAll("abc"), ["a", "b", "c", "ab", "bc", "abc"]);
});
