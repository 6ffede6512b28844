import assert from "node:assert/strict";
import { test } from "node:test";
import {
  energyUsed,
  electricityCost,
  unitsOverZero,
  meterBill,
  billForUnits,
  unitsPerPeriod,
  batteryHours,
  batteryAfter,
  minutesToFull,
  thermostat,
  heatingStates,
} from "./household-meters.mjs";

test("energy", () => {
  assert.deepEqual(energyUsed(60, 5), 0.3);
  assert.deepEqual(energyUsed(1500, 2, 30), 90);
  assert.deepEqual(electricityCost(1000, 5), 1.5);
  assert.deepEqual(electricityCost(60, 10, 0.25, 30), 4.5);
  assert.deepEqual(unitsOverZero(1200, 1350, 5), 150);
  assert.deepEqual(unitsOverZero(99990, 10, 5), 20);
  assert.deepEqual(unitsOverZero(990, 10, 3), 20);
  assert.deepEqual(meterBill(100, 200), 30);
  assert.deepEqual(meterBill(100, 150, 2, 9.5), 109.5);
  assert.deepEqual(billForUnits(100), 30);
  assert.deepEqual(billForUnits(12, 1.5, 4), 22);
  assert.deepEqual(unitsPerPeriod([10, 25, 45]), [15, 20]);
  assert.deepEqual(unitsPerPeriod([]), []);
});

test("battery", () => {
  assert.deepEqual(batteryHours(2000, 300), 6.67);
  assert.deepEqual(batteryAfter(80, 3), 50);
  assert.deepEqual(batteryAfter(20, 3), 0);
  assert.deepEqual(minutesToFull(40), 60);
  assert.deepEqual(minutesToFull(45, 2), 28);
  assert.deepEqual(minutesToFull(100), 0);
});

test("heating", () => {
  assert.deepEqual(thermostat(18), "heat");
  assert.deepEqual(thermostat(19), "off");
  assert.deepEqual(thermostat(21), "off");
  assert.deepEqual(thermostat(22), "cool");
  assert.deepEqual(thermostat(22, 22, 0), "off");
  assert.deepEqual(heatingStates([18, 20, 22, 20]), [true, true, false, false]);
  assert.deepEqual(heatingStates([19, 21]), [false, false]);
  assert.deepEqual(heatingStates([24, 26], 25, 0.5), [true, false]);
});
