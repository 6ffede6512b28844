import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dayNameOf,
  shortDayName,
  weekdayAfter,
  nextWeekday,
  previousWeekday,
  weekdaysOfMonth,
  nthWeekdayDate,
  lastWeekdayDate,
  meetupDate,
  countFriday13,
  friday13Dates,
  startOfWeek,
  weekDates,
  nextWeekend,
  weekdayNumber,
  weekdayNumberOf,
  weekdayNumberFromOne,
  weekdayNumberByOne,
  isWeekend,
  isWeekday,
  countWeekdaysOfMonth,
} from "./weekdays-of-month.mjs";

test("names", () => {
  assert.deepEqual(dayNameOf("2024-03-01"), "Friday");
  assert.deepEqual(dayNameOf("2024-03-04", ["Lu", "Ma"]), "Lu");
  assert.deepEqual(shortDayName("2024-03-01"), "Fri");
  assert.deepEqual(shortDayName("2024-03-03", 2), "Su");
  assert.deepEqual(weekdayAfter("Monday", 10), "Thursday");
  assert.deepEqual(weekdayAfter("sun", -1), "Saturday");
  assert.deepEqual(weekdayAfter("B", 1, ["A", "B", "C", "D", "E", "F", "G"]), "C");
  assert.throws(() => weekdayAfter("Someday", 1), RangeError);
});

test("next and previous", () => {
  assert.deepEqual(nextWeekday("2024-03-01", "Monday"), "2024-03-04");
  assert.deepEqual(nextWeekday("2024-03-01", "Friday"), "2024-03-08");
  assert.deepEqual(nextWeekday("2024-03-01", 5, true), "2024-03-01");
  assert.deepEqual(previousWeekday("2024-03-01", "Friday"), "2024-02-23");
  assert.deepEqual(previousWeekday("2024-03-01", "fri", true), "2024-03-01");
  assert.deepEqual(previousWeekday("2024-03-01", "Monday"), "2024-02-26");
  assert.deepEqual(startOfWeek("2024-03-03"), "2024-02-26");
  assert.deepEqual(startOfWeek("2024-03-02", true), "2024-02-25");
  assert.deepEqual(weekDates("2024-03-01"), [
    "2024-02-26",
    "2024-02-27",
    "2024-02-28",
    "2024-02-29",
    "2024-03-01",
    "2024-03-02",
    "2024-03-03",
  ]);
  assert.deepEqual(nextWeekend("2024-03-01"), "2024-03-02");
  assert.deepEqual(nextWeekend("2024-03-03"), "2024-03-03");
});

test("months", () => {
  assert.deepEqual(weekdaysOfMonth(2024, 2, "Thursday"), [
    "2024-02-01",
    "2024-02-08",
    "2024-02-15",
    "2024-02-22",
    "2024-02-29",
  ]);
  assert.deepEqual(nthWeekdayDate(2024, 11, "Thursday", 4), "2024-11-28");
  assert.deepEqual(nthWeekdayDate(2024, 3, "Monday"), "2024-03-04");
  assert.deepEqual(nthWeekdayDate(2024, 3, "Monday", 5), null);
  assert.deepEqual(nthWeekdayDate(2024, 3, "Monday", -1), "2024-03-25");
  assert.deepEqual(lastWeekdayDate(2024, 3), "2024-03-29");
  assert.deepEqual(lastWeekdayDate(2024, 2, "Thu"), "2024-02-29");
  assert.deepEqual(meetupDate(2013, 5, "teenth", "Monday"), "2013-05-13");
  assert.deepEqual(meetupDate(2013, 5, "last", "Monday"), "2013-05-27");
  assert.deepEqual(meetupDate(2013, 5, "second", "Friday"), "2013-05-10");
  assert.deepEqual(meetupDate(2013, 5, "fifth", "Monday"), null);
  assert.deepEqual(countFriday13(2015), 3);
  assert.deepEqual(countFriday13(2024, "Monday", 1), 3);
  assert.deepEqual(friday13Dates(2024), ["2024-09-13", "2024-12-13"]);
  assert.deepEqual(friday13Dates(2024, "Sunday", 31), ["2024-03-31"]);
});

test("other readings", () => {
  assert.deepEqual(weekdayNumber("2024-03-10"), 0);
  assert.deepEqual(weekdayNumber("2024-03-09"), 6);
  assert.deepEqual(weekdayNumberOf("2024-03-10"), 6);
  assert.deepEqual(weekdayNumberFromOne("2024-03-10"), 7);
  assert.deepEqual(weekdayNumberByOne("2024-03-10"), 1);
  assert.deepEqual(isWeekend("2024-03-09"), true);
  assert.deepEqual(isWeekend("2024-03-08"), false);
  assert.deepEqual(isWeekday("2024-03-09"), false);
  assert.deepEqual(isWeekday("2024-03-08"), true);
  assert.deepEqual(countWeekdaysOfMonth(2024, 3, "Friday"), 5);
});

test("years of the first century", () => {
  assert.deepEqual(weekdaysOfMonth(2, 6, "Thursday"), [
    "0002-06-06",
    "0002-06-13",
    "0002-06-20",
    "0002-06-27",
  ]);
});

test("there is no zeroth weekday", () => {
  assert.deepEqual(nthWeekdayDate(2024, 3, "Monday", 0), null);
  assert.deepEqual(nthWeekdayDate(2024, 3, "Monday", 1), "2024-03-04");
});
