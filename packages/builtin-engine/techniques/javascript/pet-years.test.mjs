import assert from "node:assert/strict";
import { test } from "node:test";
import {
  simpleDogYears,
  dogYears,
  catYears,
  dogYearsTwoRates,
  humanCatDogYears,
  ownedCatDogYears,
  ageOnPlanet,
} from "./pet-years.mjs";

test("pets", () => {
  assert.deepEqual(simpleDogYears(3), 21);
  assert.deepEqual(simpleDogYears(3, 6), 18);
  assert.deepEqual(dogYears(1), 15);
  assert.deepEqual(dogYears(2), 24);
  assert.deepEqual(dogYears(10), 64);
  assert.deepEqual(dogYears(0), 0);
  assert.deepEqual(dogYears(1.5), 19.5);
  assert.deepEqual(dogYears(5, 10, 10, 4), 32);
  assert.deepEqual(catYears(10), 56);
  assert.deepEqual(catYears(1), 15);
  assert.deepEqual(dogYearsTwoRates(2), 21);
  assert.deepEqual(dogYearsTwoRates(1), 10.5);
  assert.deepEqual(dogYearsTwoRates(5), 33);
  assert.deepEqual(dogYearsTwoRates(4, 12, 5), 34);
  assert.deepEqual(humanCatDogYears(10), [10, 56, 64]);
  assert.deepEqual(humanCatDogYears(2), [2, 24, 24]);
  assert.deepEqual(ownedCatDogYears(15, 15), [1, 1]);
  assert.deepEqual(ownedCatDogYears(56, 64), [10, 10]);
  assert.deepEqual(ownedCatDogYears(14, 23), [0, 1]);
});

test("planets", () => {
  assert.deepEqual(ageOnPlanet("Earth", 1000000000), 31.69);
  assert.deepEqual(ageOnPlanet("mars", 2129871239), 35.88);
  assert.throws(() => ageOnPlanet("pluto", 1), RangeError);
});
