import assert from "node:assert/strict";
import { test } from "node:test";
import {
  convertUnits,
  kilometersToMiles,
  milesToKilometers,
  kilogramsToPounds,
  poundsToKilograms,
  inchesToCentimeters,
  centimetersToInches,
  feetToMeters,
  metersToFeet,
  litersToGallons,
  gallonsToLiters,
  toSeconds,
  degreesToRadians,
  radiansToDegrees,
} from "./unit-conversion.mjs";

test("by the name of the function", () => {
  assert.deepEqual(kilometersToMiles(10, 2), 6.21);
  assert.deepEqual(kilometersToMiles(1.609344), 1);
  assert.deepEqual(milesToKilometers(5), 8.04672);
  assert.deepEqual(kilogramsToPounds(70, 2), 154.32);
  assert.deepEqual(poundsToKilograms(150, 1), 68);
  assert.deepEqual(inchesToCentimeters(10), 25.4);
  assert.deepEqual(centimetersToInches(100, 2), 39.37);
  assert.deepEqual(feetToMeters(6, 2), 1.83);
  assert.deepEqual(metersToFeet(100, 0), 328);
  assert.deepEqual(litersToGallons(10, 3), 2.642);
  assert.deepEqual(gallonsToLiters(1, 2), 3.79);
  assert.deepEqual(toSeconds(1, 30), 5400);
  assert.deepEqual(toSeconds(1, 1, 1), 3661);
  assert.deepEqual(degreesToRadians(1, 4), 0.0175);
  assert.deepEqual(radiansToDegrees(0), 0);
});

test("by the signs of the units", () => {
  assert.deepEqual(convertUnits(5, "km", "m"), 5000);
  assert.deepEqual(convertUnits(1, "mi", "km"), 1.609344);
  assert.deepEqual(convertUnits(36, "km/h", "m/s"), 10);
  assert.deepEqual(convertUnits(2, "lb", "kg", 2), 0.91);
  assert.deepEqual(convertUnits(90, "min", "h"), 1.5);
  assert.throws(() => convertUnits(1, "kg", "m"), RangeError);
  assert.throws(() => convertUnits(1, "x", "m"), RangeError);
});
