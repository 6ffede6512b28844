import assert from "node:assert/strict";
import { test } from "node:test";
import {
  simpleInterest,
  simpleAmount,
  compoundAmount,
  compoundInterest,
  yearsToReach,
  monthlyPayment,
  simpleInterestByPart,
  simpleAmountByPart,
  compoundAmountByPart,
  compoundInterestByPart,
  balancesByYear,
  yearsToReachOver,
} from "./interest.mjs";

test("simple interest", () => {
  assert.deepEqual(simpleInterest(1000, 5, 3), 150);
  assert.deepEqual(simpleInterest(99.99, 3.5, 1), 3.5);
  assert.deepEqual(simpleInterest(100, 0.125, 1, 3), 0.125);
  assert.deepEqual(simpleInterest(100, 0.125, 1), 0.13);
  assert.deepEqual(simpleAmount(1000, 5, 3), 1150);
});

test("compound interest", () => {
  assert.deepEqual(compoundAmount(1000, 5, 2), 1102.5);
  assert.deepEqual(compoundAmount(1000, 5, 10, 12), 1647.01);
  assert.deepEqual(compoundAmount(1000, 5, 10, 1, 0), 1629);
  assert.deepEqual(compoundAmount(1000, 4, 0.5), 1019.8);
  assert.deepEqual(compoundInterest(1000, 5, 2), 102.5);
  assert.deepEqual(compoundInterest(100, 0, 9), 0);
});

test("years and payments", () => {
  assert.deepEqual(yearsToReach(1000, 5, 1100), 2);
  assert.deepEqual(yearsToReach(100, 7, 200), 11);
  assert.deepEqual(yearsToReach(100, 100, 200), 1);
  assert.deepEqual(yearsToReach(100, 5, 100), 0);
  assert.deepEqual(yearsToReach(100, 0, 200), -1);
  assert.deepEqual(yearsToReach(0, 5, 200), -1);
  assert.deepEqual(monthlyPayment(200000, 6, 30), 1199.1);
  assert.deepEqual(monthlyPayment(1200, 0, 1), 100);
});

test("readings that differ", () => {
  assert.deepEqual(simpleInterestByPart(1000, 0.05, 2), 100);
  assert.deepEqual(simpleInterestByPart(10, 0.05, 0.5, 1), 0.3);
  assert.deepEqual(simpleAmountByPart(1000, 0.05, 2), 1100);
  assert.deepEqual(simpleAmountByPart(10, 0.05, 0.5, 1), 10.3);
  assert.deepEqual(compoundAmountByPart(1000, 0.1, 2), 1210);
  assert.deepEqual(compoundAmountByPart(1000, 0.1, 1, 2, 1), 1102.5);
  assert.deepEqual(compoundInterestByPart(1000, 0.1, 2), 210);
  assert.deepEqual(compoundInterestByPart(1000, 0.1, 1, 2), 102.5);
  assert.deepEqual(balancesByYear(1000, 10, 2), [1100, 1210]);
  assert.deepEqual(balancesByYear(0.33, 10, 3), [0.36, 0.4, 0.44]);
  assert.deepEqual(balancesByYear(0.33, 10, 3, true), [0.36, 0.4, 0.44]);
  assert.deepEqual(balancesByYear(0.14, 10, 3), [0.15, 0.17, 0.19]);
  assert.deepEqual(balancesByYear(0.14, 10, 3, true), [0.15, 0.17, 0.19]);
  assert.deepEqual(yearsToReachOver(100, 100, 200), 2);
  assert.deepEqual(yearsToReachOver(100, 100, 99), 0);
  assert.deepEqual(yearsToReachOver(100, 0, 100), -1);
  assert.deepEqual(yearsToReachOver(0, 5, 100), -1);
});
