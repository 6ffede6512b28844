import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isMagicSquare,
  magicConstant,
  buildMagicSquare,
  isLatinSquare,
  isValidSudoku,
  isSolvedSudoku,
} from "./magic-square.mjs";

test("magic squares", () => {
  assert.deepEqual(
    isMagicSquare([
      [2, 7, 6],
      [9, 5, 1],
      [4, 3, 8],
    ]),
    true,
  );
  assert.deepEqual(
    isMagicSquare([
      [2, 7, 6],
      [9, 5, 1],
      [4, 8, 3],
    ]),
    false,
  );
  assert.deepEqual(
    isMagicSquare([
      [1, 1],
      [1, 1],
    ]),
    false,
  );
  assert.deepEqual(
    isMagicSquare(
      [
        [1, 1],
        [1, 1],
      ],
      false,
    ),
    true,
  );
  assert.deepEqual(
    isMagicSquare(
      [
        [1, 2, 3],
        [3, 1, 2],
        [2, 3, 1],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(isMagicSquare([[1, 2]]), false);
  assert.deepEqual(isMagicSquare([]), false);
  assert.deepEqual(magicConstant(3), 15);
  assert.deepEqual(magicConstant(4), 34);
  assert.deepEqual(buildMagicSquare(3), [
    [8, 1, 6],
    [3, 5, 7],
    [4, 9, 2],
  ]);
  assert.deepEqual(buildMagicSquare(1), [[1]]);
  assert.throws(() => buildMagicSquare(4), RangeError);
});

test("Latin squares", () => {
  assert.deepEqual(
    isLatinSquare([
      [1, 2],
      [2, 1],
    ]),
    true,
  );
  assert.deepEqual(
    isLatinSquare([
      [1, 2],
      [1, 2],
    ]),
    false,
  );
  assert.deepEqual(
    isLatinSquare([
      [1, 2],
      [3, 1],
    ]),
    false,
  );
  assert.deepEqual(isLatinSquare([[1, 2]]), false);
});

test("Sudoku", () => {
  assert.deepEqual(
    isValidSudoku([
      "53..7....",
      "6..195...",
      ".98....6.",
      "8...6...3",
      "4..8.3..1",
      "7...2...6",
      ".6....28.",
      "...419..5",
      "....8..79",
    ]),
    true,
  );
  assert.deepEqual(
    isValidSudoku([
      "83..7....",
      "6..195...",
      ".98....6.",
      "8...6...3",
      "4..8.3..1",
      "7...2...6",
      ".6....28.",
      "...419..5",
      "....8..79",
    ]),
    false,
  );
  assert.deepEqual(
    isSolvedSudoku([
      "534678912",
      "672195348",
      "198342567",
      "859761423",
      "426853791",
      "713924856",
      "961537284",
      "287419635",
      "345286179",
    ]),
    true,
  );
  assert.deepEqual(
    isSolvedSudoku([
      "534678912",
      "672195348",
      "198342567",
      "859761423",
      "426853791",
      "713924856",
      "961537284",
      "287419635",
      "34528617.",
    ]),
    false,
  );
});
