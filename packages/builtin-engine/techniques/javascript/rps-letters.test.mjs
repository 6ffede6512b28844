import assert from "node:assert/strict";
import { test } from "node:test";
import { rpsRound, rpsScore, rpsWinner, rpsWinnerOfRounds, counterMove } from "./rps-letters.mjs";

test("rounds", () => {
  assert.deepEqual(rpsRound("R", "S"), 1);
  assert.deepEqual(rpsRound("paper", "Scissors"), 2);
  assert.deepEqual(rpsRound("r", "R"), 0);
  assert.deepEqual(counterMove("R"), "P");
  assert.deepEqual(counterMove("rock"), "paper");
  assert.deepEqual(counterMove("scissors"), "rock");
});

test("series", () => {
  assert.deepEqual(rpsScore("RPS", "RRR"), [1, 1]);
  assert.deepEqual(rpsScore(["rock", "rock"], ["scissors", "scissors"]), [2, 0]);
  assert.deepEqual(rpsScore("", ""), [0, 0]);
  assert.deepEqual(rpsWinner("RPS", "RRR"), "Tie");
  assert.deepEqual(rpsWinner("RPP", "RRR"), "Player 1");
  assert.deepEqual(rpsWinner("RRR", "RPP"), "Player 2");
  assert.deepEqual(rpsWinner("S", "R", "A", "B", "-"), "B");
  assert.deepEqual(rpsWinner("S", "S", "A", "B", "-"), "-");
  assert.deepEqual(
    rpsWinnerOfRounds([
      ["R", "P"],
      ["S", "P"],
      ["R", "S"],
    ]),
    "Player 1",
  );
  assert.deepEqual(rpsWinnerOfRounds(["RP", "SS"]), "Player 2");
  assert.deepEqual(rpsWinnerOfRounds([]), "Tie");
});
