import assert from "node:assert/strict";
import { test } from "node:test";
import {
  unixToIso,
  unixToDate,
  unixToClock,
  unixToText,
  millisecondsToIso,
  toUnix,
  toUnixMilliseconds,
  secondsBetweenTimes,
  minutesBetweenTimes,
  hoursBetweenTimes,
  addSecondsTo,
  addHoursTo,
  isSameDay,
  earliestTime,
  latestTime,
} from "./unix-time.mjs";

test("from seconds", () => {
  assert.deepEqual(unixToIso(1709296200), "2024-03-01T12:30:00Z");
  assert.deepEqual(unixToIso(0), "1970-01-01T00:00:00Z");
  assert.deepEqual(unixToIso(-1), "1969-12-31T23:59:59Z");
  assert.deepEqual(unixToDate(1709296200), "2024-03-01");
  assert.deepEqual(unixToClock(1709296205), "12:30:05");
  assert.deepEqual(unixToText(1709296200), "2024-03-01 12:30:00");
  assert.deepEqual(unixToText(1709296200, "T"), "2024-03-01T12:30:00");
  assert.deepEqual(millisecondsToIso(1709296200250), "2024-03-01T12:30:00.250Z");
  assert.deepEqual(isSameDay(86399, 0), true);
  assert.deepEqual(isSameDay(86400, 0), false);
});

test("to seconds", () => {
  assert.deepEqual(toUnix("2024-03-01T12:30:00Z"), 1709296200);
  assert.deepEqual(toUnix("1970-01-02"), 86400);
  assert.deepEqual(toUnix("1970-01-01 00:01"), 60);
  assert.throws(() => toUnix("yesterday"), RangeError);
  assert.throws(() => toUnix("2024-13-01"), RangeError);
  assert.deepEqual(toUnixMilliseconds("1970-01-02"), 86400000);
  assert.deepEqual(secondsBetweenTimes("2024-03-01 12:00", "2024-03-01 12:01:30"), 90);
  assert.deepEqual(minutesBetweenTimes("2024-03-01 12:00", "2024-03-02 12:01:30"), 1441);
  assert.deepEqual(hoursBetweenTimes("2024-03-01 12:00", "2024-03-01 13:20"), 1.33);
  assert.deepEqual(addSecondsTo("2024-02-29 23:59:30", 45), "2024-03-01 00:00:15");
  assert.deepEqual(addSecondsTo("2024-02-29", 0, "T"), "2024-02-29T00:00:00");
  assert.deepEqual(addHoursTo("2024-02-29 20:00", 5), "2024-03-01 01:00:00");
  assert.deepEqual(addHoursTo("2024-02-29 20:00", -1, "/"), "2024-02-29/19:00:00");
  assert.deepEqual(earliestTime(["2024-03-01 12:30", "2024-03-01"]), "2024-03-01");
  assert.deepEqual(earliestTime([]), null);
  assert.deepEqual(latestTime(["2024-03-01 12:30", "2024-03-01"]), "2024-03-01 12:30");
  assert.deepEqual(latestTime([]), null);
});
