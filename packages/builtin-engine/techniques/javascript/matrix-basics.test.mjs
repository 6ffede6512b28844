import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addMatrices,
  subtractMatrices,
  scaleMatrix,
  mainDiagonal,
  antiDiagonal,
  trace,
  diagonalSum,
  diagonalDifference,
  rowSums,
  columnSums,
  matrixSum,
  matrixMax,
  flattenMatrix,
  identityMatrix,
  filledMatrix,
  reshape,
  isSquareMatrix,
  isSymmetric,
  diagonalSumOfTwo,
  antiDiagonalSum,
  diagonalDifferenceAsIs,
  matrixMin,
} from "./matrix-basics.mjs";

test("sums of matrices", () => {
  assert.deepEqual(
    addMatrices(
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ),
    [
      [6, 8],
      [10, 12],
    ],
  );
  assert.throws(() => addMatrices([[1]], [[1, 2]]), RangeError);
  assert.throws(() => addMatrices([[1]], []), RangeError);
  assert.deepEqual(subtractMatrices([[5, 6]], [[1, 2]]), [[4, 4]]);
  assert.deepEqual(
    scaleMatrix(
      [
        [1, 2],
        [3, 4],
      ],
      3,
    ),
    [
      [3, 6],
      [9, 12],
    ],
  );
});

test("diagonals", () => {
  assert.deepEqual(
    mainDiagonal([
      [1, 2],
      [3, 4],
    ]),
    [1, 4],
  );
  assert.deepEqual(
    antiDiagonal([
      [1, 2],
      [3, 4],
    ]),
    [2, 3],
  );
  assert.deepEqual(
    trace([
      [1, 2],
      [3, 4],
    ]),
    5,
  );
  assert.deepEqual(
    diagonalSum([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    25,
  );
  assert.deepEqual(
    diagonalSum([
      [1, 2],
      [3, 4],
    ]),
    10,
  );
  assert.deepEqual(
    diagonalDifference([
      [11, 2, 4],
      [4, 5, 6],
      [10, 8, -12],
    ]),
    15,
  );
});

test("rows and columns", () => {
  assert.deepEqual(
    rowSums([
      [1, 2],
      [3, 4],
    ]),
    [3, 7],
  );
  assert.deepEqual(
    columnSums([
      [1, 2],
      [3, 4],
    ]),
    [4, 6],
  );
  assert.deepEqual(columnSums([]), []);
  assert.deepEqual(
    matrixSum([
      [1, 2],
      [3, 4],
    ]),
    10,
  );
  assert.deepEqual(
    matrixMax([
      [1, 7],
      [3, 4],
    ]),
    7,
  );
  assert.deepEqual(matrixMax([]), null);
  assert.deepEqual(flattenMatrix([[1, 2], [3]]), [1, 2, 3]);
  assert.deepEqual(reshape([1, 2, 3, 4, 5, 6], 2, 3), [
    [1, 2, 3],
    [4, 5, 6],
  ]);
  assert.deepEqual(reshape([1, 2, 3], 2, 2), null);
});

test("special matrices", () => {
  assert.deepEqual(identityMatrix(3), [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ]);
  assert.deepEqual(filledMatrix(2, 3), [
    [0, 0, 0],
    [0, 0, 0],
  ]);
  assert.deepEqual(filledMatrix(1, 2, 7), [[7, 7]]);
  assert.deepEqual(
    isSquareMatrix([
      [1, 2],
      [3, 4],
    ]),
    true,
  );
  assert.deepEqual(isSquareMatrix([[1, 2]]), false);
  assert.deepEqual(
    isSymmetric([
      [1, 2],
      [2, 3],
    ]),
    true,
  );
  assert.deepEqual(
    isSymmetric([
      [1, 2],
      [3, 4],
    ]),
    false,
  );
  assert.deepEqual(isSymmetric([[1, 2]]), false);
});

test("other readings", () => {
  assert.deepEqual(
    diagonalSumOfTwo([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    30,
  );
  assert.deepEqual(
    diagonalSum([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
    ]),
    25,
  );
  assert.deepEqual(
    antiDiagonalSum([
      [1, 2],
      [3, 4],
    ]),
    5,
  );
  assert.deepEqual(
    diagonalDifferenceAsIs([
      [1, 5],
      [3, 4],
    ]),
    -3,
  );
  assert.deepEqual(
    matrixMin([
      [3, 1],
      [2, 4],
    ]),
    1,
  );
  assert.deepEqual(matrixMin([]), null);
});
