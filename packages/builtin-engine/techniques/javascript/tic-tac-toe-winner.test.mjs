import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lineWinner,
  ticTacToeWinner,
  connectFourWinner,
  isBoardFull,
  emptySquares,
} from "./tic-tac-toe-winner.mjs";

test("winners", () => {
  assert.deepEqual(
    ticTacToeWinner([
      ["X", "X", "X"],
      ["O", "O", " "],
      [" ", " ", " "],
    ]),
    "X",
  );
  assert.deepEqual(
    ticTacToeWinner([
      ["O", "X", "X"],
      ["O", "X", " "],
      ["O", " ", " "],
    ]),
    "O",
  );
  assert.deepEqual(ticTacToeWinner(["X-O", "-XO", "--X"], "-"), "X");
  assert.deepEqual(ticTacToeWinner(["X-O", "-OX", "O--"], "-"), "O");
  assert.deepEqual(lineWinner(["..", "aa"], 2, "."), "a");
  assert.deepEqual(lineWinner(["ab", "ba"]), null);
  assert.deepEqual(lineWinner(["X  ", " X ", "  O"]), null);
});

test("draws and unfinished games", () => {
  assert.deepEqual(ticTacToeWinner(["XOX", "XOO", "OXX"]), "draw");
  assert.deepEqual(ticTacToeWinner(["XOX", "XOO", "OXX"], " ", "tie"), "tie");
  assert.deepEqual(ticTacToeWinner(["X  ", "   ", "   "]), null);
  assert.deepEqual(ticTacToeWinner(["---", "---", "---"], "-", "draw", "pending"), "pending");
  assert.deepEqual(isBoardFull(["XO", "OX"]), true);
  assert.deepEqual(isBoardFull(["X.", "OX"], "."), false);
  assert.deepEqual(
    emptySquares([
      ["X", ""],
      [null, "O"],
    ]),
    [
      [0, 1],
      [1, 0],
    ],
  );
});

test("four in a row", () => {
  assert.deepEqual(connectFourWinner(["....", "R...", "RR..", "YRR.", "YYRR"], "."), "R");
  assert.deepEqual(connectFourWinner(["YYY."], "."), null);
  assert.deepEqual(connectFourWinner(["YRYR"], ".", "tie"), "tie");
  assert.deepEqual(connectFourWinner(["YRYR"]), "draw");
  assert.deepEqual(connectFourWinner(["YRY#"], "#", "tie", "open"), "open");
});
