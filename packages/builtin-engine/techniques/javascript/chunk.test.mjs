import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chunk,
  splitEvenly,
  chunkFromEnd,
  splitIntoParts,
  splitEvenlyForEach,
  splitInHalf,
} from "./chunk.mjs";

test("the last chunk holds what is left", () => {
  assert.deepEqual(chunk([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(chunk([1, 2, 3, 4], 2), [
    [1, 2],
    [3, 4],
  ]);
  assert.deepEqual(chunk([1, 2], 5), [[1, 2]]);
  assert.deepEqual(chunk([1, 2], 1), [[1], [2]]);
  assert.deepEqual(chunk([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11]]);
  assert.deepEqual(chunk([], 3), []);
  assert.throws(() => chunk([1], 0), RangeError);
});

test("an even split", () => {
  assert.deepEqual(splitEvenly([1, 2, 3, 4, 5, 6, 7], 3), [
    [1, 2, 3],
    [4, 5],
    [6, 7],
  ]);
  assert.deepEqual(splitEvenly([1, 2, 3, 4], 2), [
    [1, 2],
    [3, 4],
  ]);
  assert.deepEqual(splitEvenly([1], 3), [[1], [], []]);
  assert.deepEqual(splitEvenly([], 1), [[]]);
  assert.throws(() => splitEvenly([1], 0), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(chunk([1, 2, 3], 2, true), [[1, 2]]);
  assert.deepEqual(chunkFromEnd([1, 2, 3], 2), [[1], [2, 3]]);
  assert.deepEqual(chunkFromEnd([1, 2], 2), [[1, 2]]);
  assert.deepEqual(chunkFromEnd([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [
    [1],
    [2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  ]);
  assert.deepEqual(splitIntoParts([1, 2, 3, 4, 5], 3), [[1, 2], [3, 4], [5]]);
  assert.deepEqual(splitIntoParts([], 3), []);
  assert.deepEqual(splitEvenlyForEach([1, 2, 3, 4, 5], 3), [[1], [2, 3], [4, 5]]);
  assert.deepEqual(splitInHalf([1, 2, 3]), [[1, 2], [3]]);
  assert.deepEqual(splitInHalf([1, 2, 3], true), [[1], [2, 3]]);
  assert.deepEqual(splitInHalf("abcd"), ["ab", "cd"]);
});
