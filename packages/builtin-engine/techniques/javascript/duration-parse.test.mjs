import assert from "node:assert/strict";
import { test } from "node:test";
import { parseDuration, parseAnyDuration, durationInMinutes, durationInHours } from "./duration-parse.mjs";

test("numbers with units", () => {
  assert.deepEqual(parseDuration("1h30m"), 5400);
  assert.deepEqual(parseDuration(" 1d 2h 3m 4s "), 93784);
  assert.deepEqual(parseDuration("2w"), 1209600);
  assert.deepEqual(parseDuration("90 m"), 5400);
  assert.deepEqual(parseDuration("0s"), 0);
});

test("a bare number takes the default unit", () => {
  assert.deepEqual(parseDuration("90"), 90);
  assert.deepEqual(parseDuration("2", "h"), 7200);
});

test("ISO 8601", () => {
  assert.deepEqual(parseDuration("PT1H30M"), 5400);
  assert.deepEqual(parseDuration("P1DT1S"), 86401);
  assert.deepEqual(parseDuration("P2W"), 1209600);
});

test("what is unclear is refused", () => {
  assert.throws(() => parseDuration(""), RangeError);
  assert.throws(() => parseDuration("1m1h"), RangeError);
  assert.throws(() => parseDuration("1h1h"), RangeError);
  assert.throws(() => parseDuration("-5s"), RangeError);
  assert.throws(() => parseDuration("PT"), RangeError);
  assert.throws(() => parseDuration("P1M"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(parseAnyDuration("30m 1h"), 5400);
  assert.deepEqual(parseAnyDuration("2 hours, 5 minutes and 3 secs"), 7503);
  assert.deepEqual(parseAnyDuration("1 Week 1d"), 691200);
  assert.deepEqual(parseAnyDuration("1.5h"), 5400);
  assert.deepEqual(parseAnyDuration("5 apples"), 0);
  assert.deepEqual(parseAnyDuration(""), 0);
  assert.deepEqual(durationInMinutes("1h30m"), 90);
  assert.deepEqual(durationInMinutes(" 45 "), 45);
  assert.deepEqual(durationInMinutes("2 hrs 5 min"), 125);
  assert.deepEqual(durationInHours("1h 30m"), 1.5);
});
