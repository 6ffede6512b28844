import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pascalTriangle,
  pascalRow,
  pascalNumber,
  floydTriangle,
  pascalRowFromOne,
  pascalNumberFromOne,
} from "./pascal-triangle.mjs";

test("rows", () => {
  assert.deepEqual(pascalTriangle(5), [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1], [1, 4, 6, 4, 1]]);
  assert.deepEqual(pascalTriangle(1), [[1]]);
  assert.deepEqual(pascalTriangle(0), []);
  assert.deepEqual(pascalTriangle(3, 2), [[2], [2, 2], [2, 4, 2]]);
  assert.deepEqual(pascalRow(3), [1, 3, 3, 1]);
  assert.deepEqual(pascalRow(0), [1]);
});

test("single numbers, and Floyd's triangle", () => {
  assert.deepEqual(pascalNumber(4, 2), 6);
  assert.deepEqual(pascalNumber(4, 4), 1);
  assert.deepEqual(pascalNumber(4, 5), 0);
  assert.deepEqual(floydTriangle(3), [[1], [2, 3], [4, 5, 6]]);
  assert.deepEqual(floydTriangle(2, 5), [[5], [6, 7]]);
  assert.deepEqual(floydTriangle(0), []);
});

test("other readings", () => {
  assert.deepEqual(pascalRowFromOne(3), [1, 2, 1]);
  assert.deepEqual(pascalRowFromOne(2, 5), [5, 5]);
  assert.deepEqual(pascalNumberFromOne(5, 3), 6);
  assert.deepEqual(pascalNumberFromOne(2, 1, 4), 4);
});

test("places outside of a row", () => {
  assert.deepEqual(pascalNumber(2, -1), 0);
  assert.deepEqual(pascalNumber(2, 2), 1);
  assert.deepEqual(pascalNumber(2, 0), 1);
  assert.deepEqual(pascalNumber(2, 3), 0);
});
