import assert from "node:assert/strict";
import { test } from "node:test";
import { isoWeek, mondayOfWeek, isoWeekNumber, weekOfYear, startOfWeek } from "./iso-week.mjs";

test("days at the turn of a year", () => {
  assert.deepEqual(isoWeek("2021-01-03"), "2020-W53");
  assert.deepEqual(isoWeek("2021-01-04"), "2021-W01");
  assert.deepEqual(isoWeek("2024-12-30"), "2025-W01");
  assert.deepEqual(isoWeek("2016-01-01"), "2015-W53");
  assert.deepEqual(isoWeek("2024-07-04"), "2024-W27");
});

test("the Monday of a week", () => {
  assert.deepEqual(mondayOfWeek("2020-W53"), "2020-12-28");
  assert.deepEqual(mondayOfWeek("2025-W01"), "2024-12-30");
  assert.deepEqual(mondayOfWeek("2024-W27"), "2024-07-01");
});

test("what does not exist is refused", () => {
  assert.throws(() => mondayOfWeek("2021-W53"), RangeError);
  assert.throws(() => mondayOfWeek("2021-W00"), RangeError);
  assert.throws(() => mondayOfWeek("2021-27"), RangeError);
  assert.throws(() => isoWeek("2023-02-29"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(isoWeekNumber("2021-01-03"), 53);
  assert.deepEqual(isoWeekNumber("2024-03-05"), 10);
  assert.deepEqual(weekOfYear("2021-01-07"), 1);
  assert.deepEqual(weekOfYear("2021-01-08"), 2);
  assert.deepEqual(startOfWeek("2024-03-10"), "2024-03-04");
  assert.deepEqual(startOfWeek("2024-03-10", true), "2024-03-10");
  assert.deepEqual(startOfWeek("2024-03-04", true), "2024-03-03");
  assert.deepEqual(startOfWeek("2024-03-04"), "2024-03-04");
});
