import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isBusinessDay,
  countBusinessDays,
  addBusinessDays,
  businessDaysOf,
  businessDaysInBetween,
  nextBusinessDay,
} from "./business-days.mjs";

test("days off are not counted", () => {
  assert.deepEqual(countBusinessDays("2024-07-01", "2024-07-07"), 5);
  assert.deepEqual(countBusinessDays("2024-07-06", "2024-07-07"), 0);
  assert.deepEqual(countBusinessDays("2024-07-01", "2024-07-05", ["2024-07-04", "2024-07-06"]), 4);
  assert.deepEqual(countBusinessDays("2024-07-05", "2024-07-01"), 0);
  assert.deepEqual(isBusinessDay("2024-07-05"), true);
  assert.deepEqual(isBusinessDay("2024-07-06"), false);
});

test("days added in both directions", () => {
  assert.deepEqual(addBusinessDays("2024-07-05", 1), "2024-07-08");
  assert.deepEqual(addBusinessDays("2024-07-08", -1), "2024-07-05");
  assert.deepEqual(addBusinessDays("2024-07-03", 2, ["2024-07-04"]), "2024-07-08");
  assert.deepEqual(addBusinessDays("2024-07-06", 0), "2024-07-06");
  assert.deepEqual(addBusinessDays("2024-12-31", 10), "2025-01-14");
});

test("another weekend", () => {
  assert.deepEqual(isBusinessDay("2024-07-05", [], [5, 6]), false);
  assert.deepEqual(addBusinessDays("2024-07-04", 1, [], [5, 6]), "2024-07-07");
  assert.throws(() => addBusinessDays("2024-07-04", 1, [], [1, 2, 3, 4, 5, 6, 7]), RangeError);
  assert.throws(() => isBusinessDay("2023-02-29"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(businessDaysOf("2024-03-01", "2024-03-05"), 3);
  assert.deepEqual(businessDaysOf("2024-03-01", "2024-03-05", false), 2);
  assert.deepEqual(businessDaysOf("2024-03-01", "2024-03-05", true, false), 2);
  assert.deepEqual(businessDaysOf("2024-03-02", "2024-03-05", false), 2);
  assert.deepEqual(businessDaysInBetween("2024-03-01", "2024-03-05"), 1);
  assert.deepEqual(nextBusinessDay("2024-03-01"), "2024-03-01");
  assert.deepEqual(nextBusinessDay("2024-03-01", true), "2024-03-04");
  assert.deepEqual(nextBusinessDay("2024-03-02"), "2024-03-04");
  assert.deepEqual(nextBusinessDay("2024-03-02", false, ["2024-03-04"]), "2024-03-05");
});
