import assert from "node:assert/strict";
import { test } from "node:test";
import { isBusinessDay, countBusinessDays, addBusinessDays } from "./business-days.mjs";

test("days off are not counted", () => {
  assert.deepEqual(countBusinessDays("2024-07-01", "2024-07-07"), 5);
  assert.deepEqual(countBusinessDays("2024-07-06", "2024-07-07"), 0);
  assert.deepEqual(countBusinessDays("2024-07-01", "2024-07-05", ["2024-07-04", "2024-07-06"]), 4);
  assert.deepEqual(countBusinessDays("2024-07-05", "2024-07-01"), 0);
  assert.deepEqual(isBusinessDay("2024-07-05"), true);
  assert.deepEqual(isBusinessDay("2024-07-06"), false);
});

test("days added in both directions", () => {
  assert.deepEqual(addBusinessDays("2024-07-05", 1), "2024-07-08");
  assert.deepEqual(addBusinessDays("2024-07-08", -1), "2024-07-05");
  assert.deepEqual(addBusinessDays("2024-07-03", 2, ["2024-07-04"]), "2024-07-08");
  assert.deepEqual(addBusinessDays("2024-07-06", 0), "2024-07-06");
  assert.deepEqual(addBusinessDays("2024-12-31", 10), "2025-01-14");
});

test("another weekend", () => {
  assert.deepEqual(isBusinessDay("2024-07-05", [], [5, 6]), false);
  assert.deepEqual(addBusinessDays("2024-07-04", 1, [], [5, 6]), "2024-07-07");
  assert.throws(() => addBusinessDays("2024-07-04", 1, [], [1, 2, 3, 4, 5, 6, 7]), RangeError);
  assert.throws(() => isBusinessDay("2023-02-29"), RangeError);
});
