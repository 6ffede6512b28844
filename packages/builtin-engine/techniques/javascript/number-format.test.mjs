import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addThousands,
  roundTo,
  fixedDecimals,
  formatNumber,
  compactNumber,
  parseNumber,
  roundToOut,
  roundToNot,
  roundDown,
  roundUp,
  roundToOne,
  roundToMultiple,
  compactNumberAsItIs,
  compactNumberWithOne,
  compactNumberOnly,
  fixedDecimalsOrNot,
} from "./number-format.mjs";

test("separators", () => {
  assert.deepEqual(addThousands(1234567), "1,234,567");
  assert.deepEqual(addThousands(-1234567.891), "-1,234,567.891");
  assert.deepEqual(addThousands(999), "999");
  assert.deepEqual(addThousands(1000, "."), "1.000");
  assert.deepEqual(addThousands(0), "0");
  assert.deepEqual(formatNumber(1234.5), "1,234.50");
  assert.deepEqual(formatNumber(1234567.891, 1), "1,234,567.9");
  assert.deepEqual(formatNumber(1234.5, 0, " "), "1 235");
});

test("decimals", () => {
  assert.deepEqual(roundTo(8.76543), 8.77);
  assert.deepEqual(roundTo(2.5, 0), 3);
  assert.deepEqual(roundTo(-2.345, 1), -2.3);
  assert.deepEqual(fixedDecimals(2.5), "2.50");
  assert.deepEqual(fixedDecimals(-0.05, 1), "-0.1");
  assert.deepEqual(fixedDecimals(-0.001), "0.00");
  assert.deepEqual(fixedDecimals(7, 0), "7");
  assert.deepEqual(fixedDecimals(0.07, 3), "0.070");
});

test("short, and read back", () => {
  assert.deepEqual(compactNumber(1500), "1.5K");
  assert.deepEqual(compactNumber(2000000), "2M");
  assert.deepEqual(compactNumber(-1000), "-1K");
  assert.deepEqual(compactNumber(3250000000), "3.3B");
  assert.deepEqual(compactNumber(999), "999");
  assert.deepEqual(compactNumber(1.25), "1.25");
  assert.deepEqual(parseNumber("1,234.5"), 1234.5);
  assert.deepEqual(parseNumber(" -12 "), -12);
  assert.deepEqual(parseNumber("1.234", "."), 1234);
  assert.deepEqual(parseNumber("abc"), null);
});

test("other readings", () => {
  assert.deepEqual(roundToOut(-2.5, 0), -3);
  assert.deepEqual(roundToOut(1.005), 1.01);
  assert.deepEqual(roundToOut(2.344), 2.34);
  assert.deepEqual(roundToOut(0, 0), 0);
  assert.deepEqual(roundToNot(-2.59, 1), -2.5);
  assert.deepEqual(roundToNot(2.999), 2.99);
  assert.deepEqual(roundToNot(1.1, 1), 1.1);
  assert.deepEqual(roundDown(-2.5), -3);
  assert.deepEqual(roundDown(2.59, 1), 2.5);
  assert.deepEqual(roundUp(2.1), 3);
  assert.deepEqual(roundUp(2.51, 1), 2.6);
  assert.deepEqual(roundUp(2.3, 1), 2.3);
  assert.deepEqual(roundToOne(-2.5), -2);
  assert.deepEqual(roundToOne(2.5), 3);
  assert.deepEqual(roundToMultiple(12.5), 15);
  assert.deepEqual(roundToMultiple(149, 100), 100);
  assert.deepEqual(compactNumberAsItIs(1500), "1.5k");
  assert.deepEqual(compactNumberWithOne(2000000), "2.0M");
  assert.deepEqual(compactNumberWithOne(1540), "1.5K");
  assert.deepEqual(compactNumberWithOne(12), "12");
  assert.deepEqual(compactNumberOnly(1999), "1K");
  assert.deepEqual(compactNumberOnly(-2500000), "-2M");
  assert.deepEqual(compactNumberOnly(999), "999");
  assert.deepEqual(compactNumberOnly(1000), "1K");
  assert.deepEqual(fixedDecimalsOrNot(2.5), "2.5");
  assert.deepEqual(fixedDecimalsOrNot(2), "2");
  assert.deepEqual(fixedDecimalsOrNot(2.456), "2.46");
  assert.deepEqual(fixedDecimalsOrNot(10, 0), "10");
});
