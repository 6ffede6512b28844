import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isLeapYear,
  daysInMonth,
  dayOfYear,
  leapYearsBetween,
  countLeapYears,
  nextLeapYear,
  daysInYear,
} from "./leap-years.mjs";

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

test("other readings", () => {
  assert.deepEqual(isLeapYear(1900, false), true);
  assert.deepEqual(isLeapYear(1900), false);
  assert.deepEqual(isLeapYear(1901, false), false);
  assert.deepEqual(countLeapYears(1896, 1904), 2);
  assert.deepEqual(nextLeapYear(2024), 2028);
  assert.deepEqual(nextLeapYear(2024, true), 2024);
  assert.deepEqual(nextLeapYear(1897), 1904);
  assert.deepEqual(daysInYear(2023), 365);
  assert.deepEqual(daysInYear(2024), 366);
});
