import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isHappy,
  isHarshad,
  isAutomorphic,
  reverseNumber,
  isPalindromeNumber,
  isStrongNumber,
  isKaprekar,
  digitProduct,
  persistence,
  countDigits,
  sortDigitsDescending,
  reverseNumberAsItIs,
  reverseNumberWithout,
  isPalindromeNumberWithout,
  digitProductWithout,
  sortDigitsDescendingAsItIs,
  sortDigitsAscending,
  additivePersistence,
} from "./number-properties.mjs";

test("numbers known by their digits", () => {
  assert.deepEqual(isHappy(19), true);
  assert.deepEqual(isHappy(4), false);
  assert.deepEqual(isHappy(1), true);
  assert.deepEqual(isHappy(0), false);
  assert.deepEqual(isHarshad(18), true);
  assert.deepEqual(isHarshad(19), false);
  assert.deepEqual(isHarshad(0), false);
  assert.deepEqual(isAutomorphic(25), true);
  assert.deepEqual(isAutomorphic(7), false);
  assert.deepEqual(isAutomorphic(0), true);
  assert.deepEqual(isAutomorphic(-5), false);
  assert.deepEqual(isStrongNumber(145), true);
  assert.deepEqual(isStrongNumber(123), false);
  assert.deepEqual(isStrongNumber(0), false);
  assert.deepEqual(isKaprekar(45), true);
  assert.deepEqual(isKaprekar(1), true);
  assert.deepEqual(isKaprekar(10), false);
  assert.deepEqual(isKaprekar(46), false);
  assert.deepEqual(isKaprekar(-45), false);
  assert.deepEqual(isKaprekar(0), false);
});

test("reversed", () => {
  assert.deepEqual(reverseNumber(1234), 4321);
  assert.deepEqual(reverseNumber(-120), -21);
  assert.deepEqual(reverseNumber(0), 0);
  assert.deepEqual(reverseNumber(6, 2), 3);
  assert.deepEqual(isPalindromeNumber(12321), true);
  assert.deepEqual(isPalindromeNumber(-121), false);
  assert.deepEqual(isPalindromeNumber(10), false);
  assert.deepEqual(isPalindromeNumber(5, 2), true);
});

test("digits", () => {
  assert.deepEqual(digitProduct(234), 24);
  assert.deepEqual(digitProduct(10), 0);
  assert.deepEqual(persistence(39), 3);
  assert.deepEqual(persistence(999), 4);
  assert.deepEqual(persistence(4), 0);
  assert.deepEqual(countDigits(-123), 3);
  assert.deepEqual(countDigits(0), 1);
  assert.deepEqual(sortDigitsDescending(42145), 54421);
  assert.deepEqual(sortDigitsDescending(0), 0);
});

test("other readings", () => {
  assert.deepEqual(reverseNumberAsItIs(120), "021");
  assert.deepEqual(reverseNumberWithout(-12), 21);
  assert.deepEqual(reverseNumberWithout(6, 2), 3);
  assert.deepEqual(isPalindromeNumberWithout(-121), true);
  assert.deepEqual(isPalindromeNumberWithout(12), false);
  assert.deepEqual(isPalindromeNumberWithout(5, 2), true);
  assert.deepEqual(digitProductWithout(203), 6);
  assert.deepEqual(digitProductWithout(0), 1);
  assert.deepEqual(digitProductWithout(5, 2), 1);
  assert.deepEqual(sortDigitsDescendingAsItIs(-132), -321);
  assert.deepEqual(sortDigitsDescendingAsItIs(132), 321);
  assert.deepEqual(sortDigitsDescendingAsItIs(5, 2), 6);
  assert.deepEqual(sortDigitsDescendingAsItIs(0), 0);
  assert.deepEqual(sortDigitsAscending(3102), 123);
  assert.deepEqual(sortDigitsAscending(6, 2), 3);
  assert.deepEqual(additivePersistence(199), 3);
  assert.deepEqual(additivePersistence(-10), 1);
  assert.deepEqual(additivePersistence(3, 2), 2);
});
