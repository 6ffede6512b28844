import assert from "node:assert/strict";
import { test } from "node:test";
import { topK, bottomK, topOnlyOne, topInAll, topAsIs } from "./top-k.mjs";

test("the best come first", () => {
  assert.deepEqual(topK([5, 1, 9, 3, 7]), [9, 7, 5]);
  assert.deepEqual(topK([5, 1, 9], 1), [9]);
  assert.deepEqual(bottomK([5, 1, 9, 10, 3], 2), [1, 3]);
  assert.deepEqual(topK([-5, -1], 2), [-1, -5]);
});

test("fewer items than asked for", () => {
  assert.deepEqual(topK([2, 4], 5), [4, 2]);
  assert.deepEqual(topK([], 2), []);
  assert.deepEqual(topK([1, 2], 0), []);
});

test("among equals the earlier", () => {
  assert.deepEqual(
    topK(["bb", "a", "cc", "dd"], 2, (text) => text.length),
    ["bb", "cc"],
  );
  assert.deepEqual(
    bottomK(["bb", "a", "c", "dd"], 3, (text) => text.length),
    ["a", "c", "bb"],
  );
});

test("other readings", () => {
  assert.deepEqual(topOnlyOne([5, 5, 3, 4], 2), [5, 4]);
  assert.deepEqual(topOnlyOne([1, 2, 3, 4]), [4, 3, 2]);
  assert.deepEqual(topInAll([5, 1, 4], 2), [4, 5]);
  assert.deepEqual(topInAll([1, 2, 3, 4]), [2, 3, 4]);
  assert.deepEqual(topAsIs([1, 4, 2, 5, 4], 2), [4, 5]);
  assert.deepEqual(topAsIs([3, 1, 4, 2]), [3, 4, 2]);
});
