import assert from "node:assert/strict";
import { test } from "node:test";
import {
  convertTimeZone,
  convertTimeZoneDay,
  utcToLocal,
  localToUtc,
  offsetHours,
  offsetText,
  convertDateTimeZone,
  arrivalLocalTime,
  isAwakeThere,
} from "./time-zones.mjs";

test("times", () => {
  assert.deepEqual(convertTimeZone("14:30"), "15:30");
  assert.deepEqual(convertTimeZone("14:30", 1, -5), "08:30");
  assert.deepEqual(convertTimeZone("23:30", 0, 5.5), "05:00");
  assert.deepEqual(convertTimeZone("01:00", 2, -8), "15:00");
  assert.deepEqual(convertTimeZoneDay("23:30"), ["00:30", 1]);
  assert.deepEqual(convertTimeZoneDay("01:00", 2, -8), ["15:00", -1]);
  assert.deepEqual(utcToLocal("10:00"), "11:00");
  assert.deepEqual(utcToLocal("10:00", -4), "06:00");
  assert.deepEqual(localToUtc("10:00"), "09:00");
  assert.deepEqual(localToUtc("10:00", -4), "14:00");
  assert.deepEqual(arrivalLocalTime("10:00", 8, 1, -5), "12:00");
  assert.deepEqual(arrivalLocalTime("10:00", 2.5), "13:30");
  assert.deepEqual(isAwakeThere("20:59"), true);
  assert.deepEqual(isAwakeThere("21:00"), false);
  assert.deepEqual(isAwakeThere("07:00"), true);
  assert.deepEqual(isAwakeThere("06:59"), false);
  assert.deepEqual(isAwakeThere("12:00", 0, 9), true);
  assert.deepEqual(isAwakeThere("12:00", 0, 9, "08:00", "20:00"), false);
});

test("offsets and dates", () => {
  assert.deepEqual(offsetHours("+05:30"), 5.5);
  assert.deepEqual(offsetHours("UTC-3"), -3);
  assert.deepEqual(offsetHours("Z"), 0);
  assert.deepEqual(offsetText(5.5), "+05:30");
  assert.deepEqual(offsetText(-3), "-03:00");
  assert.deepEqual(offsetText(0), "+00:00");
  assert.deepEqual(convertDateTimeZone("2024-02-29 23:30"), "2024-03-01 00:30");
  assert.deepEqual(convertDateTimeZone("2024-03-01T02:00", 1, -5), "2024-02-29T20:00");
});
