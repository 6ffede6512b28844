import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fuelNeeded,
  fuelCost,
  fuelShare,
  fuelCostByMileage,
  fuelConsumption,
  fuelEconomy,
  fuelRange,
  canReach,
  refuelStops,
} from "./fuel-use.mjs";

test("fuel", () => {
  assert.deepEqual(fuelNeeded(250), 17.5);
  assert.deepEqual(fuelNeeded(123, 6.55), 8.06);
  assert.deepEqual(fuelNeeded(123, 6.5, 1), 8);
  assert.deepEqual(fuelCost(100), 10.5);
  assert.deepEqual(fuelCost(200, 6, 1.75), 21);
  assert.deepEqual(fuelShare(400, 3), 14);
  assert.deepEqual(fuelCostByMileage(300, 25, 4), 48);
  assert.deepEqual(fuelCostByMileage(20, 10), 3);
  assert.deepEqual(fuelConsumption(40, 500), 8);
  assert.deepEqual(fuelConsumption(40, 0), 0);
  assert.deepEqual(fuelEconomy(300, 12), 25);
  assert.deepEqual(fuelEconomy(300, 0), 0);
});

test("range", () => {
  assert.deepEqual(fuelRange(35), 500);
  assert.deepEqual(fuelRange(50, 6, 0), 833);
  assert.deepEqual(canReach(50, 25, 2), true);
  assert.deepEqual(canReach(100, 50, 1), false);
  assert.deepEqual(refuelStops(1000, 400), 2);
  assert.deepEqual(refuelStops(400, 400), 0);
});
