import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boardOfMoves,
  winnerOfMoves,
  nextPlayer,
  isPossibleBoard,
  winningMoves,
  boardText,
  dropDisc,
  dropDiscs,
} from "./board-moves.mjs";

test("noughts and crosses", () => {
  assert.deepEqual(
    boardOfMoves([
      [0, 0],
      [1, 1],
    ]),
    [
      ["X", " ", " "],
      [" ", "O", " "],
      [" ", " ", " "],
    ],
  );
  assert.deepEqual(boardOfMoves([[0, 0]], "a", "b", ""), [
    ["a", "", ""],
    ["", "", ""],
    ["", "", ""],
  ]);
  assert.deepEqual(
    winnerOfMoves([
      [0, 0],
      [2, 0],
      [1, 1],
      [2, 1],
      [2, 2],
    ]),
    "A",
  );
  assert.deepEqual(
    winnerOfMoves([
      [0, 0],
      [1, 1],
      [0, 1],
      [0, 2],
      [1, 0],
      [2, 0],
    ]),
    "B",
  );
  assert.deepEqual(
    winnerOfMoves([
      [0, 0],
      [1, 1],
      [2, 0],
      [1, 0],
      [1, 2],
      [2, 1],
      [0, 1],
      [0, 2],
      [2, 2],
    ]),
    "Draw",
  );
  assert.deepEqual(
    winnerOfMoves([
      [0, 0],
      [1, 1],
    ]),
    "Pending",
  );
  assert.deepEqual(nextPlayer(["X  ", " O ", "   "]), "X");
  assert.deepEqual(nextPlayer(["X  ", "   ", "   "]), "O");
  assert.deepEqual(
    nextPlayer(
      [
        ["a", ""],
        ["", ""],
      ],
      "a",
      "b",
    ),
    "b",
  );
  assert.deepEqual(isPossibleBoard(["XOX", " X ", "   "]), false);
  assert.deepEqual(isPossibleBoard(["O  ", "   ", "   "]), false);
  assert.deepEqual(isPossibleBoard(["XOX", "O O", "XOX"]), true);
  assert.deepEqual(isPossibleBoard(["XXX", "   ", "OOO"]), false);
  assert.deepEqual(isPossibleBoard(["XXX", "OO ", "   "]), true);
  assert.deepEqual(isPossibleBoard(["OOO", "XX ", "XX "]), false);
  assert.deepEqual(winningMoves(["XX ", "OO ", "   "]), [[0, 2]]);
  assert.deepEqual(winningMoves(["XX ", "OO ", "   "], "O"), [[1, 2]]);
  assert.deepEqual(
    winningMoves(
      [
        ["a", "a", "-"],
        ["-", "-", "-"],
        ["-", "-", "-"],
      ],
      "a",
      "-",
    ),
    [[0, 2]],
  );
  assert.deepEqual(winningMoves(["   ", "   ", "   "]), []);
  assert.deepEqual(
    boardText([
      ["X", "O"],
      [" ", "X"],
    ]),
    "X|O\n |X",
  );
  assert.deepEqual(boardText(["XO", " X"], " "), "X O\n  X");
});

test("connect four", () => {
  assert.deepEqual(
    dropDisc(
      [
        [" ", " "],
        [" ", "O"],
      ],
      1,
      "X",
    ),
    [
      [" ", "X"],
      [" ", "O"],
    ],
  );
  assert.deepEqual(dropDisc([["O"], ["X"]], 0, "X"), null);
  assert.deepEqual(dropDisc([["."], ["."]], 0, "R", "."), [["."], ["R"]]);
  assert.deepEqual(dropDiscs([0, 0, 0], 2, 2), [
    ["O", " "],
    ["X", " "],
  ]);
  assert.deepEqual(dropDiscs([1], 1, 2, "a", "b"), [[" ", "a"]]);
});
