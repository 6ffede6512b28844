import assert from "node:assert/strict";
import { test } from "node:test";
import { kth, lowerMedian } from "./quickselect.mjs";

test("every place of a list", () => {
  assert.deepEqual(kth([7, 10, 4, 3, 20, 15], 1), 3);
  assert.deepEqual(kth([7, 10, 4, 3, 20, 15], 3), 7);
  assert.deepEqual(kth([7, 10, 4, 3, 20, 15], 6), 20);
  assert.deepEqual(kth([5, 5, 1, 5], 2), 5);
  assert.deepEqual(kth([-1, -10, 2], 1), -10);
});

test("counted from the largest", () => {
  assert.deepEqual(kth([7, 10, 4], 1, true), 10);
  assert.deepEqual(kth([7, 10, 4, 10], 2, true), 10);
  assert.deepEqual(kth([7, 10, 4], 3, true), 4);
});

test("the median", () => {
  assert.deepEqual(lowerMedian([9, 1, 5]), 5);
  assert.deepEqual(lowerMedian([4, 1, 3, 2]), 2);
  assert.deepEqual(lowerMedian(["b", "a", "c"]), "b");
});

test("a place outside is refused, the list stays", () => {
  assert.throws(() => kth([1, 2], 3), RangeError);
  assert.throws(() => kth([1, 2], 0), RangeError);
  assert.throws(() => kth([], 1), RangeError);
  const list = [3, 1, 2];
  kth(list, 2);
  assert.deepEqual(list, [3, 1, 2]);
});

test("sorted lists", () => {
  assert.deepEqual(kth([1, 2, 3, 4, 5], 5), 5);
  assert.deepEqual(kth([5, 4, 3, 2, 1], 4), 4);
  assert.deepEqual(kth([1, 2, 3, 4, 5], 2), 2);
});
