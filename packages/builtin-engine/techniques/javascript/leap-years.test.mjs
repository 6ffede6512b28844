import assert from "node:assert/strict";
import { test } from "node:test";
import { isLeapYear, daysInMonth, dayOfYear, leapYearsBetween } from "./leap-years.mjs";

test("centuries are leap years every fourth time", () => {
  assert.deepEqual(isLeapYear(2024), true);
  assert.deepEqual(isLeapYear(2023), false);
  assert.deepEqual(isLeapYear(1900), false);
  assert.deepEqual(isLeapYear(2000), true);
  assert.deepEqual(leapYearsBetween(1896, 1908), [1896, 1904, 1908]);
  assert.deepEqual(leapYearsBetween(2001, 2003), []);
});

test("lengths of months", () => {
  assert.deepEqual(daysInMonth(2024, 2), 29);
  assert.deepEqual(daysInMonth(2100, 2), 28);
  assert.deepEqual(daysInMonth(2023, 4), 30);
  assert.deepEqual(daysInMonth(2023, 12), 31);
  assert.throws(() => daysInMonth(2023, 13), RangeError);
  assert.throws(() => daysInMonth(2023, 0), RangeError);
});

test("the day of the year", () => {
  assert.deepEqual(dayOfYear(2024, 12, 31), 366);
  assert.deepEqual(dayOfYear(2023, 3, 1), 60);
  assert.deepEqual(dayOfYear(2023, 1, 1), 1);
  assert.throws(() => dayOfYear(2023, 2, 29), RangeError);
  assert.throws(() => dayOfYear(2023, 2, 0), RangeError);
});
