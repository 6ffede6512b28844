import assert from "node:assert/strict";
import { test } from "node:test";
import { isoWeekday, weekdayName, nthWeekday } from "./weekday.mjs";

test("weekdays of known dates", () => {
  assert.deepEqual(isoWeekday(2024, 2, 29), 4);
  assert.deepEqual(isoWeekday(2024, 12, 25), 3);
  assert.deepEqual(isoWeekday(2024, 1, 31), 3);
  assert.deepEqual(weekdayName(1969, 7, 20), "Sunday");
  assert.deepEqual(weekdayName(2000, 1, 1), "Saturday");
  assert.deepEqual(weekdayName(1900, 1, 1), "Monday");
  assert.throws(() => isoWeekday(2023, 2, 29), RangeError);
  assert.throws(() => isoWeekday(2023, 1, 0), RangeError);
});

test("the n-th weekday of a month", () => {
  assert.deepEqual(nthWeekday(2024, 11, 4, 4), 28);
  assert.deepEqual(nthWeekday(2024, 5, 1, -1), 27);
  assert.deepEqual(nthWeekday(2024, 3, 5, 5), 29);
  assert.deepEqual(nthWeekday(2024, 3, 7, -1), 31);
  assert.deepEqual(nthWeekday(2024, 9, 7, 1), 1);
  assert.deepEqual(nthWeekday(2024, 3, 7, 5), 31);
});

test("a month without a fifth", () => {
  assert.deepEqual(nthWeekday(2024, 3, 1, 5), null);
  assert.deepEqual(nthWeekday(2024, 3, 1, 0), null);
});

test("years of the first century", () => {
  assert.deepEqual(weekdayName(1, 7, 1), "Sunday");
  assert.deepEqual(nthWeekday(2, 4, 1, -1), 29);
});
