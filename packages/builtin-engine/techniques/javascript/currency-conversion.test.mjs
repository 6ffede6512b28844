import assert from "node:assert/strict";
import { test } from "node:test";
import {
  convertCurrency,
  convertBack,
  convertWithFee,
  convertAfterFee,
  convertByRates,
  convertByWorth,
  walletWorth,
  convertCurrencyToWhole,
  convertByRatesOrNot,
} from "./currency-conversion.mjs";

test("one rate", () => {
  assert.deepEqual(convertCurrency(100), 110);
  assert.deepEqual(convertCurrency(19.99, 0.85), 16.99);
  assert.deepEqual(convertBack(110), 100);
  assert.deepEqual(convertBack(50, 0.8), 62.5);
  assert.deepEqual(convertWithFee(100), 107.8);
  assert.deepEqual(convertWithFee(200, 2, 1), 396);
  assert.deepEqual(convertAfterFee(102), 110);
  assert.deepEqual(convertAfterFee(1, 2, 5), 0);
});

test("tables", () => {
  assert.deepEqual(convertByRates(110, "USD", "EUR", { EUR: 1, USD: 1.1 }), 100);
  assert.deepEqual(convertByRates(5, "USD", "XXX", { EUR: 1, USD: 1.1 }), null);
  assert.deepEqual(convertByWorth(100, "USD", "EUR", { EUR: 1, USD: 0.9 }), 90);
  assert.deepEqual(convertByWorth(100, "XXX", "EUR", { EUR: 1 }), null);
  assert.deepEqual(walletWorth({ EUR: 10, USD: 20, OLD: 5 }, { EUR: 1, USD: 0.9 }), 28);
});

test("readings that differ", () => {
  assert.deepEqual(convertCurrencyToWhole(5, 1.5), 8);
  assert.deepEqual(convertCurrencyToWhole(5, 1.5, true), 7);
  assert.deepEqual(convertCurrencyToWhole(10), 11);
  assert.deepEqual(convertByRatesOrNot(10, "EUR", "USD", { EUR: 1, USD: 1.1 }), 11);
  assert.deepEqual(convertByRatesOrNot(10, "EUR", "XXX", { EUR: 1 }), null);
  assert.deepEqual(convertByRatesOrNot(10, "EUR", "XXX", { EUR: 1 }, -1), -1);
});
