import assert from "node:assert/strict";
import { test } from "node:test";
import { formatDuration, formatClock } from "./duration-format.mjs";

test("the largest units are written", () => {
  assert.deepEqual(formatDuration(3725), "1h 2m");
  assert.deepEqual(formatDuration(3725, 3), "1h 2m 5s");
  assert.deepEqual(formatDuration(59), "59s");
  assert.deepEqual(formatDuration(60), "1m");
  assert.deepEqual(formatDuration(90061, 4), "1d 1h 1m 1s");
  assert.deepEqual(formatDuration(86405), "1d");
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
