import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bestTradeDays,
  bestTradePrices,
  bestTradeOrLoss,
  profitOfManyTrades,
  profitOfTrades,
  largestDrop,
  dayOfLargestRise,
  profitOfShares,
} from "./stock-trades.mjs";

test("one trade", () => {
  assert.deepEqual(bestTradeDays([7, 1, 5, 3, 6, 4]), [1, 4]);
  assert.deepEqual(bestTradeDays([5, 4]), null);
  assert.deepEqual(bestTradeDays([]), null);
  assert.deepEqual(bestTradePrices([7, 1, 5, 3, 6, 4]), [1, 6]);
  assert.deepEqual(bestTradePrices([5, 4]), null);
  assert.deepEqual(bestTradeOrLoss([9, 7, 4, 1]), -2);
  assert.deepEqual(bestTradeOrLoss([7, 1, 5]), 4);
  assert.deepEqual(bestTradeOrLoss([7]), null);
  assert.deepEqual(largestDrop([3, 9, 4, 8, 1]), 8);
  assert.deepEqual(largestDrop([1, 2]), 0);
  assert.deepEqual(dayOfLargestRise([1, 3, 2, 6, 10]), 3);
  assert.deepEqual(dayOfLargestRise([3, 2]), -1);
  assert.deepEqual(dayOfLargestRise([]), -1);
  assert.deepEqual(profitOfShares(10, 5, 7.25), 22.5);
  assert.deepEqual(profitOfShares(10, 5, 4, 2.5), -12.5);
});

test("more trades", () => {
  assert.deepEqual(profitOfManyTrades([7, 1, 5, 3, 6, 4]), 7);
  assert.deepEqual(profitOfManyTrades([1, 3, 2, 8, 4, 9], 2), 8);
  assert.deepEqual(profitOfManyTrades([]), 0);
  assert.deepEqual(profitOfTrades([3, 3, 5, 0, 0, 3, 1, 4]), 6);
  assert.deepEqual(profitOfTrades([3, 2, 6, 5, 0, 3], 1), 4);
  assert.deepEqual(profitOfTrades([5, 1]), 0);
});
