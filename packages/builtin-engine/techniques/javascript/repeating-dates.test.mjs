import assert from "node:assert/strict";
import { test } from "node:test";
import {
  repeatingDates,
  nextRepeat,
  isRepeatDay,
  countRepeats,
  monthlyDates,
  dueDate,
  isExpired,
  expiredItems,
  expiringSoon,
  dueStatus,
  nextDate,
  lastDate,
  payday,
} from "./repeating-dates.mjs";

test("repeats", () => {
  assert.deepEqual(repeatingDates("2024-02-26", 3, 3), ["2024-02-26", "2024-02-29", "2024-03-03"]);
  assert.deepEqual(repeatingDates("2024-01-01"), [
    "2024-01-01",
    "2024-01-08",
    "2024-01-15",
    "2024-01-22",
    "2024-01-29",
  ]);
  assert.deepEqual(nextRepeat("2024-01-01", "2024-01-10"), "2024-01-15");
  assert.deepEqual(nextRepeat("2024-01-01", "2024-01-08"), "2024-01-08");
  assert.deepEqual(nextRepeat("2024-01-01", "2023-12-08"), "2024-01-01");
  assert.deepEqual(nextRepeat("2024-01-01", "2024-01-04", 2), "2024-01-05");
  assert.deepEqual(isRepeatDay("2024-01-01", "2024-01-15"), true);
  assert.deepEqual(isRepeatDay("2024-01-01", "2024-01-14"), false);
  assert.deepEqual(isRepeatDay("2024-01-08", "2024-01-01"), false);
  assert.deepEqual(countRepeats("2024-01-01", "2024-01-15"), 3);
  assert.deepEqual(countRepeats("2024-01-01", "2024-01-04", 2), 2);
  assert.deepEqual(countRepeats("2024-01-09", "2024-01-01"), 0);
  assert.deepEqual(monthlyDates("2024-01-31", 3), ["2024-01-31", "2024-02-29", "2024-03-31"]);
  assert.deepEqual(monthlyDates("2023-11-30", 2, 3), ["2023-11-30", "2024-02-29"]);
  assert.deepEqual(monthlyDates("2024-01-01"), [
    "2024-01-01",
    "2024-02-01",
    "2024-03-01",
    "2024-04-01",
    "2024-05-01",
  ]);
  assert.deepEqual(payday(2024, 3), "2024-03-25");
  assert.deepEqual(payday(2024, 8), "2024-08-23");
  assert.deepEqual(payday(2024, 6, 15), "2024-06-14");
});

test("due dates", () => {
  assert.deepEqual(dueDate("2024-02-20"), "2024-03-05");
  assert.deepEqual(dueDate("2024-02-20", 30), "2024-03-21");
  assert.deepEqual(isExpired("2024-02-20", "2024-02-21"), true);
  assert.deepEqual(isExpired("2024-02-20", "2024-02-20"), false);
  assert.deepEqual(expiredItems({ milk: "2024-02-20", eggs: "2024-03-01" }, "2024-02-25"), ["milk"]);
  assert.deepEqual(
    expiringSoon(
      { milk: "2024-02-20", eggs: "2024-03-01", ham: "2024-02-25", jam: "2025-01-01" },
      "2024-02-25",
    ),
    ["eggs", "ham"],
  );
  assert.deepEqual(expiringSoon({ eggs: "2024-03-01" }, "2024-02-25", 3), []);
  assert.deepEqual(dueStatus("2024-02-20", "2024-02-21"), "overdue");
  assert.deepEqual(dueStatus("2024-02-20", "2024-02-20"), "due today");
  assert.deepEqual(dueStatus("2024-02-20", "2024-02-19"), "due in 1 day");
  assert.deepEqual(dueStatus("2024-02-20", "2024-02-17"), "due in 3 days");
  assert.deepEqual(nextDate(["2024-03-01", "2024-02-20", "2024-02-28"], "2024-02-21"), "2024-02-28");
  assert.deepEqual(nextDate(["2024-02-20"], "2024-02-21"), null);
  assert.deepEqual(lastDate(["2024-03-01", "2024-02-20", "2024-01-28"], "2024-02-21"), "2024-02-20");
  assert.deepEqual(lastDate(["2024-02-21"], "2024-02-21"), null);
});

test("years of the first century", () => {
  assert.deepEqual(payday(1, 3), "0001-03-23");
});
