import assert from "node:assert/strict";
import { test } from "node:test";
import {
  divisorsOf,
  aliquotSum,
  classify,
  perfectNumbers,
  isPerfectNumber,
  isAbundant,
  isDeficient,
  divisorsOfWithoutIt,
  divisorsOfWithoutOne,
  divisorSum,
  perfectNumbersWithoutIt,
  abundantNumbers,
} from "./perfect-numbers.mjs";

test("divisors rise and hold a square root once", () => {
  assert.deepEqual(divisorsOf(28), [1, 2, 4, 7, 14, 28]);
  assert.deepEqual(divisorsOf(36), [1, 2, 3, 4, 6, 9, 12, 18, 36]);
  assert.deepEqual(divisorsOf(1), [1]);
  assert.deepEqual(divisorsOf(97), [1, 97]);
  assert.throws(() => divisorsOf(0), RangeError);
  assert.throws(() => divisorsOf(-6), RangeError);
});

test("classes by the sum of proper divisors", () => {
  assert.deepEqual(aliquotSum(220), 284);
  assert.deepEqual(classify(6), "perfect");
  assert.deepEqual(classify(12), "abundant");
  assert.deepEqual(classify(8), "deficient");
  assert.deepEqual(classify(1), "deficient");
});

test("listed up to a limit", () => {
  assert.deepEqual(perfectNumbers(500), [6, 28, 496]);
  assert.deepEqual(perfectNumbers(28), [6, 28]);
  assert.deepEqual(perfectNumbers(27), [6]);
  assert.deepEqual(perfectNumbers(1), []);
  assert.deepEqual(perfectNumbers(), [6, 28, 496, 8128]);
});

test("other readings", () => {
  assert.deepEqual(isPerfectNumber(28), true);
  assert.deepEqual(isPerfectNumber(12), false);
  assert.deepEqual(isPerfectNumber(1), false);
  assert.deepEqual(isPerfectNumber(-6), false);
  assert.deepEqual(isAbundant(12), true);
  assert.deepEqual(isAbundant(6), false);
  assert.deepEqual(isAbundant(0), false);
  assert.deepEqual(isAbundant(1), false);
  assert.deepEqual(isDeficient(8), true);
  assert.deepEqual(isDeficient(6), false);
  assert.deepEqual(isDeficient(0), false);
  assert.deepEqual(isDeficient(1), true);
  assert.deepEqual(divisorsOfWithoutIt(12), [1, 2, 3, 4, 6]);
  assert.deepEqual(divisorsOfWithoutIt(1), []);
  assert.deepEqual(divisorsOfWithoutOne(12), [2, 3, 4, 6]);
  assert.deepEqual(divisorSum(6), 12);
  assert.deepEqual(perfectNumbersWithoutIt(28), [6]);
  assert.deepEqual(perfectNumbersWithoutIt(), [6, 28, 496, 8128]);
  assert.deepEqual(abundantNumbers(20), [12, 18, 20]);
  assert.deepEqual(abundantNumbers(0), []);
});
