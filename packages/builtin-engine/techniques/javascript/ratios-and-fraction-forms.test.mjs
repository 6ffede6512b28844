import assert from "node:assert/strict";
import { test } from "node:test";
import {
  simplifyRatio,
  ratioText,
  simplifyText,
  simplifyRatios,
  divideInRatio,
  proportion,
  decimalToFraction,
  decimalToFractionText,
  fractionText,
  mixedNumber,
  addFractionTexts,
  multiplyFractionTexts,
  continuedFraction,
  fromContinuedFraction,
  egyptianFraction,
} from "./ratios-and-fraction-forms.mjs";

test("ratios", () => {
  assert.deepEqual(simplifyRatio(1920, 1080), [16, 9]);
  assert.deepEqual(simplifyRatio(0, 0), [0, 0]);
  assert.deepEqual(ratioText(1024, 768), "4:3");
  assert.deepEqual(ratioText(10, 5, " to "), "2 to 1");
  assert.deepEqual(simplifyText("4:8"), "1:2");
  assert.deepEqual(simplifyText("6/4"), "3/2");
  assert.deepEqual(simplifyText("abc"), "abc");
  assert.deepEqual(simplifyRatios([10, 15, 25]), [2, 3, 5]);
  assert.deepEqual(simplifyRatios([0, 0]), [0, 0]);
  assert.deepEqual(simplifyRatios([0, 45, 25]), [0, 9, 5]);
  assert.deepEqual(divideInRatio(100, [2, 3]), [40, 60]);
  assert.deepEqual(divideInRatio(10, [1, 2]), [3.33, 6.67]);
  assert.deepEqual(proportion(2, 5, 6), 15);
  assert.deepEqual(proportion(3, 1, 1, 3), 0.333);
});

test("fractions", () => {
  assert.deepEqual(decimalToFraction(0.75), [3, 4]);
  assert.deepEqual(decimalToFraction(2.7654, 10), [14, 5]);
  assert.deepEqual(decimalToFraction(-0.5), [-1, 2]);
  assert.deepEqual(decimalToFraction(0.501), [501, 1000]);
  assert.deepEqual(decimalToFractionText(0.125), "1/8");
  assert.deepEqual(decimalToFractionText(2), "2");
  assert.deepEqual(decimalToFractionText(0.333, 3), "1/3");
  assert.deepEqual(fractionText(6, 8), "3/4");
  assert.deepEqual(fractionText(6, -3), "-2");
  assert.deepEqual(mixedNumber(7, 3), "2 1/3");
  assert.deepEqual(mixedNumber(6, 3), "2");
  assert.deepEqual(mixedNumber(1, 3), "1/3");
  assert.deepEqual(mixedNumber(-7, 3), "-2 1/3");
  assert.deepEqual(mixedNumber(-1, 3), "-1/3");
  assert.deepEqual(mixedNumber(2, -3), "-2/3");
  assert.deepEqual(addFractionTexts("1/2", "1/3"), "5/6");
  assert.deepEqual(addFractionTexts("1/2", "1/2"), "1");
  assert.deepEqual(multiplyFractionTexts("2/3", "3/4"), "1/2");
  assert.deepEqual(multiplyFractionTexts("2", "3/4"), "3/2");
  assert.deepEqual(continuedFraction(415, 93), [4, 2, 6, 7]);
  assert.deepEqual(continuedFraction(3, 1), [3]);
  assert.deepEqual(fromContinuedFraction([4, 2, 6, 7]), [415, 93]);
  assert.deepEqual(egyptianFraction(6, 7), [2, 3, 42]);
  assert.deepEqual(egyptianFraction(1, 4), [4]);
  assert.deepEqual(egyptianFraction(0, 4), []);
});
