import assert from "node:assert/strict";
import { test } from "node:test";
import {
  neighboursOf,
  neighbourSum,
  neighbourSums,
  countNeighboursLike,
  islandSizes,
  largestIsland,
  numberOfIslands,
  islandPerimeter,
  floodFill,
  gridPeaks,
  gridLowPoints,
  minesweeperBoard,
} from "./grid-neighbours.mjs";

test("neighbours", () => {
  assert.deepEqual(
    neighboursOf(
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      1,
      1,
    ),
    [1, 2, 3, 4, 6, 7, 8, 9],
  );
  assert.deepEqual(
    neighboursOf(
      [
        [1, 2, 3],
        [4, 5, 6],
        [7, 8, 9],
      ],
      1,
      1,
      false,
    ),
    [2, 4, 6, 8],
  );
  assert.deepEqual(
    neighbourSum(
      [
        [1, 2],
        [3, 4],
      ],
      0,
      0,
    ),
    9,
  );
  assert.deepEqual(
    neighbourSum(
      [
        [1, 2],
        [3, 4],
      ],
      0,
      0,
      false,
    ),
    5,
  );
  assert.deepEqual(
    neighbourSums([
      [1, 2],
      [3, 4],
    ]),
    [
      [9, 8],
      [7, 6],
    ],
  );
  assert.deepEqual(neighbourSums([[1, 2, 3]], false), [[2, 4, 2]]);
  assert.deepEqual(
    countNeighboursLike(
      [
        [1, 1],
        [0, 1],
      ],
      1,
      0,
    ),
    3,
  );
  assert.deepEqual(countNeighboursLike(["#.", ".#"], 0, 0, "#"), 1);
  assert.deepEqual(countNeighboursLike(["#.", ".#"], 0, 0, "#", false), 0);
  assert.deepEqual(
    gridPeaks([
      [1, 2, 1],
      [1, 1, 1],
      [1, 1, 5],
    ]),
    [2, 5],
  );
  assert.deepEqual(
    gridPeaks(
      [
        [1, 3],
        [4, 2],
      ],
      false,
    ),
    [3, 4],
  );
  assert.deepEqual(
    gridLowPoints([
      [2, 1, 9],
      [3, 9, 8],
      [9, 8, 0],
    ]),
    [1, 0],
  );
  assert.deepEqual(
    gridLowPoints(
      [
        [1, 2],
        [3, 1],
      ],
      true,
    ),
    [],
  );
  assert.deepEqual(minesweeperBoard(["*..", "...", "..*"]), [
    ["*", 1, 0],
    [1, 2, 1],
    [0, 1, "*"],
  ]);
  assert.deepEqual(minesweeperBoard([["x", 0]], "x"), [["x", 1]]);
});

test("islands", () => {
  assert.deepEqual(
    islandSizes([
      [1, 1, 0],
      [0, 0, 1],
      [1, 0, 1],
    ]),
    [2, 2, 1],
  );
  assert.deepEqual(
    islandSizes(
      [
        [1, 1, 0],
        [0, 0, 1],
        [1, 0, 1],
      ],
      1,
      true,
    ),
    [4, 1],
  );
  assert.deepEqual(islandSizes(["##.", "..#"], "#"), [2, 1]);
  assert.deepEqual(
    largestIsland([
      [1, 1, 0],
      [0, 0, 1],
    ]),
    2,
  );
  assert.deepEqual(largestIsland([[0]]), 0);
  assert.deepEqual(
    numberOfIslands(
      [
        ["1", "0"],
        ["0", "1"],
      ],
      "1",
    ),
    2,
  );
  assert.deepEqual(
    numberOfIslands(
      [
        ["1", "0"],
        ["0", "1"],
      ],
      "1",
      true,
    ),
    1,
  );
  assert.deepEqual(
    islandPerimeter([
      [0, 1, 0, 0],
      [1, 1, 1, 0],
      [0, 1, 0, 0],
      [1, 1, 0, 0],
    ]),
    16,
  );
  assert.deepEqual(islandPerimeter([[0, 2]], 2), 4);
  assert.deepEqual(
    floodFill(
      [
        [1, 1, 1],
        [1, 1, 0],
        [1, 0, 1],
      ],
      1,
      1,
      2,
    ),
    [
      [2, 2, 2],
      [2, 2, 0],
      [2, 0, 1],
    ],
  );
  assert.deepEqual(
    floodFill(
      [
        [1, 0],
        [0, 1],
      ],
      0,
      0,
      7,
      true,
    ),
    [
      [7, 0],
      [0, 7],
    ],
  );
  assert.deepEqual(floodFill(["ab"], 0, 1, "c"), [["a", "c"]]);
});
