import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMoney } from "./money-format.mjs";

test("cents become an amount", () => {
  assert.deepEqual(formatMoney(123456789), "$1,234,567.89");
  assert.deepEqual(formatMoney(5), "$0.05");
  assert.deepEqual(formatMoney(0), "$0.00");
  assert.deepEqual(formatMoney(100000), "$1,000.00");
  assert.deepEqual(formatMoney(99999), "$999.99");
});

test("the sign stands first", () => {
  assert.deepEqual(formatMoney(-123456), "-$1,234.56");
});

test("other currencies", () => {
  assert.deepEqual(formatMoney(1234567, "", 2, ".", ","), "12.345,67");
  assert.deepEqual(formatMoney(1500, "¥", 0), "¥1,500");
  assert.deepEqual(formatMoney(1234, "", 3), "1.234");
  assert.deepEqual(formatMoney(123456789012345678901n, "€"), "€1,234,567,890,123,456,789.01");
});

test("fractions of a cent are refused", () => {
  assert.throws(() => formatMoney(0.5), RangeError);
});
