import assert from "node:assert/strict";
import { test } from "node:test";
import { readSpiral, fillSpiral } from "./matrix-spiral.mjs";

test("every cell once, from outside to inside", () => {
  assert.deepEqual(
    readSpiral([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    [1, 2, 3, 6, 9, 8, 7, 4, 5],
  );
  assert.deepEqual(
    readSpiral([
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
    ]),
    [1, 2, 3, 4, 8, 12, 11, 10, 9, 5, 6, 7],
  );
});

test("single rows and columns", () => {
  assert.deepEqual(readSpiral([[1, 2, 3]]), [1, 2, 3]);
  assert.deepEqual(readSpiral([[1], [2], [3]]), [1, 2, 3]);
  assert.deepEqual(
    readSpiral([
      [1, 2],
      [3, 4],
      [5, 6],
    ]),
    [1, 2, 4, 6, 5, 3],
  );
  assert.deepEqual(readSpiral([]), []);
});

test("filled from a first number", () => {
  assert.deepEqual(fillSpiral(3), [
    [1, 2, 3],
    [8, 9, 4],
    [7, 6, 5],
  ]);
  assert.deepEqual(fillSpiral(2, 3), [
    [1, 2, 3],
    [6, 5, 4],
  ]);
  assert.deepEqual(fillSpiral(2, 2, 0), [
    [0, 1],
    [3, 2],
  ]);
  assert.deepEqual(fillSpiral(0), []);
});
