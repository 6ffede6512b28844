import assert from "node:assert/strict";
import { test } from "node:test";
import {
  squareIndexes,
  shotResult,
  shotAtSquare,
  countHits,
  countSquaresHit,
  isSunk,
  sunkShips,
  countShips,
  shipSquares,
  shipsAreApart,
  countHitsOfAll,
} from "./battleship.mjs";

test("shots", () => {
  assert.deepEqual(squareIndexes("B3"), [1, 2]);
  assert.deepEqual(squareIndexes("c10", false), [9, 2]);
  assert.deepEqual(shotResult(["S.", ".S"], 0, 0), "hit");
  assert.deepEqual(shotResult(["S.", ".S"], 0, 1), "miss");
  assert.deepEqual(shotResult(["S."], 5, 0), "miss");
  assert.deepEqual(shotResult([[1, 0]], 0, 0, 1, "boom", "splash"), "boom");
  assert.deepEqual(shotResult([[1, 0]], 0, 1, 1, "boom", "splash"), "splash");
  assert.deepEqual(shotAtSquare(["S.", ".S"], "B2"), "hit");
  assert.deepEqual(shotAtSquare(["S.", ".S"], "A2"), "miss");
  assert.deepEqual(
    countHits(
      ["SS", ".S"],
      [
        [0, 0],
        [0, 0],
        [1, 0],
        [1, 1],
      ],
    ),
    2,
  );
  assert.deepEqual(
    countHits(
      [[1]],
      [
        [0, 0],
        [4, 4],
      ],
      1,
    ),
    1,
  );
});

test("ships", () => {
  assert.deepEqual(countSquaresHit(["A1", "A2", "A3"], ["A2", "B1", "A3"]), 2);
  assert.deepEqual(isSunk(["A1", "A2"], ["A2", "B1", "A1"]), true);
  assert.deepEqual(isSunk(["A1", "A2"], ["A2"]), false);
  assert.deepEqual(sunkShips({ boat: ["A1"], ship: ["B1", "B2"] }, ["A1", "B1"]), ["boat"]);
  assert.deepEqual(countShips(["SS.", "..S", "S.S"]), 3);
  assert.deepEqual(countShips([["X", ".", "X"]], "X"), 2);
  assert.deepEqual(countShips([]), 0);
  assert.deepEqual(shipSquares(0, 1, 3), [
    [0, 1],
    [0, 2],
    [0, 3],
  ]);
  assert.deepEqual(shipSquares(0, 1, 2, false), [
    [0, 1],
    [1, 1],
  ]);
  assert.deepEqual(shipSquares(0, 9, 2), null);
  assert.deepEqual(shipSquares(0, -1, 2), null);
  assert.deepEqual(shipSquares(0, 3, 3, true, 5), null);
  assert.deepEqual(
    shipsAreApart([
      [
        [0, 0],
        [0, 1],
      ],
      [[1, 0]],
    ]),
    true,
  );
  assert.deepEqual(
    shipsAreApart([
      [
        [0, 0],
        [0, 1],
      ],
      [[0, 1]],
    ]),
    false,
  );
});

test("readings that differ", () => {
  assert.deepEqual(
    countHitsOfAll(
      ["S.", ".S"],
      [
        [0, 0],
        [0, 0],
        [1, 0],
        [5, 5],
      ],
    ),
    2,
  );
  assert.deepEqual(countHitsOfAll(["X"], [[0, 0]], "X"), 1);
});
