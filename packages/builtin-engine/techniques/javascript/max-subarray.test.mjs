import assert from "node:assert/strict";
import { test } from "node:test";
import {
  maxSubarray,
  bestTrade,
  maxSubarraySum,
  maxSubarraySumOrNot,
  maxSubarrayItems,
  minSubarraySum,
} from "./max-subarray.mjs";

test("the run with the largest sum", () => {
  assert.deepEqual(maxSubarray([-2, 1, -3, 4, -1, 2, 1, -5, 4]), [6, 3, 7]);
  assert.deepEqual(maxSubarray([5, 4, -1, 7, 8]), [23, 0, 5]);
  assert.deepEqual(maxSubarray([0, 5]), [5, 1, 2]);
  assert.deepEqual(maxSubarray([1, -1, 1]), [1, 0, 1]);
});

test("all numbers negative", () => {
  assert.deepEqual(maxSubarray([-3, -1, -2]), [-1, 1, 2]);
  assert.deepEqual(maxSubarray([-3, -1], true), [0, 0, 0]);
});

test("no numbers", () => {
  assert.throws(() => maxSubarray([]), RangeError);
  assert.deepEqual(maxSubarray([], true), [0, 0, 0]);
});

test("the best trade", () => {
  assert.deepEqual(bestTrade([7, 1, 5, 3, 6, 4]), 5);
  assert.deepEqual(bestTrade([7, 6, 4]), 0);
  assert.deepEqual(bestTrade([2, 9, 1, 5]), 7);
  assert.deepEqual(bestTrade([]), 0);
});

test("other readings", () => {
  assert.deepEqual(maxSubarraySum([-2, 1, -3, 4, -1, 2, 1, -5, 4]), 6);
  assert.deepEqual(maxSubarraySum([-3, -1, -2]), -1);
  assert.deepEqual(maxSubarraySum([]), 0);
  assert.deepEqual(maxSubarraySumOrNot([-3, -1]), 0);
  assert.deepEqual(maxSubarraySumOrNot([2, -1, 2]), 3);
  assert.deepEqual(maxSubarrayItems([-2, 1, -3, 4, -1, 2, 1, -5, 4]), [4, -1, 2, 1]);
  assert.deepEqual(maxSubarrayItems([-3, -1]), [-1]);
  assert.deepEqual(maxSubarrayItems([]), []);
  assert.deepEqual(minSubarraySum([3, -4, 2, -3, -1, 7]), -6);
  assert.deepEqual(minSubarraySum([2, 1]), 1);
  assert.deepEqual(minSubarraySum([]), 0);
});
