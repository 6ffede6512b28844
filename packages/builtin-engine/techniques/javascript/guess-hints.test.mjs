import assert from "node:assert/strict";
import { test } from "node:test";
import {
  guessHint,
  guessHints,
  guessesNeeded,
  hotOrCold,
  warmerOrColder,
  halvingGuesses,
  guessesEnough,
  mastermindPegs,
  guessHintsForAll,
  hotOrColdBelow,
} from "./guess-hints.mjs";

test("hints", () => {
  assert.deepEqual(guessHint(5, 8), "Too low");
  assert.deepEqual(guessHint(9, 8), "Too high");
  assert.deepEqual(guessHint(8, 8), "Correct");
  assert.deepEqual(guessHint(8, 9, "higher", "lower", "yes"), "higher");
  assert.deepEqual(guessHint(9, 8, "higher", "lower", "yes"), "lower");
  assert.deepEqual(guessHint(8, 8, "higher", "lower", "yes"), "yes");
  assert.deepEqual(guessHints([5, 9, 8, 2], 8), ["Too low", "Too high", "Correct"]);
  assert.deepEqual(guessHints([5], 8, "up"), ["up"]);
  assert.deepEqual(guessesNeeded([5, 9, 8], 8), 3);
  assert.deepEqual(guessesNeeded([5, 9, 8], 8, 2), -1);
  assert.deepEqual(guessesNeeded([], 8), -1);
  assert.deepEqual(hotOrCold(8, 8), "correct");
  assert.deepEqual(hotOrCold(13, 8), "hot");
  assert.deepEqual(hotOrCold(18, 8), "warm");
  assert.deepEqual(hotOrCold(19, 8), "cold");
  assert.deepEqual(hotOrCold(4, 8, 1, 3), "cold");
  assert.deepEqual(warmerOrColder([1, 5, 20, 0], 10), ["warmer", "colder", "same"]);
  assert.deepEqual(warmerOrColder([1], 10), []);
});

test("search", () => {
  assert.deepEqual(halvingGuesses(50), [50]);
  assert.deepEqual(halvingGuesses(75), [50, 75]);
  assert.deepEqual(halvingGuesses(1), [50, 25, 12, 6, 3, 1]);
  assert.deepEqual(halvingGuesses(7, 1, 8), [4, 6, 7]);
  assert.deepEqual(guessesEnough(), 7);
  assert.deepEqual(guessesEnough(1, 1), 1);
  assert.deepEqual(guessesEnough(1, 8), 4);
  assert.deepEqual(guessesEnough(2, 1), 0);
  assert.deepEqual(mastermindPegs("RGBY", "GGRY"), [2, 1]);
  assert.deepEqual(mastermindPegs("RRRB", "RGGG"), [1, 0]);
  assert.deepEqual(mastermindPegs("RRB", "BGR"), [0, 2]);
  assert.deepEqual(mastermindPegs([1, 2, 3, 4], [4, 3, 2, 1]), [0, 4]);
});

test("readings that differ", () => {
  assert.deepEqual(guessHintsForAll([1, 5, 9], 5), ["Too low", "Correct", "Too high"]);
  assert.deepEqual(guessHintsForAll([1, 5], 5, "low", "high", "yes"), ["low", "yes"]);
  assert.deepEqual(hotOrColdBelow(5, 5), "correct");
  assert.deepEqual(hotOrColdBelow(9, 5), "hot");
  assert.deepEqual(hotOrColdBelow(10, 5), "warm");
  assert.deepEqual(hotOrColdBelow(15, 5), "cold");
  assert.deepEqual(hotOrColdBelow(8, 5, 3, 4), "warm");
});
