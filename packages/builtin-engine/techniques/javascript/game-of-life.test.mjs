import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countNeighbours,
  nextGeneration,
  gameOfLife,
  countAlive,
  annotateMines,
  nextRow,
  gameOfLifeOfTexts,
  minesWithZeros,
} from "./game-of-life.mjs";

test("generations", () => {
  assert.deepEqual(
    gameOfLife([
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ]),
    [
      [0, 0, 0],
      [1, 1, 1],
      [0, 0, 0],
    ],
  );
  assert.deepEqual(
    gameOfLife(
      [
        [0, 1, 0],
        [0, 1, 0],
        [0, 1, 0],
      ],
      2,
    ),
    [
      [0, 1, 0],
      [0, 1, 0],
      [0, 1, 0],
    ],
  );
  assert.deepEqual(
    gameOfLife(
      [
        [1, 1, 1],
        [0, 0, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
      1,
      true,
    ),
    [
      [1, 1, 1],
      [1, 1, 1],
      [0, 0, 0],
      [1, 1, 1],
    ],
  );
  assert.deepEqual(gameOfLife([]), []);
  assert.deepEqual(
    nextGeneration([
      [1, 1],
      [1, 0],
    ]),
    [
      [1, 1],
      [1, 1],
    ],
  );
  assert.deepEqual(
    nextGeneration([
      [1, 0],
      [0, 1],
    ]),
    [
      [0, 0],
      [0, 0],
    ],
  );
  assert.deepEqual(
    countAlive([
      [1, 0],
      [1, 1],
    ]),
    3,
  );
});

test("neighbours", () => {
  assert.deepEqual(
    countNeighbours(
      [
        [1, 1, 1],
        [1, 1, 1],
        [1, 1, 1],
      ],
      1,
      1,
    ),
    8,
  );
  assert.deepEqual(
    countNeighbours(
      [
        [1, 1],
        [1, 1],
      ],
      0,
      0,
    ),
    3,
  );
  assert.deepEqual(
    countNeighbours(
      [
        [0, 0, 1],
        [0, 0, 0],
        [1, 0, 1],
      ],
      0,
      0,
      true,
    ),
    3,
  );
  assert.deepEqual(annotateMines(["·*·*·", "··*··", "··*··", "·····"]), ["1*3*1", "13*31", "·2*2·", "·111·"]);
  assert.deepEqual(annotateMines([]), []);
});

test("a row", () => {
  assert.deepEqual(nextRow([0, 0, 1, 0, 0], 90), [0, 1, 0, 1, 0]);
  assert.deepEqual(nextRow([1, 1, 0], 30), [1, 0, 1]);
});

test("readings that differ", () => {
  assert.deepEqual(gameOfLifeOfTexts([".#.", ".#.", ".#."]), ["...", "###", "..."]);
  assert.deepEqual(gameOfLifeOfTexts([".#.", ".#.", ".#."], 2), [".#.", ".#.", ".#."]);
  assert.deepEqual(gameOfLifeOfTexts(["OO", "O-"], 1, "O", "-"), ["OO", "OO"]);
  assert.deepEqual(minesWithZeros(["*..", "..."]), [
    ["*", 1, 0],
    [1, 1, 0],
  ]);
  assert.deepEqual(minesWithZeros(["*..", "..."], true), ["*10", "110"]);
});
