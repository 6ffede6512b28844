import assert from "node:assert/strict";
import { test } from "node:test";
import {
  profit,
  profitOrLoss,
  marginPercent,
  profitPercent,
  priceForMargin,
  priceForMarkup,
  breakEven,
  totalProfit,
} from "./margin-and-profit.mjs";

test("profit", () => {
  assert.deepEqual(profit(8, 10), 2);
  assert.deepEqual(profit(8.5, 7.25, 4), -5);
  assert.deepEqual(profitOrLoss(5, 8), "profit");
  assert.deepEqual(profitOrLoss(8, 5), "loss");
  assert.deepEqual(profitOrLoss(5, 5), "no profit no loss");
  assert.deepEqual(profitOrLoss(5, 5, "Gain", "Loss", "Even"), "Even");
  assert.deepEqual(marginPercent(60, 80), 25);
  assert.deepEqual(marginPercent(2, 3, 1), 33.3);
  assert.deepEqual(marginPercent(5, 0), 0);
  assert.deepEqual(profitPercent(60, 80), 33.33);
  assert.deepEqual(profitPercent(0, 5), 0);
});

test("prices", () => {
  assert.deepEqual(priceForMargin(60), 120);
  assert.deepEqual(priceForMargin(60, 25), 80);
  assert.deepEqual(priceForMarkup(60), 90);
  assert.deepEqual(priceForMarkup(19.99, 10), 21.99);
  assert.deepEqual(breakEven(1000, 25, 5), 50);
  assert.deepEqual(breakEven(1001, 25, 5), 51);
  assert.deepEqual(breakEven(100, 5, 5), null);
  assert.deepEqual(breakEven(90, 30), 3);
  assert.deepEqual(totalProfit(100, 5, 2, 120), 180);
  assert.deepEqual(totalProfit(10, 5), 50);
});
