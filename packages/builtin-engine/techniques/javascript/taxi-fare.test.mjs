import assert from "node:assert/strict";
import { test } from "node:test";
import { taxiFare, taxiFareStarted, rideFare, fareWithFreeKm, fareInSteps, nightFare } from "./taxi-fare.mjs";

test("distance", () => {
  assert.deepEqual(taxiFare(10), 23.5);
  assert.deepEqual(taxiFare(0), 3.5);
  assert.deepEqual(taxiFare(0, 0), 0);
  assert.deepEqual(taxiFare(1, 3, 1.8, 7), 7);
  assert.deepEqual(taxiFare(12.3, 2.5, 1.75), 24.03);
  assert.deepEqual(taxiFareStarted(2.1), 9.5);
  assert.deepEqual(taxiFareStarted(2, 4, 1, 10), 10);
  assert.deepEqual(fareWithFreeKm(0.5, 3.5, 1, 2), 3.5);
  assert.deepEqual(fareWithFreeKm(5, 4, 2, 1.5), 8.5);
  assert.deepEqual(fareInSteps(8, 3.5, 2, 10, 1.5), 19.5);
  assert.deepEqual(fareInSteps(20, 3.5, 2, 10, 1.5), 38.5);
  assert.deepEqual(fareInSteps(12, 5, 3, 10, 2), 39);
});

test("time and night", () => {
  assert.deepEqual(rideFare(10, 15), 31);
  assert.deepEqual(rideFare(4, 10, 2, 1, 0.25), 8.5);
  assert.deepEqual(nightFare(10, false), 23.5);
  assert.deepEqual(nightFare(10, true), 28.2);
  assert.deepEqual(nightFare(5, true, 5, 2, 50), 22.5);
});
