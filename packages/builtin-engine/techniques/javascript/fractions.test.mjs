import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fraction,
  addFractions,
  multiplyFractions,
  divideFractions,
  compareFractions,
  formatFraction,
} from "./fractions.mjs";

test("lowest terms, the sign above", () => {
  assert.deepEqual(fraction(6, -8), [-3n, 4n]);
  assert.deepEqual(fraction(0, 5), [0n, 1n]);
  assert.throws(() => fraction(1, 0), RangeError);
});

test("arithmetic", () => {
  assert.deepEqual(addFractions(fraction(1, 2), fraction(1, 3)), [5n, 6n]);
  assert.deepEqual(addFractions(fraction(1, 2), fraction(-1, 2)), [0n, 1n]);
  assert.deepEqual(multiplyFractions(fraction(2, 3), fraction(3, 4)), [1n, 2n]);
  assert.deepEqual(divideFractions(fraction(1, 2), fraction(-1, 4)), [-2n, 1n]);
  assert.throws(() => divideFractions(fraction(1, 2), fraction(0, 1)), RangeError);
});

test("order", () => {
  assert.deepEqual(compareFractions(fraction(1, 3), fraction(2, 5)), -1);
  assert.deepEqual(compareFractions(fraction(-1, 3), fraction(-2, 5)), 1);
  assert.deepEqual(compareFractions(fraction(2, 4), fraction(1, 2)), 0);
});

test("writing", () => {
  assert.deepEqual(formatFraction(fraction(3, 2)), "3/2");
  assert.deepEqual(formatFraction(fraction(-3, 2), true), "-1 1/2");
  assert.deepEqual(formatFraction(fraction(1, 2), true), "1/2");
  assert.deepEqual(formatFraction(fraction(0, 2), true), "0");
  assert.deepEqual(formatFraction(fraction(8, 4), true), "2");
});
