import assert from "node:assert/strict";
import { test } from "node:test";
import {
  longestIncreasing,
  longestIncreasingLength,
  longestDecreasing,
  longestDecreasingLength,
} from "./longest-increasing-subsequence.mjs";

test("known selections", () => {
  assert.deepEqual(longestIncreasing([10, 9, 2, 5, 3, 7, 101, 18]), [2, 3, 7, 18]);
  assert.deepEqual(
    longestIncreasing([0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15]),
    [0, 2, 6, 9, 11, 15],
  );
  assert.deepEqual(longestIncreasing([1, 2, 3]), [1, 2, 3]);
  assert.deepEqual(longestIncreasing([3, 2, 1]), [1]);
  assert.deepEqual(longestIncreasing([-5, -10, -1]), [-10, -1]);
});

test("equal numbers by choice", () => {
  assert.deepEqual(longestIncreasing([2, 2, 2]), [2]);
  assert.deepEqual(longestIncreasing([2, 2, 2], false), [2, 2, 2]);
  assert.deepEqual(longestIncreasing([1, 3, 2, 2, 4], false), [1, 2, 2, 4]);
});

test("the edges", () => {
  assert.deepEqual(longestIncreasing([]), []);
  assert.deepEqual(longestIncreasing([7]), [7]);
});

test("other readings", () => {
  assert.deepEqual(longestIncreasingLength([10, 9, 2, 5, 3, 7, 101, 18]), 4);
  assert.deepEqual(longestIncreasingLength([1, 1, 1], false), 3);
  assert.deepEqual(longestIncreasingLength([1, 1, 1]), 1);
  assert.deepEqual(longestDecreasing([1, 5, 3, 4, 2]), [5, 4, 2]);
  assert.deepEqual(longestDecreasing([2, 2, 1], false), [2, 2, 1]);
  assert.deepEqual(longestDecreasingLength([2, 2, 1]), 2);
  assert.deepEqual(longestDecreasingLength([2, 2, 1], false), 3);
});
