import assert from "node:assert/strict";
import { test } from "node:test";
import { daysBetween, addDays, daysInBetween, daysBetweenThem, weeksBetween } from "./days-between.mjs";

test("days across months and leap years", () => {
  assert.deepEqual(daysBetween("2024-02-28", "2024-03-01"), 2);
  assert.deepEqual(daysBetween("2023-02-28", "2023-03-01"), 1);
  assert.deepEqual(daysBetween("2000-01-01", "2024-01-01"), 8766);
  assert.deepEqual(daysBetween("2024-05-05", "2024-05-05"), 0);
  assert.deepEqual(daysBetween("2024-03-01", "2024-02-28"), -2);
});

test("both ends counted", () => {
  assert.deepEqual(daysBetween("2024-05-01", "2024-05-31", true), 31);
  assert.deepEqual(daysBetween("2024-05-05", "2024-05-05", true), 1);
  assert.deepEqual(daysBetween("2024-05-31", "2024-05-01", true), -31);
});

test("days added", () => {
  assert.deepEqual(addDays("2024-12-31", 1), "2025-01-01");
  assert.deepEqual(addDays("2024-03-01", -1), "2024-02-29");
  assert.deepEqual(addDays("2024-03-30", 2), "2024-04-01");
  assert.deepEqual(addDays("1969-12-31", 1), "1970-01-01");
});

test("no such date", () => {
  assert.throws(() => daysBetween("2023-02-29", "2023-03-01"), RangeError);
  assert.throws(() => addDays("2023-13-01", 1), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(daysBetween("2024-03-01", "2024-02-28", false, true), 2);
  assert.deepEqual(daysBetween("2024-03-01", "2024-02-28", true, true), 3);
  assert.deepEqual(daysInBetween("2024-03-01", "2024-02-28"), 1);
  assert.deepEqual(daysInBetween("2024-03-01", "2024-03-01"), 0);
  assert.deepEqual(daysBetweenThem("2024-03-01", "2024-02-28"), 2);
  assert.deepEqual(daysBetweenThem("2024-03-01", "2024-02-28", true), 3);
  assert.deepEqual(weeksBetween("2024-03-01", "2024-03-20"), 2);
  assert.deepEqual(weeksBetween("2024-03-20", "2024-03-01"), -2);
  assert.deepEqual(weeksBetween("2024-03-20", "2024-03-01", true), 2);
  assert.deepEqual(weeksBetween("2024-03-02", "2024-03-01"), 0);
});
