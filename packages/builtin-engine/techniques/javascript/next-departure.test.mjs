import assert from "node:assert/strict";
import { test } from "node:test";
import {
  nextDeparture,
  nextDepartureAfter,
  nextDepartureOrFirst,
  minutesToNext,
  waitOverMidnight,
  departuresLeft,
  nextDepartures,
  lastDeparture,
  timetable,
  waitForEvery,
  canCatch,
  nextDepartureNotAt,
  minutesToNextNotAt,
  departuresLeftNotAt,
  lastDepartureOrAt,
  waitForEveryNotAt,
} from "./next-departure.mjs";

test("next", () => {
  assert.deepEqual(nextDeparture(["10:30", "08:15", "09:00"], "08:20"), "09:00");
  assert.deepEqual(nextDeparture(["08:15", "9:00"], "08:15"), "08:15");
  assert.deepEqual(nextDeparture(["08:15"], "08:20"), null);
  assert.deepEqual(nextDeparture(["08:15"], "08:20", "no bus"), "no bus");
  assert.deepEqual(nextDepartureAfter(["08:15", "09:00"], "08:15"), "09:00");
  assert.deepEqual(nextDepartureAfter([], "08:15", "none"), "none");
  assert.deepEqual(nextDepartureAfter(["08:15"], "09:15"), null);
  assert.deepEqual(nextDepartureOrFirst(["08:15", "07:00"], "08:20"), "07:00");
  assert.deepEqual(nextDepartureOrFirst([], "08:20"), null);
  assert.deepEqual(nextDepartures(["08:15", "09:00", "10:00", "11:00"], "08:20", 2), ["09:00", "10:00"]);
  assert.deepEqual(nextDepartures(["06:00", "07:00", "08:00", "09:00"], "05:00"), [
    "06:00",
    "07:00",
    "08:00",
  ]);
  assert.deepEqual(departuresLeft(["10:00", "08:15", "09:00"], "09:00"), ["09:00", "10:00"]);
  assert.deepEqual(lastDeparture(["08:15", "09:00"], "09:00"), "08:15");
  assert.deepEqual(lastDeparture(["08:15"], "08:00"), null);
  assert.deepEqual(lastDeparture(["08:15"], "08:00", "-"), "-");
});

test("waiting", () => {
  assert.deepEqual(minutesToNext(["08:15", "09:00"], "08:20"), 40);
  assert.deepEqual(minutesToNext(["08:15"], "08:20"), null);
  assert.deepEqual(minutesToNext(["08:15"], "08:20", -1), -1);
  assert.deepEqual(waitOverMidnight(["06:00", "22:00"], "23:30"), 390);
  assert.deepEqual(waitOverMidnight([], "23:30"), null);
  assert.deepEqual(waitForEvery("10:17", 15), 13);
  assert.deepEqual(waitForEvery("10:30"), 0);
  assert.deepEqual(waitForEvery("10:31"), 29);
  assert.deepEqual(canCatch("08:15", "08:05", 10), true);
  assert.deepEqual(canCatch("08:15", "08:05", 11), false);
  assert.deepEqual(canCatch("08:15", "08:16"), false);
  assert.deepEqual(timetable("08:00", "09:30"), ["08:00", "08:30", "09:00", "09:30"]);
  assert.deepEqual(timetable("08:00", "08:50", 20), ["08:00", "08:20", "08:40"]);
  assert.deepEqual(timetable("08:00", "07:00"), []);
});

test("other readings", () => {
  assert.deepEqual(nextDepartureNotAt(["10:00", "09:00"], "09:00"), "10:00");
  assert.deepEqual(nextDepartureNotAt(["09:00"], "09:00"), null);
  assert.deepEqual(minutesToNextNotAt(["10:00", "09:00"], "09:00"), 60);
  assert.deepEqual(minutesToNextNotAt(["09:00"], "09:00"), null);
  assert.deepEqual(departuresLeftNotAt(["10:00", "09:00", "08:00"], "09:00"), ["10:00"]);
  assert.deepEqual(lastDepartureOrAt(["10:00", "09:00", "08:00"], "09:00"), "09:00");
  assert.deepEqual(lastDepartureOrAt(["10:00"], "09:00"), null);
  assert.deepEqual(waitForEveryNotAt("09:30"), 30);
  assert.deepEqual(waitForEveryNotAt("09:35", 20), 5);
});
