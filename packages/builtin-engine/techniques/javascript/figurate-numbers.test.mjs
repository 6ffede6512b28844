import assert from "node:assert/strict";
import { test } from "node:test";
import {
  triangularNumber,
  sumOfFirst,
  triangularNumbers,
  isTriangular,
  polygonalNumber,
  tetrahedralNumber,
  sumOfFirstSquares,
  sumOfFirstCubes,
  arithmeticSequence,
  geometricSequence,
} from "./figurate-numbers.mjs";

test("triangular numbers", () => {
  assert.deepEqual(triangularNumber(1), 1);
  assert.deepEqual(triangularNumber(7), 28);
  assert.deepEqual(triangularNumber(0), 0);
  assert.deepEqual(sumOfFirst(100), 5050);
  assert.deepEqual(triangularNumbers(5), [1, 3, 6, 10, 15]);
  assert.deepEqual(triangularNumbers(0), []);
  assert.deepEqual(isTriangular(28), true);
  assert.deepEqual(isTriangular(27), false);
  assert.deepEqual(isTriangular(0), true);
  assert.deepEqual(isTriangular(-1), false);
  assert.deepEqual(isTriangular(-3), false);
});

test("other figures", () => {
  assert.deepEqual(polygonalNumber(4), 10);
  assert.deepEqual(polygonalNumber(4, 4), 16);
  assert.deepEqual(polygonalNumber(4, 5), 22);
  assert.deepEqual(polygonalNumber(3, 6), 15);
  assert.deepEqual(tetrahedralNumber(4), 20);
  assert.deepEqual(sumOfFirstSquares(3), 14);
  assert.deepEqual(sumOfFirstCubes(3), 36);
});

test("sequences", () => {
  assert.deepEqual(arithmeticSequence(2, 3, 4), [2, 5, 8, 11]);
  assert.deepEqual(arithmeticSequence(1, 1, 0), []);
  assert.deepEqual(geometricSequence(3, 2, 4), [3, 6, 12, 24]);
});
