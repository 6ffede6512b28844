import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countSubarraysWithSum,
  subarrayWithSum,
  longestSubarrayWithSum,
  shortestSubarrayAtLeast,
  productExceptSelf,
  sumExceptSelf,
  equilibriumIndex,
  maxProductSubarray,
} from "./subarray-sum.mjs";

test("parts with a sum", () => {
  assert.deepEqual(countSubarraysWithSum([1, 1, 1], 2), 2);
  assert.deepEqual(countSubarraysWithSum([1, -1, 0], 0), 3);
  assert.deepEqual(countSubarraysWithSum([], 0), 0);
  assert.deepEqual(subarrayWithSum([1, 4, 20, 3, 10, 5], 33), [20, 3, 10]);
  assert.deepEqual(subarrayWithSum([1, 2], 9), null);
  assert.deepEqual(longestSubarrayWithSum([10, 5, 2, 7, 1, 9], 15), 4);
  assert.deepEqual(longestSubarrayWithSum([1], 9), 0);
  assert.deepEqual(shortestSubarrayAtLeast(7, [2, 3, 1, 2, 4, 3]), 2);
  assert.deepEqual(shortestSubarrayAtLeast(4, [1, 4, 4]), 1);
  assert.deepEqual(shortestSubarrayAtLeast(11, [1, 1]), 0);
});

test("all but one", () => {
  assert.deepEqual(productExceptSelf([1, 2, 3, 4]), [24, 12, 8, 6]);
  assert.deepEqual(productExceptSelf([0, 2, 3]), [6, 0, 0]);
  assert.deepEqual(productExceptSelf([]), []);
  assert.deepEqual(sumExceptSelf([1, 2, 3]), [5, 4, 3]);
});

test("balance and products", () => {
  assert.deepEqual(equilibriumIndex([1, 7, 3, 6, 5, 6]), 3);
  assert.deepEqual(equilibriumIndex([2, 1, -1]), 0);
  assert.deepEqual(equilibriumIndex([1, 2, 3]), -1);
  assert.deepEqual(equilibriumIndex([1, 2], null), null);
  assert.deepEqual(maxProductSubarray([2, 3, -2, 4]), 6);
  assert.deepEqual(maxProductSubarray([-2, 3, -4]), 24);
  assert.deepEqual(maxProductSubarray([-2]), -2);
  assert.deepEqual(maxProductSubarray([]), 0);
});
