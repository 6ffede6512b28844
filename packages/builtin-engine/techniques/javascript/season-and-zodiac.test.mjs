import assert from "node:assert/strict";
import { test } from "node:test";
import {
  seasonOfMonth,
  seasonOf,
  zodiacSign,
  zodiacOf,
  chineseZodiac,
  easter,
  centuryOf,
  decadeOf,
  seasonOfAll,
  centuryOfAsIs,
} from "./season-and-zodiac.mjs";

test("seasons", () => {
  assert.deepEqual(seasonOf("2024-01-15"), "winter");
  assert.deepEqual(seasonOf("2024-12-01"), "winter");
  assert.deepEqual(seasonOf("2024-07-15"), "summer");
  assert.deepEqual(seasonOf("2024-07-15", false), "winter");
  assert.deepEqual(seasonOf("2024-10-01"), "autumn");
  assert.deepEqual(seasonOf("2024-10-01", true, "fall"), "fall");
  assert.deepEqual(seasonOfMonth(3), "spring");
  assert.deepEqual(seasonOfMonth(11), "autumn");
  assert.deepEqual(seasonOfMonth(3, false, "fall"), "fall");
});

test("signs", () => {
  assert.deepEqual(zodiacSign(3, 21), "Aries");
  assert.deepEqual(zodiacSign(3, 20), "Pisces");
  assert.deepEqual(zodiacSign(12, 31), "Capricorn");
  assert.deepEqual(zodiacSign(1, 19), "Capricorn");
  assert.deepEqual(zodiacOf("2000-08-15"), "Leo");
  assert.deepEqual(chineseZodiac(2024), "Dragon");
  assert.deepEqual(chineseZodiac(2000), "Dragon");
  assert.deepEqual(chineseZodiac(2023), "Rabbit");
});

test("Easter", () => {
  assert.deepEqual(easter(2024), "2024-03-31");
  assert.deepEqual(easter(2025), "2025-04-20");
  assert.deepEqual(easter(2000), "2000-04-23");
  assert.deepEqual(easter(1954), "1954-04-18");
  assert.deepEqual(easter(2038), "2038-04-25");
});

test("years", () => {
  assert.deepEqual(centuryOf(1900), 19);
  assert.deepEqual(centuryOf(1901), 20);
  assert.deepEqual(centuryOf(1), 1);
  assert.deepEqual(decadeOf(1987), 1980);
});

test("other readings", () => {
  assert.deepEqual(seasonOfAll("2024-03-19"), "winter");
  assert.deepEqual(seasonOfAll("2024-03-20"), "spring");
  assert.deepEqual(seasonOfAll("2024-12-21"), "winter");
  assert.deepEqual(seasonOfAll("2024-09-22", true, "fall"), "fall");
  assert.deepEqual(seasonOfAll("2024-10-01"), "autumn");
  assert.deepEqual(seasonOfAll("2024-07-01", false), "winter");
  assert.deepEqual(centuryOfAsIs(1900), 20);
  assert.deepEqual(centuryOfAsIs(1899), 19);
});
