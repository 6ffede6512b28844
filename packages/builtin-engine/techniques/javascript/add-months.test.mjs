import assert from "node:assert/strict";
import { test } from "node:test";
import { addMonths, addYears } from "./add-months.mjs";

test("a day that the month lacks becomes its last day", () => {
  assert.deepEqual(addMonths("2024-01-31", 1), "2024-02-29");
  assert.deepEqual(addMonths("2023-01-31", 1), "2023-02-28");
  assert.deepEqual(addMonths("2024-03-31", 1), "2024-04-30");
  assert.deepEqual(addMonths("2024-02-29", 12), "2025-02-28");
});

test("months carry into years, in both directions", () => {
  assert.deepEqual(addMonths("2024-11-15", 3), "2025-02-15");
  assert.deepEqual(addMonths("2024-01-15", -1), "2023-12-15");
  assert.deepEqual(addMonths("2024-12-01", 12), "2025-12-01");
  assert.deepEqual(addMonths("2024-05-31", -15), "2023-02-28");
  assert.deepEqual(addMonths("2024-05-05", 0), "2024-05-05");
  assert.deepEqual(addMonths("2024-02-29", 1), "2024-03-29");
});

test("the end of a month can be kept", () => {
  assert.deepEqual(addMonths("2024-02-29", 1, true), "2024-03-31");
  assert.deepEqual(addMonths("2024-04-30", 1, true), "2024-05-31");
  assert.deepEqual(addMonths("2024-04-29", 1, true), "2024-05-29");
});

test("no such date", () => {
  assert.throws(() => addMonths("2023-02-29", 1), RangeError);
  assert.throws(() => addMonths("2023-13-01", 1), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(addMonths("2024-01-31", 1, false, true), "2024-03-02");
  assert.deepEqual(addMonths("2024-01-15", 1, false, true), "2024-02-15");
  assert.deepEqual(addYears("2024-02-29", 1), "2025-02-28");
  assert.deepEqual(addYears("2024-02-29", 1, true), "2025-03-01");
  assert.deepEqual(addYears("2024-02-29", 4), "2028-02-29");
  assert.deepEqual(addYears("2024-05-31", -1, true), "2023-05-31");
});
