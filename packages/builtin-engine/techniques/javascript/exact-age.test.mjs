import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ageParts,
  ageDetails,
  ageText,
  yearsAndMonths,
  ageInDays,
  ageInWeeks,
  ageInMonths,
  ageInYear,
  agesByName,
  oldestPerson,
  youngestPerson,
  generationOf,
  ageTextOfAll,
  ageTextWithCommas,
  sortByAge,
} from "./exact-age.mjs";

test("parts", () => {
  assert.deepEqual(ageParts("2000-05-20", "2024-03-01"), [23, 9, 10]);
  assert.deepEqual(ageParts("2000-05-20", "2024-05-20"), [24, 0, 0]);
  assert.deepEqual(ageParts("2023-01-31", "2023-03-01"), [0, 1, 1]);
  assert.deepEqual(ageParts("2023-12-20", "2024-01-05"), [0, 0, 16]);
  assert.deepEqual(ageDetails("2020-01-15", "2024-03-20"), { years: 4, months: 2, days: 5 });
  assert.deepEqual(ageText("2020-01-15", "2024-03-20"), "4 years, 2 months and 5 days");
  assert.deepEqual(ageText("2023-03-20", "2024-03-20"), "1 year");
  assert.deepEqual(ageText("2023-03-20", "2024-04-20", ", "), "1 year, 1 month");
  assert.deepEqual(ageText("2024-03-20", "2024-03-20"), "0 days");
  assert.deepEqual(yearsAndMonths("2020-01-15", "2024-03-20"), "4 years and 2 months");
  assert.deepEqual(yearsAndMonths("2023-03-15", "2024-03-20", ", "), "1 year, 0 months");
  assert.deepEqual(ageInDays("2024-02-28", "2024-03-01"), 2);
  assert.deepEqual(ageInWeeks("2024-02-01", "2024-03-01"), 4);
  assert.deepEqual(ageInMonths("2022-01-31", "2024-03-30"), 25);
  assert.deepEqual(ageInYear(1990, 2024), 34);
});

test("persons", () => {
  assert.deepEqual(agesByName({ Ann: "2000-05-20", Bob: "1990-03-01" }, "2024-03-01"), { Ann: 23, Bob: 34 });
  assert.deepEqual(oldestPerson({ Ann: "2000-05-20", Bob: "1990-03-01" }), "Bob");
  assert.deepEqual(oldestPerson({}), null);
  assert.deepEqual(youngestPerson({ Ann: "2000-05-20", Bob: "1990-03-01" }), "Ann");
  assert.deepEqual(youngestPerson({}), null);
  assert.deepEqual(generationOf(1990), "Millennials");
  assert.deepEqual(generationOf(1981), "Millennials");
  assert.deepEqual(generationOf(1980), "Generation X");
  assert.deepEqual(generationOf(1900), null);
});

test("readings that differ", () => {
  assert.deepEqual(ageTextOfAll("2020-03-05", "2023-03-10"), "3 years, 0 months, 5 days");
  assert.deepEqual(ageTextOfAll("2020-03-05", "2021-04-06", " "), "1 year 1 month 1 day");
  assert.deepEqual(ageTextWithCommas("2020-03-05", "2023-05-10"), "3 years, 2 months, 5 days");
  assert.deepEqual(ageTextWithCommas("2020-03-05", "2023-03-10"), "3 years, 5 days");
  assert.deepEqual(sortByAge({ A: "2000-01-01", B: "1990-01-01" }), ["B", "A"]);
  assert.deepEqual(sortByAge({ A: "2000-01-01", B: "1990-01-01", C: "2000-01-01" }, true), ["A", "C", "B"]);
});
