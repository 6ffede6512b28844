import assert from "node:assert/strict";
import { test } from "node:test";
import { partition, partitionAround } from "./partition-list.mjs";

test("order is kept on both sides", () => {
  assert.deepEqual(
    partition([5, 2, 8, 1], (n) => n % 2 === 0),
    [
      [2, 8],
      [5, 1],
    ],
  );
  assert.deepEqual(
    partition([], () => true),
    [[], []],
  );
  assert.deepEqual(
    partition(["a", "", "b"], (text) => text),
    [["a", "b"], [""]],
  );
});

test("three parts round a pivot", () => {
  assert.deepEqual(partitionAround([3, -1, 0, 2, -5, 0]), [
    [-1, -5],
    [0, 0],
    [3, 2],
  ]);
  assert.deepEqual(partitionAround([3, 1, 2], 2), [[1], [2], [3]]);
  assert.deepEqual(partitionAround([1, 1], 2), [[1, 1], [], []]);
  assert.deepEqual(partitionAround([]), [[], [], []]);
});
