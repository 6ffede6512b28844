import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatDuration,
  formatClock,
  formatTheDuration,
  formatAsClock,
  formatMinutesAndSeconds,
} from "./duration-format.mjs";

test("the largest units are written", () => {
  assert.deepEqual(formatDuration(3725, 2), "1h 2m");
  assert.deepEqual(formatDuration(3725, 3), "1h 2m 5s");
  assert.deepEqual(formatDuration(59), "59s");
  assert.deepEqual(formatDuration(60), "1m");
  assert.deepEqual(formatDuration(90061), "1d 1h 1m 1s");
  assert.deepEqual(formatDuration(86405, 2), "1d");
});

test("zero and negative", () => {
  assert.deepEqual(formatDuration(0), "0s");
  assert.deepEqual(formatDuration(-90), "-1m 30s");
  assert.throws(() => formatDuration(1.5), RangeError);
});

test("as a clock", () => {
  assert.deepEqual(formatClock(3725), "1:02:05");
  assert.deepEqual(formatClock(65), "1:05");
  assert.deepEqual(formatClock(3600), "1:00:00");
  assert.deepEqual(formatClock(0), "0:00");
  assert.deepEqual(formatClock(-9), "-0:09");
  assert.deepEqual(formatClock(90000), "25:00:00");
});

test("readings that differ", () => {
  assert.deepEqual(formatDuration(3605), "1h 5s");
  assert.deepEqual(formatTheDuration(3605), "1h 0m 5s");
  assert.deepEqual(formatTheDuration(65), "1m 5s");
  assert.deepEqual(formatTheDuration(5), "5s");
  assert.deepEqual(formatTheDuration(5, true), "0h 0m 5s");
  assert.deepEqual(formatTheDuration(90000), "25h 0m 0s");
  assert.deepEqual(formatTheDuration(-60), "-1m 0s");
  assert.deepEqual(formatAsClock(3725), "01:02:05");
  assert.deepEqual(formatAsClock(0), "00:00:00");
  assert.deepEqual(formatAsClock(-65), "-00:01:05");
  assert.deepEqual(formatAsClock(-65, false), "00:01:05");
  assert.deepEqual(formatAsClock(359999), "99:59:59");
  assert.deepEqual(formatMinutesAndSeconds(65), "01:05");
  assert.deepEqual(formatMinutesAndSeconds(3725), "62:05");
  assert.deepEqual(formatMinutesAndSeconds(65, false), "1:05");
  assert.deepEqual(formatClock(65, true), "01:05");
  assert.deepEqual(formatClock(3725, true), "01:02:05");
});
