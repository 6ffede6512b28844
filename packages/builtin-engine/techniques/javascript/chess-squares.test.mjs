import assert from "node:assert/strict";
import { test } from "node:test";
import {
  squareColor,
  isDarkSquare,
  isLightSquare,
  haveSameColor,
  isSquare,
  canPieceMove,
  canPawnMove,
  reachableSquares,
  knightMoves,
  countKnightMoves,
  knightDistance,
  queensAttack,
  squareToIndexes,
  indexesToSquare,
  checkerboard,
  grainsOnSquare,
} from "./chess-squares.mjs";

test("squares", () => {
  assert.deepEqual(squareColor("a1"), "dark");
  assert.deepEqual(squareColor("H1"), "light");
  assert.deepEqual(squareColor("e4", "black", "white"), "white");
  assert.deepEqual(squareColor("a1", "black", "white"), "black");
  assert.deepEqual(isDarkSquare("a1"), true);
  assert.deepEqual(isDarkSquare("a2"), false);
  assert.deepEqual(isLightSquare("a2"), true);
  assert.deepEqual(isLightSquare("h8"), false);
  assert.deepEqual(haveSameColor("a1", "c3"), true);
  assert.deepEqual(haveSameColor("a1", "h4"), true);
  assert.deepEqual(haveSameColor("a1", "a2"), false);
  assert.deepEqual(isSquare("e4"), true);
  assert.deepEqual(isSquare("i9"), false);
  assert.deepEqual(squareToIndexes("a8"), [0, 0]);
  assert.deepEqual(squareToIndexes("e4"), [4, 4]);
  assert.deepEqual(indexesToSquare(0, 0), "a8");
  assert.deepEqual(indexesToSquare(7, 7), "h1");
  assert.deepEqual(indexesToSquare(8, 0), null);
  assert.deepEqual(indexesToSquare(0, -1), null);
  assert.deepEqual(indexesToSquare(-1, 0), null);
  assert.deepEqual(indexesToSquare(0, 8), null);
  assert.deepEqual(checkerboard(2), [
    [0, 1],
    [1, 0],
  ]);
  assert.deepEqual(checkerboard(1, 3, "B", "W"), [["B", "W", "B"]]);
  assert.deepEqual(grainsOnSquare(1), 1);
  assert.deepEqual(grainsOnSquare(16), 32768);
});

test("moves", () => {
  assert.deepEqual(canPieceMove("knight", "a1", "b3"), true);
  assert.deepEqual(canPieceMove("Knight", "a1", "c3"), false);
  assert.deepEqual(canPieceMove("bishop", "a1", "h8"), true);
  assert.deepEqual(canPieceMove("bishop", "a1", "a1"), false);
  assert.deepEqual(canPieceMove("bishop", "a1", "b3"), false);
  assert.deepEqual(canPieceMove("rook", "a1", "a8"), true);
  assert.deepEqual(canPieceMove("rook", "a1", "d1"), true);
  assert.deepEqual(canPieceMove("rook", "a1", "b2"), false);
  assert.deepEqual(canPieceMove("queen", "d1", "d8"), true);
  assert.deepEqual(canPieceMove("queen", "d1", "a1"), true);
  assert.deepEqual(canPieceMove("queen", "d1", "h5"), true);
  assert.deepEqual(canPieceMove("queen", "d1", "e3"), false);
  assert.deepEqual(canPieceMove("king", "e1", "f2"), true);
  assert.deepEqual(canPieceMove("king", "e1", "e3"), false);
  assert.deepEqual(canPawnMove("e2", "e4"), true);
  assert.deepEqual(canPawnMove("e3", "e5"), false);
  assert.deepEqual(canPawnMove("e7", "e5", false), true);
  assert.deepEqual(canPawnMove("e7", "e6", false), true);
  assert.deepEqual(canPawnMove("e2", "e3"), true);
  assert.deepEqual(canPawnMove("e2", "d3", true, true), true);
  assert.deepEqual(canPawnMove("e2", "e3", true, true), false);
  assert.deepEqual(canPawnMove("e2", "d4", true, true), false);
  assert.deepEqual(canPawnMove("e2", "d3"), false);
  assert.deepEqual(knightMoves("a1"), ["b3", "c2"]);
  assert.deepEqual(countKnightMoves("d4"), 8);
  assert.deepEqual(knightDistance("a1", "a1"), 0);
  assert.deepEqual(knightDistance("a1", "h8"), 6);
  assert.deepEqual(reachableSquares("king", "a1"), ["a2", "b1", "b2"]);
  assert.deepEqual(queensAttack([0, 0], [7, 7]), true);
  assert.deepEqual(queensAttack([2, 3], [2, 7]), true);
  assert.deepEqual(queensAttack([1, 3], [2, 3]), true);
  assert.deepEqual(queensAttack([1, 3], [2, 5]), false);
});
