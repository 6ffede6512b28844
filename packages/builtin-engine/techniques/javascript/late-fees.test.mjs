import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lateFee,
  lateFeeAllDays,
  daysLate,
  lateFeeBetween,
  risingLateFee,
  amountWithPenalty,
  libraryFine,
  lateFeeWithOne,
  flatLateFee,
  lateFeeByWeek,
  lateFeeByFullWeek,
  lateFeeBetweenAll,
  amountWithPenaltyOnAll,
  amountWithPenaltyOnlyOne,
} from "./late-fees.mjs";

test("by days", () => {
  assert.deepEqual(lateFee(4), 1);
  assert.deepEqual(lateFee(-2), 0);
  assert.deepEqual(lateFee(100), 25);
  assert.deepEqual(lateFee(100, 1, 10), 10);
  assert.deepEqual(lateFee(5, 0.5, 10, 3), 1);
  assert.deepEqual(lateFeeAllDays(5, 0.5, 10, 3), 2.5);
  assert.deepEqual(lateFeeAllDays(3, 0.5, 10, 3), 0);
  assert.deepEqual(lateFeeAllDays(0), 0);
  assert.deepEqual(lateFeeAllDays(1), 0.25);
  assert.deepEqual(risingLateFee(5, 0.25, 7, 0.5), 1.25);
  assert.deepEqual(risingLateFee(10, 1, 7, 2), 13);
  assert.deepEqual(risingLateFee(-1, 1, 7, 2), 0);
  assert.deepEqual(amountWithPenalty(200, 2), 220);
  assert.deepEqual(amountWithPenalty(200, 0, 10), 200);
});

test("by dates", () => {
  assert.deepEqual(daysLate("2024-02-27", "2024-03-02"), 4);
  assert.deepEqual(daysLate("2024-03-02", "2024-02-27"), 0);
  assert.deepEqual(lateFeeBetween("2024-03-01", "2024-03-09"), 2);
  assert.deepEqual(lateFeeBetween("2024-03-01", "2024-03-09", 1, 5), 5);
  assert.deepEqual(libraryFine([9, 6, 2015], [6, 6, 2015]), 45);
  assert.deepEqual(libraryFine([9, 7, 2015], [6, 6, 2015]), 500);
  assert.deepEqual(libraryFine([1, 1, 2016], [31, 12, 2015]), 10000);
  assert.deepEqual(libraryFine([1, 1, 2015], [31, 12, 2016]), 0);
  assert.deepEqual(libraryFine([1, 5, 2015], [3, 6, 2015]), 0);
});

test("other readings", () => {
  assert.deepEqual(lateFeeWithOne(3, 5, 1), 8);
  assert.deepEqual(lateFeeWithOne(0, 5, 1), 0);
  assert.deepEqual(lateFeeWithOne(4, 1), 2);
  assert.deepEqual(flatLateFee(1, 5), 5);
  assert.deepEqual(flatLateFee(9, 5), 5);
  assert.deepEqual(flatLateFee(0, 5), 0);
  assert.deepEqual(flatLateFee(3, 5, 3), 0);
  assert.deepEqual(lateFeeByWeek(8, 2), 4);
  assert.deepEqual(lateFeeByWeek(7, 2), 2);
  assert.deepEqual(lateFeeByWeek(0, 2), 0);
  assert.deepEqual(lateFeeByWeek(-3, 2), 0);
  assert.deepEqual(lateFeeByWeek(30, 2, 6), 6);
  assert.deepEqual(lateFeeByFullWeek(13, 2), 2);
  assert.deepEqual(lateFeeByFullWeek(14, 2), 4);
  assert.deepEqual(lateFeeByFullWeek(-1, 2), 0);
  assert.deepEqual(lateFeeBetweenAll("2024-01-01", "2024-01-05", 1, null, 3), 4);
  assert.deepEqual(lateFeeBetweenAll("2024-01-01", "2024-01-04", 1, null, 3), 0);
  assert.deepEqual(lateFeeBetweenAll("2024-01-01", "2024-01-05"), 1);
  assert.deepEqual(amountWithPenaltyOnAll(100, 2, 10), 121);
  assert.deepEqual(amountWithPenaltyOnAll(100, 2), 110.25);
  assert.deepEqual(amountWithPenaltyOnAll(100, -2), 100);
  assert.deepEqual(amountWithPenaltyOnlyOne(100, 4, 10), 110);
  assert.deepEqual(amountWithPenaltyOnlyOne(100, 0), 100);
  assert.deepEqual(amountWithPenaltyOnlyOne(100, 1), 105);
});
