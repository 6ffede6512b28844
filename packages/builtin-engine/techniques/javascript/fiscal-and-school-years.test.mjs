import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fiscalYear,
  fiscalYearStart,
  fiscalQuarter,
  schoolYear,
  schoolYearLong,
  quarterOfMonth,
  quarterLabel,
  yearAndQuarter,
  quarterDates,
  startOfQuarter,
  endOfQuarter,
  halfOfYear,
  termOf,
  schoolGrade,
  fiscalYearLabel,
  quarterText,
} from "./fiscal-and-school-years.mjs";

test("years", () => {
  assert.deepEqual(fiscalYear("2024-03-31"), 2024);
  assert.deepEqual(fiscalYear("2024-04-01"), 2025);
  assert.deepEqual(fiscalYear("2024-10-01", 10), 2025);
  assert.deepEqual(fiscalYear("2024-10-01", 1), 2024);
  assert.deepEqual(fiscalYearStart("2024-03-31"), 2023);
  assert.deepEqual(fiscalYearStart("2024-04-01"), 2024);
  assert.deepEqual(fiscalYearStart("2024-06-30", 7), 2023);
  assert.deepEqual(fiscalQuarter("2024-04-01"), 1);
  assert.deepEqual(fiscalQuarter("2024-03-31"), 4);
  assert.deepEqual(fiscalQuarter("2024-10-15", 10), 1);
  assert.deepEqual(schoolYear("2023-09-01"), "2023/24");
  assert.deepEqual(schoolYear("2024-08-31"), "2023/24");
  assert.deepEqual(schoolYear("2099-08-31", 8, "-"), "2099-00");
  assert.deepEqual(schoolYearLong("2024-01-15"), "2023/2024");
  assert.deepEqual(schoolYearLong("2024-08-15", 8, "-"), "2024-2025");
  assert.deepEqual(schoolGrade(2020, "2024-01-10"), 4);
  assert.deepEqual(schoolGrade(2020, "2024-08-10", 8), 5);
});

test("quarters and terms", () => {
  assert.deepEqual(quarterOfMonth(1), 1);
  assert.deepEqual(quarterOfMonth(12), 4);
  assert.deepEqual(quarterLabel("2024-06-30"), "Q2 2024");
  assert.deepEqual(quarterLabel("2024-07-01", "/"), "Q3/2024");
  assert.deepEqual(yearAndQuarter("2024-03-31"), "2024-Q1");
  assert.deepEqual(yearAndQuarter("2024-03-31", ""), "2024Q1");
  assert.deepEqual(quarterDates(2024, 1), ["2024-01-01", "2024-03-31"]);
  assert.deepEqual(quarterDates(2024, 4), ["2024-10-01", "2024-12-31"]);
  assert.deepEqual(startOfQuarter("2024-05-17"), "2024-04-01");
  assert.deepEqual(endOfQuarter("2024-05-17"), "2024-06-30");
  assert.deepEqual(halfOfYear("2024-06-30"), 1);
  assert.deepEqual(halfOfYear("2024-07-01"), 2);
  assert.deepEqual(
    termOf("2024-03-31", [
      ["03-31", "spring"],
      ["07-31", "summer"],
    ]),
    "spring",
  );
  assert.deepEqual(
    termOf("2024-04-01", [
      ["03-31", "spring"],
      ["07-31", "summer"],
    ]),
    "summer",
  );
  assert.deepEqual(termOf("2024-09-01", [["03-31", "spring"]]), null);
});

test("readings that differ", () => {
  assert.deepEqual(fiscalYearLabel("2024-04-01"), "FY2025");
  assert.deepEqual(fiscalYearLabel("2024-04-01", true), "FY2024");
  assert.deepEqual(fiscalYearLabel("2024-03-31", true, 7), "FY2023");
  assert.deepEqual(quarterText("2024-05-01"), "Q2");
  assert.deepEqual(quarterText("2024-05-01", 4), "Q1");
});
