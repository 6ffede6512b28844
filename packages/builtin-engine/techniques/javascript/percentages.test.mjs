import assert from "node:assert/strict";
import { test } from "node:test";
import {
  percentOf,
  percentage,
  percentChange,
  applyDiscount,
  discountAmount,
  priceBeforeDiscount,
  addPercent,
  taxAmount,
  priceBeforeTax,
  tipAmount,
  splitBill,
  markupPercent,
  percentageAsOne,
  percentChangeAsItIs,
  percentChangeWithout,
  percentageDifference,
  splitBillWithout,
} from "./percentages.mjs";

test("parts and changes", () => {
  assert.deepEqual(percentOf(20, 50), 10);
  assert.deepEqual(percentOf(12.5, 99.99, 2), 12.5);
  assert.deepEqual(percentage(1, 4), 25);
  assert.deepEqual(percentage(1, 3, 2), 33.33);
  assert.deepEqual(percentage(5, 0), 0);
  assert.deepEqual(percentChange(50, 75), 50);
  assert.deepEqual(percentChange(80, 60), -25);
  assert.deepEqual(percentChange(3, 4, 1), 33.3);
  assert.deepEqual(markupPercent(40, 50), 25);
});

test("prices", () => {
  assert.deepEqual(applyDiscount(200, 15), 170);
  assert.deepEqual(applyDiscount(19.99, 10, 2), 17.99);
  assert.deepEqual(discountAmount(80, 25), 20);
  assert.deepEqual(priceBeforeDiscount(75, 25), 100);
  assert.deepEqual(addPercent(100, 19), 119);
  assert.deepEqual(addPercent(9.99, 8.25, 2), 10.81);
  assert.deepEqual(taxAmount(50, 20), 10);
  assert.deepEqual(priceBeforeTax(120, 20), 100);
  assert.deepEqual(tipAmount(50, 15), 7.5);
  assert.deepEqual(splitBill(100, 20, 4), 30);
  assert.deepEqual(splitBill(100, 15, 3, 2), 38.33);
});

test("other readings", () => {
  assert.deepEqual(percentageAsOne(1, 4), "25%");
  assert.deepEqual(percentageAsOne(1, 3, 1), "33.3%");
  assert.deepEqual(percentChangeAsItIs(-10, -5), -50);
  assert.deepEqual(percentChange(-10, -5), 50);
  assert.deepEqual(percentChangeAsItIs(3, 4, 1), 33.3);
  assert.deepEqual(percentChangeWithout(10, 5), 50);
  assert.deepEqual(percentChangeWithout(3, 2, 1), 33.3);
  assert.deepEqual(percentageDifference(10, 30), 100);
  assert.deepEqual(percentageDifference(1, 2, 1), 66.7);
  assert.deepEqual(splitBillWithout(10, 4), 2.5);
  assert.deepEqual(splitBillWithout(10, 3, 2), 3.33);
});
