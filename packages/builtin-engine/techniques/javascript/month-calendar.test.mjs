import assert from "node:assert/strict";
import { test } from "node:test";
import {
  monthWeeks,
  calendarLines,
  calendarText,
  countMonthWeeks,
  weekOfMonth,
  simpleWeekOfYear,
  dayNumber,
  daysLeftInYear,
  daysLeftInMonth,
  isLastDayOfMonth,
  workdaysOfMonth,
  dateOfDayNumber,
} from "./month-calendar.mjs";

test("calendars", () => {
  assert.deepEqual(monthWeeks(2021, 2), [
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
  ]);
  assert.deepEqual(calendarLines(2024, 2), [
    "Mo Tu We Th Fr Sa Su",
    "          1  2  3  4",
    " 5  6  7  8  9 10 11",
    "12 13 14 15 16 17 18",
    "19 20 21 22 23 24 25",
    "26 27 28 29",
  ]);
  assert.deepEqual(
    calendarText(2026, 2, true),
    "Su Mo Tu We Th Fr Sa\n 1  2  3  4  5  6  7\n 8  9 10 11 12 13 14\n15 16 17 18 19 20 21\n22 23 24 25 26 27 28",
  );
  assert.deepEqual(countMonthWeeks(2021, 2), 4);
  assert.deepEqual(countMonthWeeks(2021, 2, true), 5);
  assert.deepEqual(weekOfMonth("2024-02-04"), 1);
  assert.deepEqual(weekOfMonth("2024-02-05"), 2);
  assert.deepEqual(weekOfMonth("2024-02-04", true), 2);
  assert.deepEqual(workdaysOfMonth(2024, 2), 21);
});

test("days and weeks", () => {
  assert.deepEqual(dayNumber("2024-12-31"), 366);
  assert.deepEqual(dayNumber("2023-01-01"), 1);
  assert.deepEqual(simpleWeekOfYear("2024-01-07"), 1);
  assert.deepEqual(simpleWeekOfYear("2024-01-08"), 2);
  assert.deepEqual(daysLeftInYear("2024-12-30"), 1);
  assert.deepEqual(daysLeftInYear("2023-01-01"), 364);
  assert.deepEqual(daysLeftInMonth("2024-02-27"), 2);
  assert.deepEqual(isLastDayOfMonth("2024-02-29"), true);
  assert.deepEqual(isLastDayOfMonth("2024-02-28"), false);
  assert.deepEqual(dateOfDayNumber(2024, 60), "2024-02-29");
  assert.deepEqual(dateOfDayNumber(2023, 60), "2023-03-01");
});

test("years of the first century", () => {
  assert.deepEqual(countMonthWeeks(2, 3), 5);
  assert.deepEqual(dateOfDayNumber(2, 60), "0002-03-01");
  assert.deepEqual(workdaysOfMonth(1, 1), 23);
});
