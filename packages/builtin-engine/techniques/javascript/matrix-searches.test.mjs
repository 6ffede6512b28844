import assert from "node:assert/strict";
import { test } from "node:test";
import {
  findInMatrix,
  findAllInMatrix,
  matrixIncludes,
  countInMatrix,
  saddlePoints,
  luckyNumbers,
  setZeroes,
  rowsOf,
  largestRowIndex,
  largestRowSum,
  withoutRow,
  withoutColumn,
  swapRows,
  findInMatrixOrNot,
  findInMatrixFromOne,
  saddlePointsByAll,
  largestRowIndexOrLast,
  largestRowIndexFromOne,
} from "./matrix-searches.mjs";

test("search", () => {
  assert.deepEqual(
    findInMatrix([
      [1, 2],
      [3, 0],
    ]),
    [1, 1],
  );
  assert.deepEqual(
    findInMatrix(
      [
        [1, 2],
        [2, 0],
      ],
      2,
    ),
    [0, 1],
  );
  assert.deepEqual(findInMatrix([[1]], 5), null);
  assert.deepEqual(
    findAllInMatrix(
      [
        [1, 2],
        [2, 0],
      ],
      2,
    ),
    [
      [0, 1],
      [1, 0],
    ],
  );
  assert.deepEqual(findAllInMatrix([[0]]), [[0, 0]]);
  assert.deepEqual(
    matrixIncludes(
      [
        [1, 2],
        [3, 4],
      ],
      3,
    ),
    true,
  );
  assert.deepEqual(matrixIncludes([[1, 2]]), false);
  assert.deepEqual(
    countInMatrix(
      [
        [1, 2],
        [2, 0],
      ],
      2,
    ),
    2,
  );
  assert.deepEqual(
    countInMatrix([
      [1, 2],
      [2, 0],
    ]),
    1,
  );
  assert.deepEqual(
    saddlePoints([
      [9, 8, 7],
      [5, 3, 2],
      [6, 6, 7],
    ]),
    [[1, 0]],
  );
  assert.deepEqual(
    saddlePoints([
      [1, 2],
      [3, 0],
    ]),
    [],
  );
  assert.deepEqual(saddlePoints([[2, 2]]), [
    [0, 0],
    [0, 1],
  ]);
  assert.deepEqual(
    luckyNumbers([
      [3, 7, 8],
      [9, 11, 13],
      [15, 16, 17],
    ]),
    [15],
  );
});

test("rows and columns", () => {
  assert.deepEqual(
    rowsOf([
      [0, 0],
      [0, 1],
      [0, 0],
    ]),
    [0, 2],
  );
  assert.deepEqual(
    rowsOf(
      [
        [1, 1],
        [0, 1],
      ],
      1,
    ),
    [0],
  );
  assert.deepEqual(
    largestRowIndex([
      [1, 5],
      [7, 3],
      [3, 7],
    ]),
    1,
  );
  assert.deepEqual(largestRowIndex([]), -1);
  assert.deepEqual(
    largestRowSum([
      [1, 5],
      [7, 3],
    ]),
    10,
  );
  assert.deepEqual(largestRowSum([]), null);
  assert.deepEqual(
    setZeroes([
      [1, 1, 1],
      [1, 0, 1],
      [1, 1, 1],
    ]),
    [
      [1, 0, 1],
      [0, 0, 0],
      [1, 0, 1],
    ],
  );
  assert.deepEqual(setZeroes([]), []);
  assert.deepEqual(withoutRow([[1], [2], [3]], 1), [[1], [3]]);
  assert.deepEqual(
    withoutColumn(
      [
        [1, 2],
        [3, 4],
      ],
      0,
    ),
    [[2], [4]],
  );
  assert.deepEqual(swapRows([[1], [2], [3]], 0, 2), [[3], [2], [1]]);
});

test("other readings", () => {
  assert.deepEqual(findInMatrixOrNot([[1, 2]], 3), [-1, -1]);
  assert.deepEqual(findInMatrixOrNot([[1, 0]]), [0, 1]);
  assert.deepEqual(findInMatrixFromOne([[1, 2]], 2), [1, 2]);
  assert.deepEqual(findInMatrixFromOne([[1, 2]]), null);
  assert.deepEqual(
    saddlePointsByAll([
      [1, 2],
      [0, 5],
    ]),
    [[0, 0]],
  );
  assert.deepEqual(
    largestRowIndexOrLast([
      [1, 2],
      [3, 0],
      [1, 1],
    ]),
    1,
  );
  assert.deepEqual(largestRowIndexOrLast([]), -1);
  assert.deepEqual(
    largestRowIndexFromOne([
      [1, 2],
      [3, 0],
    ]),
    1,
  );
});
