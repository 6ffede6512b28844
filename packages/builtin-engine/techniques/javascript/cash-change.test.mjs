import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changeDue,
  changeList,
  changeCounts,
  changePairs,
  changeNumbers,
  countChange,
  giveChange,
  americanCoins,
  coinsValue,
  americanCoinsValue,
  giveChangeOrNot,
  changeListOfCents,
  americanCoinsOfDollars,
} from "./cash-change.mjs";

test("coins of an amount", () => {
  assert.deepEqual(changeDue(7.3, 10), 2.7);
  assert.deepEqual(changeDue(10, 8), -2);
  assert.deepEqual(changeList(37), [20, 10, 5, 2]);
  assert.deepEqual(changeList(0), []);
  assert.deepEqual(changeList(0.3, [0.2, 0.1, 0.05]), [0.2, 0.1]);
  assert.deepEqual(changeCounts(45), { 5: 1, 20: 2 });
  assert.deepEqual(changeCounts(45, [1, 10]), { 1: 5, 10: 4 });
  assert.deepEqual(changePairs(45), [
    [20, 2],
    [5, 1],
  ]);
  assert.deepEqual(changeNumbers(88), [1, 1, 1, 1, 1, 1]);
  assert.deepEqual(changeNumbers(30, [25, 10, 5, 1]), [1, 0, 1, 0]);
  assert.deepEqual(countChange(37), 4);
  assert.deepEqual(giveChange(12.5, 20, [5, 2, 1, 0.5]), [5, 2, 0.5]);
  assert.deepEqual(giveChange(5, 3), []);
});

test("coins counted", () => {
  assert.deepEqual(americanCoins(87), { quarters: 3, dimes: 1, nickels: 0, pennies: 2 });
  assert.deepEqual(americanCoins(41, ["q", "d", "n", "p"]), { q: 1, d: 1, n: 1, p: 1 });
  assert.deepEqual(coinsValue({ 2: 3, 0.5: 1 }), 6.5);
  assert.deepEqual(coinsValue({}), 0);
  assert.deepEqual(americanCoinsValue(3, 1, 0, 2), 0.87);
  assert.deepEqual(americanCoinsValue(4), 1);
});

test("readings that differ", () => {
  assert.deepEqual(giveChangeOrNot(5, 8), [2, 1]);
  assert.deepEqual(giveChangeOrNot(5, 4), null);
  assert.deepEqual(giveChangeOrNot(5, 4, "no"), "no");
  assert.deepEqual(giveChangeOrNot(5, 5), []);
  assert.deepEqual(giveChangeOrNot(5, 8, null, [1]), [1, 1, 1]);
  assert.deepEqual(changeListOfCents(0.41), [0.2, 0.2, 0.01]);
  assert.deepEqual(changeListOfCents(12), [10, 2]);
  assert.deepEqual(americanCoinsOfDollars(0.41), { quarters: 1, dimes: 1, nickels: 1, pennies: 1 });
});
