import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isValidDate,
  isoToDayFirst,
  isoToMonthFirst,
  dayFirstToIso,
  monthFirstToIso,
  monthName,
  monthNumber,
  longDate,
  longDateMonthFirst,
  longDateToIso,
  isoIntoDayFirst,
  isoIntoMonthFirst,
  isoTurnedRound,
  isValidDayFirst,
  isValidMonthFirst,
} from "./date-format.mjs";

test("numbers", () => {
  assert.deepEqual(isoToDayFirst("2024-03-05"), "05/03/2024");
  assert.deepEqual(isoToDayFirst("2024-03-05", "."), "05.03.2024");
  assert.deepEqual(isoToMonthFirst("2024-03-05"), "03/05/2024");
  assert.throws(() => isoToMonthFirst("2023-02-29"), RangeError);
  assert.deepEqual(dayFirstToIso("5/3/2024"), "2024-03-05");
  assert.deepEqual(dayFirstToIso("05.03.2024", "."), "2024-03-05");
  assert.throws(() => dayFirstToIso("31/04/2024"), RangeError);
  assert.throws(() => dayFirstToIso("5"), RangeError);
  assert.deepEqual(monthFirstToIso("12/31/1999"), "1999-12-31");
  assert.throws(() => monthFirstToIso("31/12/1999"), RangeError);
});

test("names of months", () => {
  assert.deepEqual(monthName(1), "January");
  assert.deepEqual(monthName(12), "December");
  assert.throws(() => monthName(0), RangeError);
  assert.throws(() => monthName(13), RangeError);
  assert.deepEqual(monthNumber("March"), 3);
  assert.deepEqual(monthNumber("dec."), 12);
  assert.deepEqual(monthNumber("Foo"), -1);
  assert.deepEqual(longDate("2024-03-05"), "5 March 2024");
  assert.deepEqual(longDateMonthFirst("2024-03-05"), "March 5, 2024");
  assert.deepEqual(longDateToIso("5 March 2024"), "2024-03-05");
  assert.deepEqual(longDateToIso("Feb 29, 2024"), "2024-02-29");
  assert.throws(() => longDateToIso(""), RangeError);
});

test("dates that exist", () => {
  assert.deepEqual(isValidDate("2024-02-29"), true);
  assert.deepEqual(isValidDate("2023-02-29"), false);
  assert.deepEqual(isValidDate("1900-02-29"), false);
  assert.deepEqual(isValidDate("2000-02-29"), true);
  assert.deepEqual(isValidDate("2024-04-31"), false);
  assert.deepEqual(isValidDate("2024-01-31"), true);
  assert.deepEqual(isValidDate("2024-00-10"), false);
  assert.deepEqual(isValidDate("2024-13-10"), false);
  assert.deepEqual(isValidDate("2024-12-00"), false);
  assert.deepEqual(isValidDate("2024-12-01"), true);
  assert.deepEqual(isValidDate("2024-1-5"), false);
});

test("readings that differ", () => {
  assert.deepEqual(isValidDate("2024-3-5", true), true);
  assert.deepEqual(isValidDate("2024-13-5", true), false);
  assert.deepEqual(isoIntoDayFirst("2024-03-05"), "5/3/2024");
  assert.deepEqual(isoIntoDayFirst("2024-10-15", "."), "15.10.2024");
  assert.deepEqual(isoIntoMonthFirst("2024-03-05"), "3/5/2024");
  assert.deepEqual(isoIntoMonthFirst("2024-03-05", "-"), "3-5-2024");
  assert.deepEqual(isoTurnedRound("2024-13-05"), "05/13/2024");
  assert.deepEqual(isoTurnedRound("2024-1-5", "."), "5.1.2024");
  assert.deepEqual(isValidDayFirst("31/12/2024"), true);
  assert.deepEqual(isValidDayFirst("12/31/2024"), false);
  assert.deepEqual(isValidDayFirst("1/2/2024"), false);
  assert.deepEqual(isValidDayFirst("1/2/2024", true), true);
  assert.deepEqual(isValidDayFirst("2024-01-01"), false);
  assert.deepEqual(isValidMonthFirst("12/31/2024"), true);
  assert.deepEqual(isValidMonthFirst("31/12/2024"), false);
  assert.deepEqual(isValidMonthFirst("2/9/2024", true), true);
  assert.deepEqual(isValidMonthFirst("2/9/2024"), false);
  assert.deepEqual(isValidMonthFirst(""), false);
});
