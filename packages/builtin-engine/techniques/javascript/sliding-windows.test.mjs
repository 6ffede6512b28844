import assert from "node:assert/strict";
import { test } from "node:test";
import { windows, movingAverages, largestWindowSum } from "./sliding-windows.mjs";

test("whole windows only", () => {
  assert.deepEqual(windows([1, 2, 3, 4]), [
    [1, 2, 3],
    [2, 3, 4],
  ]);
  assert.deepEqual(windows([1, 2, 3], 2), [
    [1, 2],
    [2, 3],
  ]);
  assert.deepEqual(windows([1, 2, 3], 3), [[1, 2, 3]]);
  assert.deepEqual(windows([1, 2], 3), []);
  assert.deepEqual(windows([], 1), []);
  assert.throws(() => windows([1], 0), RangeError);
});

test("averages", () => {
  assert.deepEqual(movingAverages([1, 2, 3, 6], 2), [1.5, 2.5, 4.5]);
  assert.deepEqual(movingAverages([3, 3, 6]), [4]);
});

test("the largest sum", () => {
  assert.deepEqual(largestWindowSum([2, 1, 5, 1, 3, 2]), 9);
  assert.deepEqual(largestWindowSum([-5, -1, -3], 2), -4);
  assert.deepEqual(largestWindowSum([-5, -1, -3], 1), -1);
  assert.deepEqual(largestWindowSum([1], 2), null);
  assert.deepEqual(largestWindowSum([9, 9, 1], 2), 18);
  assert.throws(() => largestWindowSum([1], 0), RangeError);
});
