import assert from "node:assert/strict";
import { test } from "node:test";
import {
  timesToSave,
  risingSavings,
  balanceAfter,
  balancesAfterEach,
  firstOverdraft,
  balanceOfCommands,
  yearsToGoal,
  populationYears,
  valueAfterGrowth,
  valueAfterLoss,
  installments,
  monthsToPayOff,
  budgetLeft,
} from "./savings-and-balance.mjs";

test("saving", () => {
  assert.deepEqual(timesToSave(100, 15), 7);
  assert.deepEqual(timesToSave(100, 25, 50), 2);
  assert.deepEqual(timesToSave(50, 10, 50), 0);
  assert.deepEqual(timesToSave(50, 0), null);
  assert.deepEqual(risingSavings(4), 10);
  assert.deepEqual(risingSavings(3, 5, 2), 21);
  assert.deepEqual(installments(100, 3), [33.33, 33.33, 33.34]);
  assert.deepEqual(installments(50, 2), [25, 25]);
  assert.deepEqual(monthsToPayOff(1000, 100, 0), 10);
  assert.deepEqual(monthsToPayOff(1000, 100, 12), 11);
  assert.deepEqual(monthsToPayOff(1000, 100), 11);
  assert.deepEqual(monthsToPayOff(1000, 4), null);
  assert.deepEqual(budgetLeft(100, [25.5, 30]), 44.5);
  assert.deepEqual(budgetLeft(10, [25]), -15);
});

test("balances", () => {
  assert.deepEqual(balanceAfter([100, -30, 5.5]), 75.5);
  assert.deepEqual(balanceAfter([-20], 50), 30);
  assert.deepEqual(balanceAfter([]), 0);
  assert.deepEqual(balancesAfterEach([100, -30]), [100, 70]);
  assert.deepEqual(balancesAfterEach([-30], 20), [-10]);
  assert.deepEqual(firstOverdraft([100, -130, 50]), 1);
  assert.deepEqual(firstOverdraft([100, -130], 50), -1);
  assert.deepEqual(balanceOfCommands(["deposit 50", "withdraw 20", "withdraw 100"]), 30);
  assert.deepEqual(balanceOfCommands(["W 5"], 5), 0);
});

test("growth", () => {
  assert.deepEqual(yearsToGoal(1000, 10, 2000), 8);
  assert.deepEqual(yearsToGoal(1000, 0, 2000, 250), 4);
  assert.deepEqual(yearsToGoal(1000, 0, 2000), null);
  assert.deepEqual(yearsToGoal(5, 1, 5), 0);
  assert.deepEqual(yearsToGoal(0, 0, 1001, 1), 1001);
  assert.deepEqual(yearsToGoal(0, 0, 1003, 1), null);
  assert.deepEqual(populationYears(1500, 5, 100, 5000), 15);
  assert.deepEqual(populationYears(1500000, 2.5, 10000, 2000000), 10);
  assert.deepEqual(populationYears(10, 0, 0, 20), null);
  assert.deepEqual(valueAfterGrowth(100), 105);
  assert.deepEqual(valueAfterGrowth(100, 10, 2), 121);
  assert.deepEqual(valueAfterLoss(100), 95);
  assert.deepEqual(valueAfterLoss(20000, 20, 3), 10240);
});
