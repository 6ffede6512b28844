import assert from "node:assert/strict";
import { test } from "node:test";
import {
  tennisScore,
  tennisScoreInWords,
  tennisScoreOfPoints,
  setWinner,
  matchWinner,
  pointsWinner,
} from "./tennis-score.mjs";

test("a game", () => {
  assert.deepEqual(tennisScore(0, 0), "0-0");
  assert.deepEqual(tennisScore(2, 1), "30-15");
  assert.deepEqual(tennisScore(3, 2), "40-30");
  assert.deepEqual(tennisScore(3, 3), "Deuce");
  assert.deepEqual(tennisScore(5, 5), "Deuce");
  assert.deepEqual(tennisScore(4, 3), "Advantage Player 1");
  assert.deepEqual(tennisScore(3, 4), "Advantage Player 2");
  assert.deepEqual(tennisScore(4, 1), "Game Player 1");
  assert.deepEqual(tennisScore(5, 7, "Ann", "Bob"), "Game Bob");
  assert.deepEqual(tennisScoreInWords(0, 0), "Love-All");
  assert.deepEqual(tennisScoreInWords(1, 3), "Fifteen-Forty");
  assert.deepEqual(tennisScoreInWords(3, 3), "Deuce");
  assert.deepEqual(tennisScoreInWords(4, 3), "Advantage player1");
  assert.deepEqual(tennisScoreInWords(3, 4), "Advantage player2");
  assert.deepEqual(tennisScoreInWords(1, 4), "Win for player2");
  assert.deepEqual(tennisScoreInWords(6, 4), "Win for player1");
  assert.deepEqual(tennisScoreInWords(2, 4, "x", "y"), "Win for y");
  assert.deepEqual(tennisScoreInWords(3, 1), "Forty-Fifteen");
  assert.deepEqual(tennisScoreOfPoints("AAB"), "30-15");
  assert.deepEqual(tennisScoreOfPoints("AAAA"), "Game A");
  assert.deepEqual(tennisScoreOfPoints("AAABBB"), "Deuce");
  assert.deepEqual(tennisScoreOfPoints("AAAABBB"), "Game A");
  assert.deepEqual(tennisScoreOfPoints("xy", "x", "y"), "15-15");
});

test("sets", () => {
  assert.deepEqual(setWinner(6, 4), 1);
  assert.deepEqual(setWinner(5, 7), 2);
  assert.deepEqual(setWinner(6, 5), 0);
  assert.deepEqual(setWinner(7, 6), 1);
  assert.deepEqual(setWinner(5, 3), 0);
  assert.deepEqual(setWinner(7, 4), 0);
  assert.deepEqual(setWinner(3, 6), 2);
  assert.deepEqual(
    matchWinner([
      [6, 4],
      [3, 6],
      [7, 5],
    ]),
    1,
  );
  assert.deepEqual(
    matchWinner([
      [4, 6],
      [3, 6],
    ]),
    2,
  );
  assert.deepEqual(matchWinner([[6, 4]]), 0);
  assert.deepEqual(matchWinner([[6, 4]], 1), 1);
  assert.deepEqual(pointsWinner(11, 9), 1);
  assert.deepEqual(pointsWinner(11, 10), 0);
  assert.deepEqual(pointsWinner(10, 12), 2);
  assert.deepEqual(pointsWinner(25, 20, 25), 1);
  assert.deepEqual(pointsWinner(8, 5), 0);
});
