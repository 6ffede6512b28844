import assert from "node:assert/strict";
import { test } from "node:test";
import {
  borderSum,
  innerSum,
  regionSum,
  snakeOrder,
  diagonals,
  ringItems,
  rotateRing,
  upperTriangle,
  isUpperTriangular,
} from "./matrix-rings.mjs";

test("sums", () => {
  assert.deepEqual(
    borderSum([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    40,
  );
  assert.deepEqual(
    borderSum([
      [1, 1, 1, 1],
      [1, 9, 9, 1],
      [1, 1, 1, 1],
    ]),
    10,
  );
  assert.deepEqual(
    innerSum([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    5,
  );
  assert.deepEqual(
    innerSum([
      [1, 2],
      [3, 4],
    ]),
    0,
  );
  assert.deepEqual(
    regionSum(
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      0,
      1,
      1,
      2,
    ),
    16,
  );
});

test("orders", () => {
  assert.deepEqual(
    snakeOrder([
      [1, 2, 3],
      [4, 5, 6],
    ]),
    [1, 2, 3, 6, 5, 4],
  );
  assert.deepEqual(
    diagonals([
      [1, 2],
      [3, 4],
    ]),
    [[1], [2, 3], [4]],
  );
  assert.deepEqual(
    ringItems([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    [1, 2, 3, 6, 9, 8, 7, 4],
  );
  assert.deepEqual(ringItems([[1, 2]]), [1, 2]);
  assert.deepEqual(ringItems([[1], [2]]), [1, 2]);
  assert.deepEqual(
    rotateRing([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    [
      [4, 1, 2],
      [7, 5, 3],
      [8, 9, 6],
    ],
  );
  assert.deepEqual(
    rotateRing(
      [
        [1, 2],
        [3, 4],
      ],
      -1,
    ),
    [
      [2, 4],
      [1, 3],
    ],
  );
  assert.deepEqual(rotateRing([]), []);
  assert.deepEqual(
    upperTriangle([
      [1, 2],
      [3, 4],
    ]),
    [
      [1, 2],
      [0, 4],
    ],
  );
  assert.deepEqual(
    isUpperTriangular([
      [1, 2],
      [0, 4],
    ]),
    true,
  );
  assert.deepEqual(
    isUpperTriangular([
      [1, 2],
      [3, 4],
    ]),
    false,
  );
});
