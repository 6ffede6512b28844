import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rotate,
  isRotation,
  rotateBy,
  rotateWithoutWrap,
  rotationOf,
  shiftLeft,
  shiftRight,
} from "./rotate-list.mjs";

test("items move to the left, or to the right", () => {
  assert.deepEqual(rotate([1, 2, 3, 4]), [2, 3, 4, 1]);
  assert.deepEqual(rotate([1, 2, 3, 4], -1), [4, 1, 2, 3]);
  assert.deepEqual(rotate([1, 2, 3], 0), [1, 2, 3]);
  assert.deepEqual(rotate([], 2), []);
});

test("more places than items", () => {
  assert.deepEqual(rotate([1, 2, 3], 4), [2, 3, 1]);
  assert.deepEqual(rotate([1, 2, 3], -7), [3, 1, 2]);
  assert.deepEqual(rotate([1, 2, 3], 3), [1, 2, 3]);
});

test("rotations are found", () => {
  assert.deepEqual(isRotation([1, 2, 3], [3, 1, 2]), true);
  assert.deepEqual(isRotation([1, 2, 3], [3, 2, 1]), false);
  assert.deepEqual(isRotation([1, 1, 2], [1, 2]), false);
  assert.deepEqual(isRotation([], []), true);
  assert.deepEqual(isRotation([1, 1], [1, 1]), true);
  assert.deepEqual(isRotation([1, 2], [3, 4]), false);
});

test("other readings", () => {
  assert.deepEqual(rotateBy([1, 2, 3]), [3, 1, 2]);
  assert.deepEqual(rotateBy([1, 2, 3, 4], 2), [3, 4, 1, 2]);
  assert.deepEqual(rotateBy([], 2), []);
  assert.deepEqual(rotateWithoutWrap([1, 2], 3), [1, 2]);
  assert.deepEqual(rotateWithoutWrap([1, 2, 3], 3), [1, 2, 3]);
  assert.deepEqual(rotateWithoutWrap([1, 2, 3]), [2, 3, 1]);
  assert.deepEqual(rotationOf([1, 2, 3], [3, 1, 2]), 2);
  assert.deepEqual(rotationOf([1, 2], [1, 3]), -1);
  assert.deepEqual(rotationOf([1, 2], [1, 2, 3]), -1);
  assert.deepEqual(shiftLeft([1, 2, 3]), [2, 3, 0]);
  assert.deepEqual(shiftLeft([1, 2], 5, 9), [9, 9]);
  assert.deepEqual(shiftRight([1, 2, 3]), [0, 1, 2]);
  assert.deepEqual(shiftRight([1, 2], 5, 9), [9, 9]);
});
