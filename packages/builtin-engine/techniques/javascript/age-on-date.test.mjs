import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ageOn,
  nextBirthday,
  daysUntilBirthday,
  isAdult,
  isBirthday,
  ageOnOrNone,
  ageByYear,
} from "./age-on-date.mjs";

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

test("readings that differ", () => {
  assert.deepEqual(ageOn("2004-02-29", "2023-02-28"), 18);
  assert.deepEqual(ageOn("2004-02-29", "2023-02-28", true), 19);
  assert.deepEqual(ageOn("2004-02-29", "2024-02-28", true), 19);
  assert.deepEqual(ageOnOrNone("2004-02-29", "2000-01-01"), 0);
  assert.deepEqual(ageOnOrNone("2004-02-28", "2010-02-28"), 6);
  assert.deepEqual(nextBirthday("2000-05-05", "2024-05-05"), "2024-05-05");
  assert.deepEqual(nextBirthday("2000-05-05", "2024-05-05", true), "2025-05-05");
  assert.deepEqual(nextBirthday("2000-05-05", "2024-05-04", true), "2024-05-05");
  assert.deepEqual(nextBirthday("2000-02-29", "2023-02-01", false, true), "2023-02-28");
  assert.deepEqual(daysUntilBirthday("2000-05-05", "2023-05-05", true), 366);
  assert.deepEqual(daysUntilBirthday("2000-02-29", "2023-02-27", false, true), 1);
  assert.deepEqual(isAdult("2000-05-05", "2018-05-05", 18, true), false);
  assert.deepEqual(isAdult("2000-05-05", "2019-05-05", 18, true), true);
  assert.deepEqual(isBirthday("2000-02-29", "2023-03-01"), true);
  assert.deepEqual(isBirthday("2000-02-29", "2023-02-28", true), true);
  assert.deepEqual(isBirthday("2000-02-29", "2023-03-01", false, true), false);
  assert.deepEqual(isBirthday("2000-05-29", "2023-05-29", false, true), true);
  assert.deepEqual(ageByYear("2000-12-31", "2024-01-01"), 24);
});
