import assert from "node:assert/strict";
import { test } from "node:test";
import {
  digitsOf,
  digitSum,
  digitalRoot,
  isArmstrong,
  digitSumSigned,
  reversedDigits,
  digitProduct,
} from "./digits.mjs";

test("digits stand in the order of reading", () => {
  assert.deepEqual(digitsOf(1203), [1, 2, 0, 3]);
  assert.deepEqual(digitsOf(0), [0]);
  assert.deepEqual(digitsOf(-45), [4, 5]);
  assert.deepEqual(digitsOf(10, 2), [1, 0, 1, 0]);
  assert.deepEqual(
    digitsOf(123456789012345678901n),
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 1],
  );
});

test("sums and roots", () => {
  assert.deepEqual(digitSum(999), 27);
  assert.deepEqual(digitSum(255, 16), 30);
  assert.deepEqual(digitalRoot(493193), 2);
  assert.deepEqual(digitalRoot(10), 1);
  assert.deepEqual(digitalRoot(0), 0);
});

test("Armstrong numbers", () => {
  assert.deepEqual(isArmstrong(153), true);
  assert.deepEqual(isArmstrong(154), false);
  assert.deepEqual(isArmstrong(9474), true);
  assert.deepEqual(isArmstrong(-153), false);
  assert.deepEqual(isArmstrong(5, 3), true);
});

test("readings that differ", () => {
  assert.deepEqual(digitSumSigned(-123), 4);
  assert.deepEqual(digitSumSigned(123), 6);
  assert.deepEqual(digitSumSigned(0), 0);
  assert.deepEqual(reversedDigits(1203), [3, 0, 2, 1]);
  assert.deepEqual(reversedDigits(1203, true), [3, 2, 1]);
  assert.deepEqual(digitProduct(234), 24);
  assert.deepEqual(digitProduct(204), 0);
  assert.deepEqual(digitProduct(204, true), 8);
  assert.deepEqual(digitProduct(0), 0);
});
