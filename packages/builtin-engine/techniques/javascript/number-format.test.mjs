import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addThousands,
  roundTo,
  fixedDecimals,
  formatNumber,
  compactNumber,
  parseNumber,
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
