import assert from "node:assert/strict";
import { test } from "node:test";
import {
  blackjackValue,
  isBust,
  isBlackjack,
  blackjackWinner,
  nearestTo21,
  blackjackSum,
  hitOrStand,
  blackjackValueOf,
  blackjackOutcome,
} from "./blackjack.mjs";

test("value", () => {
  assert.deepEqual(blackjackValue(["A", "K"]), 21);
  assert.deepEqual(blackjackValue(["A", "A", "9"]), 21);
  assert.deepEqual(blackjackValue(["AS", "10H", "KD"]), 21);
  assert.deepEqual(blackjackValue([7, 8, "Q"]), 25);
  assert.deepEqual(blackjackValue(["ace", "5"]), 16);
  assert.deepEqual(blackjackValue([]), 0);
  assert.deepEqual(blackjackValue(["A", "5"], 12), 6);
  assert.deepEqual(isBust([10, 8, 4]), true);
  assert.deepEqual(isBust([10, 8, 3]), false);
  assert.deepEqual(isBust([10, 8], 15), true);
  assert.deepEqual(isBlackjack(["A", "J"]), true);
  assert.deepEqual(isBlackjack([7, 7, 7]), false);
  assert.deepEqual(isBlackjack([10, 9]), false);
});

test("play", () => {
  assert.deepEqual(blackjackWinner(["A", "K"], [10, 9]), 1);
  assert.deepEqual(blackjackWinner([10, 5], [10, 9]), 2);
  assert.deepEqual(blackjackWinner([10, 9, 5], [10, 9]), 2);
  assert.deepEqual(blackjackWinner([10, 9, 5], [10, 9, 8]), 0);
  assert.deepEqual(blackjackWinner([10], [9], 9), 2);
  assert.deepEqual(nearestTo21(19, 21), 21);
  assert.deepEqual(nearestTo21(19, 22), 19);
  assert.deepEqual(nearestTo21(23, 22), 0);
  assert.deepEqual(nearestTo21(5, 9, 8), 5);
  assert.deepEqual(blackjackSum(5, 6, 7), 18);
  assert.deepEqual(blackjackSum(9, 9, 9), "BUST");
  assert.deepEqual(blackjackSum(9, 9, 11), 19);
  assert.deepEqual(blackjackSum(11, 11, 11), "BUST");
  assert.deepEqual(blackjackSum(10, 10, 2, 22), 22);
  assert.deepEqual(hitOrStand([10, 6]), "hit");
  assert.deepEqual(hitOrStand([10, 7]), "stand");
  assert.deepEqual(hitOrStand([10, 7], 18), "hit");
});

test("readings that differ", () => {
  assert.deepEqual(blackjackValueOf(["A", "A", "K"]), 32);
  assert.deepEqual(blackjackValueOf(["A", "A", "K"], true), 12);
  assert.deepEqual(blackjackOutcome(["K", "K", "5"], ["K", "K", "9"]), "dealer");
  assert.deepEqual(blackjackOutcome(["K", "9"], ["K", "8"]), "player");
  assert.deepEqual(blackjackOutcome(["K", "7"], ["K", "8"], "w", "l"), "l");
  assert.deepEqual(blackjackOutcome(["K", "8"], ["K", "8"], "w", "l", "t"), "t");
});
