import assert from "node:assert/strict";
import { test } from "node:test";
import {
  beats,
  winningPlayer,
  rockPaperScissors,
  winningMove,
  scoreOfRounds,
} from "./rock-paper-scissors.mjs";

test("one round", () => {
  assert.deepEqual(rockPaperScissors("rock", "scissors"), "Player 1 won!");
  assert.deepEqual(rockPaperScissors("rock", "paper"), "Player 2 won!");
  assert.deepEqual(rockPaperScissors("paper", "paper"), "Draw!");
  assert.deepEqual(rockPaperScissors("Rock", "Scissors", "first"), "first");
  assert.deepEqual(rockPaperScissors("scissors", "rock", "first", "second", "tie"), "second");
  assert.deepEqual(rockPaperScissors("rock", "rock", "first", "second", "tie"), "tie");
  assert.deepEqual(winningPlayer("spock", "rock"), 1);
  assert.deepEqual(winningPlayer("lizard", "scissors"), 2);
  assert.deepEqual(winningPlayer("paper", "paper"), 0);
  assert.deepEqual(winningMove("rock", "paper"), "paper");
  assert.deepEqual(winningMove("rock", "rock"), null);
  assert.deepEqual(beats("Lizard", "Spock"), true);
  assert.deepEqual(beats("rock", "spock"), false);
  assert.throws(() => beats("rock", "well"), RangeError);
  assert.throws(() => beats("well", "rock"), RangeError);
});

test("many rounds", () => {
  assert.deepEqual(
    scoreOfRounds([
      ["rock", "paper"],
      ["rock", "scissors"],
      ["paper", "rock"],
      ["rock", "rock"],
    ]),
    [2, 1],
  );
  assert.deepEqual(scoreOfRounds([]), [0, 0]);
});
