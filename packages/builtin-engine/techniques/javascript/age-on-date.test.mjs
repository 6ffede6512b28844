import assert from "node:assert/strict";
import { test } from "node:test";
import { ageOn, nextBirthday, daysUntilBirthday, isAdult, isBirthday } from "./age-on-date.mjs";

test("the age", () => {
  assert.deepEqual(ageOn("1990-05-15", "2024-05-14"), 33);
  assert.deepEqual(ageOn("1990-05-15", "2024-05-15"), 34);
  assert.deepEqual(ageOn("1990-05-15", "2024-04-30"), 33);
  assert.deepEqual(ageOn("1990-05-15", "2024-06-01"), 34);
  assert.deepEqual(ageOn("2000-02-29", "2023-02-28"), 22);
  assert.deepEqual(ageOn("2000-02-29", "2023-03-01"), 23);
  assert.deepEqual(ageOn("2024-01-01", "2023-12-31"), -1);
  assert.throws(() => ageOn("2024-02-30", "2024-03-01"), RangeError);
  assert.throws(() => ageOn("2024-13-01", "2024-03-01"), RangeError);
  assert.deepEqual(isAdult("2006-05-15", "2024-05-15"), true);
  assert.deepEqual(isAdult("2006-05-15", "2024-05-14"), false);
  assert.deepEqual(isAdult("2006-05-15", "2024-05-15", 21), false);
});

test("birthdays", () => {
  assert.deepEqual(nextBirthday("1990-05-15", "2024-05-15"), "2024-05-15");
  assert.deepEqual(nextBirthday("1990-05-15", "2024-05-16"), "2025-05-15");
  assert.deepEqual(nextBirthday("2000-02-29", "2023-01-01"), "2023-03-01");
  assert.deepEqual(daysUntilBirthday("1990-12-25", "2024-12-20"), 5);
  assert.deepEqual(daysUntilBirthday("1990-01-01", "2024-12-31"), 1);
  assert.deepEqual(isBirthday("1990-05-15", "2024-05-15"), true);
  assert.deepEqual(isBirthday("1990-05-15", "2024-05-16"), false);
});
