import assert from "node:assert/strict";
import { test } from "node:test";
import { determinant, isInvertible } from "./matrix-determinant.mjs";

test("known determinants", () => {
  assert.deepEqual(
    determinant([
      [1, 2],
      [3, 4],
    ]),
    -2n,
  );
  assert.deepEqual(
    determinant([
      [6, 1, 1],
      [4, -2, 5],
      [2, 8, 7],
    ]),
    -306n,
  );
  assert.deepEqual(
    determinant([
      [2, 0, 0, 1],
      [0, 3, 0, 0],
      [1, 0, 4, 0],
      [0, 5, 0, 6],
    ]),
    144n,
  );
  assert.deepEqual(determinant([[7]]), 7n);
  assert.deepEqual(determinant([]), 1n);
});

test("rows change places where a zero stands in the way", () => {
  assert.deepEqual(
    determinant([
      [0, 1],
      [1, 0],
    ]),
    -1n,
  );
  assert.deepEqual(
    determinant([
      [0, 2, 1],
      [0, 0, 3],
      [4, 1, 1],
    ]),
    24n,
  );
});

test("a matrix that cannot be inverted", () => {
  assert.deepEqual(
    isInvertible([
      [1, 2],
      [2, 4],
    ]),
    false,
  );
  assert.deepEqual(
    isInvertible([
      [0, 1],
      [0, 2],
    ]),
    false,
  );
  assert.deepEqual(
    isInvertible([
      [1, 2],
      [3, 5],
    ]),
    true,
  );
});

test("large entries stay exact", () => {
  assert.deepEqual(
    determinant([
      [94906267, 94906266],
      [94906266, 94906265],
    ]),
    -1n,
  );
  assert.throws(
    () =>
      determinant([
        [1, 2, 3],
        [4, 5, 6],
      ]),
    RangeError,
  );
});
