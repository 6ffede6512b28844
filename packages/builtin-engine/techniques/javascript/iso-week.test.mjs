import assert from "node:assert/strict";
import { test } from "node:test";
import { isoWeek, mondayOfWeek } from "./iso-week.mjs";

test("days at the turn of a year", () => {
  assert.deepEqual(isoWeek("2021-01-03"), "2020-W53");
  assert.deepEqual(isoWeek("2021-01-04"), "2021-W01");
  assert.deepEqual(isoWeek("2024-12-30"), "2025-W01");
  assert.deepEqual(isoWeek("2016-01-01"), "2015-W53");
  assert.deepEqual(isoWeek("2024-07-04"), "2024-W27");
});

test("the Monday of a week", () => {
  assert.deepEqual(mondayOfWeek("2020-W53"), "2020-12-28");
  assert.deepEqual(mondayOfWeek("2025-W01"), "2024-12-30");
  assert.deepEqual(mondayOfWeek("2024-W27"), "2024-07-01");
});

test("what does not exist is refused", () => {
  assert.throws(() => mondayOfWeek("2021-W53"), RangeError);
  assert.throws(() => mondayOfWeek("2021-W00"), RangeError);
  assert.throws(() => mondayOfWeek("2021-27"), RangeError);
  assert.throws(() => isoWeek("2023-02-29"), RangeError);
});
