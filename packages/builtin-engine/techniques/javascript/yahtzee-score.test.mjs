import assert from "node:assert/strict";
import { test } from "node:test";
import {
  upperScore,
  sameDice,
  isFullHouse,
  isSmallStraight,
  isLargeStraight,
  isYahtzee,
  yahtzeeScore,
  yachtScore,
  bestUpperScore,
  greedScore,
} from "./yahtzee-score.mjs";

test("kinds", () => {
  assert.deepEqual(upperScore([3, 3, 1, 3, 6], 3), 9);
  assert.deepEqual(sameDice([2, 5, 5, 5, 2]), 5);
  assert.deepEqual(sameDice([2, 5, 5, 3, 2], 2), 5);
  assert.deepEqual(sameDice([1, 2, 3, 4, 5]), 0);
  assert.deepEqual(isFullHouse([2, 2, 3, 3, 3]), true);
  assert.deepEqual(isFullHouse([2, 2, 2, 2, 2]), false);
  assert.deepEqual(isSmallStraight([1, 2, 3, 4, 6]), true);
  assert.deepEqual(isSmallStraight([1, 2, 3, 5, 6]), false);
  assert.deepEqual(isLargeStraight([2, 3, 4, 5, 6]), true);
  assert.deepEqual(isLargeStraight([1, 2, 3, 4, 6]), false);
  assert.deepEqual(isYahtzee([4, 4, 4, 4, 4]), true);
  assert.deepEqual(isYahtzee([4, 4, 4, 4, 3]), false);
  assert.deepEqual(isYahtzee([]), false);
});

test("categories", () => {
  assert.deepEqual(yahtzeeScore([1, 2, 3, 4, 6]), 16);
  assert.deepEqual(yahtzeeScore([5, 5, 5, 1, 2], "Three of a Kind"), 18);
  assert.deepEqual(yahtzeeScore([5, 5, 1, 1, 2], "three-of-a-kind"), 0);
  assert.deepEqual(yahtzeeScore([5, 5, 5, 5, 2], "four of a kind"), 22);
  assert.deepEqual(yahtzeeScore([5, 5, 5, 1, 2], "four of a kind"), 0);
  assert.deepEqual(yahtzeeScore([5, 5, 5, 2, 2], "full house"), 25);
  assert.deepEqual(yahtzeeScore([5, 5, 5, 5, 2], "fullHouse"), 0);
  assert.deepEqual(yahtzeeScore([1, 2, 3, 4, 4], "small straight"), 30);
  assert.deepEqual(yahtzeeScore([1, 2, 3, 4, 5], "large straight"), 40);
  assert.deepEqual(yahtzeeScore([1, 2, 3, 4, 4], "large straight"), 0);
  assert.deepEqual(yahtzeeScore([6, 6, 6, 6, 6], "yahtzee"), 50);
  assert.deepEqual(yahtzeeScore([6, 6, 6, 6, 6], "sixes"), 30);
  assert.throws(() => yahtzeeScore([1, 2, 3, 4, 5], "poker"), RangeError);
  assert.deepEqual(yachtScore([5, 5, 5, 2, 2], "full house"), 19);
  assert.deepEqual(yachtScore([5, 5, 5, 5, 2], "four of a kind"), 20);
  assert.deepEqual(yachtScore([1, 2, 3, 4, 5], "little straight"), 30);
  assert.deepEqual(yachtScore([2, 3, 4, 5, 6], "big straight"), 30);
  assert.deepEqual(yachtScore([2, 2, 2, 2, 2], "yacht"), 50);
  assert.deepEqual(yachtScore([2, 2, 2, 2, 1]), 9);
  assert.deepEqual(yachtScore([2, 2, 2, 2, 1], "twos"), 8);
  assert.deepEqual(bestUpperScore([5, 5, 6, 1, 1]), 10);
  assert.deepEqual(bestUpperScore([]), 0);
});

test("greed", () => {
  assert.deepEqual(greedScore([5, 1, 3, 4, 1]), 250);
  assert.deepEqual(greedScore([1, 1, 1, 3, 1]), 1100);
  assert.deepEqual(greedScore([2, 4, 4, 5, 4]), 450);
  assert.deepEqual(greedScore([2, 3, 4, 6, 2]), 0);
});
