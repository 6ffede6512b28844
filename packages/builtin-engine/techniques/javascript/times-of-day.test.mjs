import assert from "node:assert/strict";
import { test } from "node:test";
import {
  minutesFromText,
  parseTimeText,
  hoursAndMinutes,
  sumOfTimeTexts,
  minutesOfRange,
  hoursOfRange,
  isOpenAt,
  isInTimeRange,
  sortTimes,
  earliestTime,
  latestTime,
  timeSlots,
  doTimesOverlap,
} from "./times-of-day.mjs";

test("read", () => {
  assert.deepEqual(minutesFromText("17:30"), 1050);
  assert.deepEqual(minutesFromText("5:30 PM"), 1050);
  assert.deepEqual(minutesFromText("12am"), 0);
  assert.deepEqual(minutesFromText("12:05 p.m."), 725);
  assert.deepEqual(minutesFromText("24:00"), null);
  assert.deepEqual(minutesFromText("0:05 am"), null);
  assert.deepEqual(minutesFromText("13 pm"), null);
  assert.deepEqual(minutesFromText("10:60"), null);
  assert.deepEqual(minutesFromText("7"), null);
  assert.deepEqual(minutesFromText("noon"), null);
  assert.deepEqual(parseTimeText("5:07 pm"), { hours: 17, minutes: 7 });
  assert.deepEqual(parseTimeText("x"), null);
  assert.deepEqual(hoursAndMinutes(125), "02:05");
  assert.deepEqual(sumOfTimeTexts(["1:30", "2:45"]), "4:15");
  assert.deepEqual(sumOfTimeTexts([]), "0:00");
});

test("ranges", () => {
  assert.deepEqual(minutesOfRange("9:00-17:30"), 510);
  assert.deepEqual(minutesOfRange("22:00-06:00"), 480);
  assert.deepEqual(minutesOfRange("9 am to 5 pm", "to"), 480);
  assert.deepEqual(hoursOfRange("9:00-17:30"), 8.5);
  assert.deepEqual(isOpenAt("09:00"), true);
  assert.deepEqual(isOpenAt("17:00"), false);
  assert.deepEqual(isOpenAt("17:00", "09:00", "17:00", true), true);
  assert.deepEqual(isOpenAt("08:59"), false);
  assert.deepEqual(isOpenAt("01:00", "22:00", "02:00"), true);
  assert.deepEqual(isOpenAt("23:00", "22:00", "02:00"), true);
  assert.deepEqual(isOpenAt("12:00", "22:00", "02:00"), false);
  assert.deepEqual(isOpenAt("16:59"), true);
  assert.deepEqual(isInTimeRange("5 pm", "16:00-18:00"), true);
  assert.deepEqual(isInTimeRange("5 pm", "6 pm-7 pm"), false);
  assert.deepEqual(doTimesOverlap("9:00-10:00", "9:30-11:00"), true);
  assert.deepEqual(doTimesOverlap("9:00-10:00", "10:00-11:00"), false);
  assert.deepEqual(doTimesOverlap("10:00-11:00", "9:00-10:00"), false);
});

test("lists", () => {
  assert.deepEqual(sortTimes(["5 pm", "9:15", "12:00"]), ["9:15", "12:00", "5 pm"]);
  assert.deepEqual(earliestTime(["5 pm", "9:15"]), "9:15");
  assert.deepEqual(earliestTime([]), null);
  assert.deepEqual(latestTime(["5 pm", "9:15"]), "5 pm");
  assert.deepEqual(latestTime([]), null);
  assert.deepEqual(timeSlots("09:00", "10:30", 30), ["09:00", "09:30", "10:00"]);
  assert.deepEqual(timeSlots(), ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00"]);
});
