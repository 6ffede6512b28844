import assert from "node:assert/strict";
import { test } from "node:test";
import {
  datesBetween,
  quarterOf,
  firstOfMonth,
  lastOfMonth,
  isWeekend,
  countWeekendDays,
  countWeekday,
  monthsBetween,
  isDateBetween,
  isDateInBetween,
  datesInBetween,
  countWeekdayInBetween,
} from "./date-ranges.mjs";

test("lists of dates", () => {
  assert.deepEqual(datesBetween("2024-02-28", "2024-03-01"), ["2024-02-28", "2024-02-29", "2024-03-01"]);
  assert.deepEqual(datesBetween("2024-01-01", "2024-01-15", 7), ["2024-01-01", "2024-01-08", "2024-01-15"]);
  assert.deepEqual(datesBetween("2024-01-02", "2024-01-01"), []);
  assert.throws(() => datesBetween("2024-01-01", "2024-01-32"), RangeError);
});

test("parts of the year", () => {
  assert.deepEqual(quarterOf("2024-01-31"), 1);
  assert.deepEqual(quarterOf("2024-03-31"), 1);
  assert.deepEqual(quarterOf("2024-04-01"), 2);
  assert.deepEqual(quarterOf("2024-12-31"), 4);
  assert.throws(() => quarterOf("2023-02-29"), RangeError);
  assert.deepEqual(firstOfMonth("2024-02-17"), "2024-02-01");
  assert.deepEqual(lastOfMonth("2024-02-17"), "2024-02-29");
  assert.deepEqual(lastOfMonth("2023-12-31"), "2023-12-31");
});

test("weekdays", () => {
  assert.deepEqual(isWeekend("2024-03-02"), true);
  assert.deepEqual(isWeekend("2024-03-03"), true);
  assert.deepEqual(isWeekend("2024-03-04"), false);
  assert.deepEqual(isWeekend("2024-03-01"), false);
  assert.deepEqual(countWeekendDays("2024-03-01", "2024-03-31"), 10);
  assert.deepEqual(countWeekday("2024-03-01", "2024-03-31", 7), 5);
  assert.deepEqual(countWeekday("2024-03-01", "2024-03-31", 1), 4);
});

test("distances", () => {
  assert.deepEqual(monthsBetween("2024-01-31", "2024-03-30"), 1);
  assert.deepEqual(monthsBetween("2023-11-15", "2024-03-15"), 4);
  assert.deepEqual(monthsBetween("2024-03-15", "2023-11-15"), -4);
  assert.deepEqual(monthsBetween("2024-03-15", "2024-03-15"), 0);
  assert.deepEqual(isDateBetween("2024-03-05", "2024-03-05", "2024-04-01"), true);
  assert.deepEqual(isDateBetween("2024-04-02", "2024-03-05", "2024-04-01"), false);
  assert.deepEqual(isDateBetween("2024-03-04", "2024-03-05", "2024-04-01"), false);
});

test("readings that differ", () => {
  assert.deepEqual(monthsBetween("2024-01-31", "2024-02-01", true), 1);
  assert.deepEqual(monthsBetween("2024-02-01", "2024-01-31", true), -1);
  assert.deepEqual(isDateBetween("2024-03-05", "2024-03-05", "2024-04-01", false), false);
  assert.deepEqual(isDateBetween("2024-04-01", "2024-03-05", "2024-04-01", false, true), true);
  assert.deepEqual(isDateBetween("2024-04-01", "2024-03-05", "2024-04-01", true, false), false);
  assert.deepEqual(isDateBetween("2024-03-20", "2024-03-05", "2024-04-01", true, false), true);
  assert.deepEqual(isDateBetween("2024-03-05", "2024-03-05", "2024-04-01", true, false), true);
  assert.deepEqual(isDateInBetween("2024-03-05", "2024-03-05", "2024-04-01"), false);
  assert.deepEqual(isDateInBetween("2024-03-06", "2024-03-05", "2024-04-01"), true);
  assert.deepEqual(isDateInBetween("2024-04-01", "2024-03-05", "2024-04-01"), false);
  assert.deepEqual(datesInBetween("2024-02-28", "2024-03-01"), ["2024-02-29"]);
  assert.deepEqual(datesInBetween("2024-02-28", "2024-03-01", true), ["2024-02-28", "2024-02-29"]);
  assert.deepEqual(datesInBetween("2024-02-28", "2024-03-01", false, true), ["2024-02-29", "2024-03-01"]);
  assert.deepEqual(datesInBetween("2024-02-28", "2024-02-28"), []);
  assert.deepEqual(countWeekdayInBetween("2024-03-03", "2024-03-31", 7), 3);
  assert.deepEqual(countWeekdayInBetween("2024-03-03", "2024-03-31", 7, true), 4);
  assert.deepEqual(countWeekdayInBetween("2024-03-03", "2024-03-31", 7, false, true), 4);
  assert.deepEqual(countWeekdayInBetween("2024-03-03", "2024-03-31", 1), 4);
});
