import assert from "node:assert/strict";
import { test } from "node:test";
import {
  shortDate,
  shortDateMonthFirst,
  ordinalDate,
  ordinalDayFirst,
  weekdayAndDate,
  weekdayMonthFirst,
  dayAndMonth,
  monthAndYear,
  briefDate,
  dateRangeText,
  wordsToIso,
  shortDateOf,
  dateMonthFirstOf,
  dateWithoutComma,
  ordinalDayOf,
  monthAndDay,
} from "./dates-in-words.mjs";

test("one date", () => {
  assert.deepEqual(shortDate("2024-03-05"), "5 Mar 2024");
  assert.deepEqual(shortDate("2024-09-15", "-", 4), "15-Sept-2024");
  assert.deepEqual(shortDateMonthFirst("2024-03-05"), "Mar 5, 2024");
  assert.deepEqual(shortDateMonthFirst("2024-03-05", 2), "Ma 5, 2024");
  assert.deepEqual(ordinalDate("2024-03-01"), "March 1st, 2024");
  assert.deepEqual(ordinalDate("2024-03-12"), "March 12th, 2024");
  assert.deepEqual(ordinalDate("2024-03-14"), "March 14th, 2024");
  assert.deepEqual(ordinalDate("2024-03-22"), "March 22nd, 2024");
  assert.deepEqual(ordinalDate("2024-03-23"), "March 23rd, 2024");
  assert.deepEqual(ordinalDayFirst("2024-03-05"), "5th of March 2024");
  assert.deepEqual(ordinalDayFirst("2024-03-31", " "), "31st March 2024");
  assert.deepEqual(ordinalDayFirst("2024-03-13"), "13th of March 2024");
  assert.deepEqual(ordinalDayFirst("2024-03-11"), "11th of March 2024");
  assert.deepEqual(weekdayAndDate("2024-03-05"), "Tuesday, 5 March 2024");
  assert.deepEqual(weekdayAndDate("2024-03-03", " "), "Sunday 3 March 2024");
  assert.deepEqual(weekdayMonthFirst("2024-03-05"), "Tuesday, March 5, 2024");
  assert.deepEqual(dayAndMonth("2024-03-05"), "5 March");
  assert.deepEqual(dayAndMonth("2024-01-05", ["Janvier"]), "5 Janvier");
  assert.deepEqual(monthAndYear("2024-12-05"), "December 2024");
  assert.deepEqual(monthAndYear("2024-01-05", ["Januar"]), "Januar 2024");
  assert.deepEqual(briefDate("2024-03-05"), "Tue 5 Mar");
  assert.deepEqual(briefDate("2024-03-05", 2), "Tu 5 Ma");
});

test("ranges and reading", () => {
  assert.deepEqual(dateRangeText("2024-03-05", "2024-03-09"), "5–9 March 2024");
  assert.deepEqual(dateRangeText("2024-02-28", "2024-03-02"), "28 February – 2 March 2024");
  assert.deepEqual(dateRangeText("2023-12-30", "2024-01-02"), "30 December 2023 – 2 January 2024");
  assert.deepEqual(dateRangeText("2024-03-05", "2024-03-05"), "5 March 2024");
  assert.deepEqual(dateRangeText("2024-03-05", "2024-03-09", "-"), "5-9 March 2024");
  assert.deepEqual(wordsToIso("5 March 2024"), "2024-03-05");
  assert.deepEqual(wordsToIso("Mar 15, 2024"), "2024-03-15");
  assert.deepEqual(wordsToIso("the 1st of december, 1999"), "1999-12-01");
  assert.deepEqual(wordsToIso("March 2024"), null);
  assert.deepEqual(wordsToIso("5 2024"), null);
  assert.deepEqual(wordsToIso("5 March"), null);
});

test("readings that differ", () => {
  assert.deepEqual(shortDateOf("2024-03-05"), "05 Mar 2024");
  assert.deepEqual(shortDateOf("2024-03-15", true, "-"), "15-MAR-2024");
  assert.deepEqual(dateMonthFirstOf("2024-03-05"), "March 05, 2024");
  assert.deepEqual(dateMonthFirstOf("2024-03-15", true), "Mar 15, 2024");
  assert.deepEqual(dateWithoutComma("2024-03-05"), "March 5 2024");
  assert.deepEqual(dateWithoutComma("2024-03-05", true), "March 5th 2024");
  assert.deepEqual(ordinalDayOf("2024-03-22"), "22nd March 2024");
  assert.deepEqual(ordinalDayOf("2024-03-11", true), "11th Mar 2024");
  assert.deepEqual(monthAndDay("2024-03-05"), "March 5");
  assert.deepEqual(monthAndDay("2024-03-03", true), "March 3rd");
});
