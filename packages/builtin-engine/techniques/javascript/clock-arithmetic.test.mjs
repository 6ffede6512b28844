import assert from "node:assert/strict";
import { test } from "node:test";
import {
  minutesOfTime,
  timeOfMinutes,
  addMinutes,
  addHours,
  minutesBetween,
  toTwelveHours,
  toTwentyFourHours,
  isValidTime,
  clockAngle,
  toTwelveHoursAnd,
  toTwelveHoursOnly,
  toTwelveHoursWith,
  clockAngleOver,
  minutesInBetween,
  addMinutesOver,
} from "./clock-arithmetic.mjs";

test("minutes", () => {
  assert.deepEqual(minutesOfTime("01:30"), 90);
  assert.deepEqual(minutesOfTime("23:59:10"), 1439);
  assert.throws(() => minutesOfTime("24:00"), RangeError);
  assert.deepEqual(timeOfMinutes(90), "01:30");
  assert.deepEqual(timeOfMinutes(1445), "00:05");
  assert.deepEqual(timeOfMinutes(-5), "23:55");
  assert.deepEqual(addMinutes("23:50", 20), "00:10");
  assert.deepEqual(addMinutes("00:05", -10), "23:55");
  assert.deepEqual(addHours("22:15", 3), "01:15");
  assert.deepEqual(minutesBetween("09:15", "10:00"), 45);
  assert.deepEqual(minutesBetween("23:30", "00:15"), 45);
  assert.deepEqual(minutesBetween("23:30", "00:15", false), -1395);
  assert.deepEqual(minutesBetween("09:15", "09:15"), 0);
});

test("two kinds of clock", () => {
  assert.deepEqual(toTwelveHours("13:05"), "1:05 PM");
  assert.deepEqual(toTwelveHours("00:30"), "12:30 AM");
  assert.deepEqual(toTwelveHours("12:00"), "12:00 PM");
  assert.deepEqual(toTwentyFourHours("1:05 PM"), "13:05");
  assert.deepEqual(toTwentyFourHours("12:30 am"), "00:30");
  assert.deepEqual(toTwentyFourHours("07:05:45PM"), "19:05:45");
  assert.deepEqual(toTwentyFourHours("1 p.m."), "13:00");
  assert.deepEqual(toTwentyFourHours("1:05 AM"), "01:05");
  assert.throws(() => toTwentyFourHours("13:00 PM"), RangeError);
  assert.throws(() => toTwentyFourHours("0:10 AM"), RangeError);
  assert.throws(() => toTwentyFourHours("10:00"), RangeError);
});

test("tests and angles", () => {
  assert.deepEqual(isValidTime("9:05"), true);
  assert.deepEqual(isValidTime("09:60"), false);
  assert.deepEqual(isValidTime("24:00"), false);
  assert.deepEqual(clockAngle("3:00"), 90);
  assert.deepEqual(clockAngle("9:00"), 90);
  assert.deepEqual(clockAngle("12:30"), 165);
});

test("readings that differ", () => {
  assert.deepEqual(toTwelveHours("13:05", true), "01:05 PM");
  assert.deepEqual(toTwelveHours("13:05", false, true), "1:05 pm");
  assert.deepEqual(toTwelveHours("00:30", true), "12:30 AM");
  assert.deepEqual(toTwelveHoursAnd("09:05"), "9:05AM");
  assert.deepEqual(toTwelveHoursAnd("21:05", true), "09:05PM");
  assert.deepEqual(toTwelveHoursOnly("12:00"), "12:00pm");
  assert.deepEqual(toTwelveHoursOnly("01:00", true), "01:00am");
  assert.deepEqual(toTwelveHoursWith("23:59"), "11:59 p.m.");
  assert.deepEqual(toTwelveHoursWith("03:59", true), "03:59 a.m.");
  assert.deepEqual(isValidTime("9:05", true), false);
  assert.deepEqual(isValidTime("09:05", true), true);
  assert.deepEqual(isValidTime("09:05:10", true), false);
  assert.deepEqual(isValidTime("24:00", true), false);
  assert.deepEqual(clockAngleOver("9:00"), 90);
  assert.deepEqual(clockAngleOver("3:00"), 270);
  assert.deepEqual(clockAngleOver("12:00"), 0);
  assert.deepEqual(minutesInBetween("10:00", "09:15"), 45);
  assert.deepEqual(addMinutesOver("23:50", 20), "24:10");
  assert.deepEqual(addMinutesOver("00:05", 60), "01:05");
});

test("before midnight", () => {
  assert.deepEqual(addMinutesOver("00:05", -60), "-1:05");
});

test("hours in parts", () => {
  assert.deepEqual(addHours("22:15", 3.5), "01:45");
  assert.deepEqual(timeOfMinutes(90.5), "01:30.5");
});
