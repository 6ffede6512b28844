import assert from "node:assert/strict";
import { test } from "node:test";
import {
  armstrongNumbers,
  palindromeNumbers,
  happyNumbers,
  harshadNumbers,
  selfDividingNumbers,
  sumDigitPowers,
  uglyNumbers,
  nextPalindrome,
  nearestPalindrome,
  reverseInteger,
  reverseAndAdd,
  stepsToPalindrome,
  largestFromDigits,
  smallestFromDigits,
  nextBiggerNumber,
  removeOneDigit,
  digitFrequency,
  hasRepeatedDigits,
  haveSameDigits,
  areDigitsIncreasing,
  digitPlaceDifference,
  kaprekarSteps,
} from "./digit-puzzles.mjs";

test("lists", () => {
  assert.deepEqual(armstrongNumbers(100, 500), [153, 370, 371, 407]);
  assert.deepEqual(armstrongNumbers(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 153, 370, 371, 407]);
  assert.deepEqual(palindromeNumbers(95, 125), [99, 101, 111, 121]);
  assert.deepEqual(palindromeNumbers(990), [999]);
  assert.deepEqual(happyNumbers(1, 20), [1, 7, 10, 13, 19]);
  assert.deepEqual(happyNumbers(-5, 1), [1]);
  assert.deepEqual(harshadNumbers(10, 24), [10, 12, 18, 20, 21, 24]);
  assert.deepEqual(selfDividingNumbers(1, 22), [1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 12, 15, 22]);
  assert.deepEqual(sumDigitPowers(10, 150), [89, 135]);
  assert.deepEqual(sumDigitPowers(90, 100), []);
  assert.deepEqual(uglyNumbers(), [1, 2, 3, 4, 5, 6, 8, 9, 10, 12]);
  assert.deepEqual(uglyNumbers(0), []);
});

test("palindromes", () => {
  assert.deepEqual(nextPalindrome(11), 22);
  assert.deepEqual(nextPalindrome(11, true), 11);
  assert.deepEqual(nextPalindrome(99), 101);
  assert.deepEqual(nextPalindrome(-7), 0);
  assert.deepEqual(nearestPalindrome(10), 9);
  assert.deepEqual(nearestPalindrome(22), 22);
  assert.deepEqual(nearestPalindrome(98), 99);
  assert.deepEqual(nearestPalindrome(-3), 0);
  assert.deepEqual(reverseInteger(-120), -21);
  assert.deepEqual(reverseInteger(123), 321);
  assert.deepEqual(reverseAndAdd(57), 132);
  assert.deepEqual(stepsToPalindrome(59), 3);
  assert.deepEqual(stepsToPalindrome(11), 0);
  assert.deepEqual(stepsToPalindrome(59, 2), -1);
  assert.deepEqual(stepsToPalindrome(196), -1);
});

test("digits", () => {
  assert.deepEqual(largestFromDigits(2613), 6321);
  assert.deepEqual(smallestFromDigits(3021), 1023);
  assert.deepEqual(smallestFromDigits(0), 0);
  assert.deepEqual(smallestFromDigits(100), 100);
  assert.deepEqual(nextBiggerNumber(2017), 2071);
  assert.deepEqual(nextBiggerNumber(531), -1);
  assert.deepEqual(nextBiggerNumber(144), 414);
  assert.deepEqual(removeOneDigit(152), 52);
  assert.deepEqual(removeOneDigit(1001), 101);
  assert.deepEqual(removeOneDigit(5), 0);
  assert.deepEqual(digitFrequency(1223), { 1: 1, 2: 2, 3: 1 });
  assert.deepEqual(hasRepeatedDigits(1231), true);
  assert.deepEqual(hasRepeatedDigits(123), false);
  assert.deepEqual(haveSameDigits(123, 312), true);
  assert.deepEqual(haveSameDigits(12, 122), false);
  assert.deepEqual(areDigitsIncreasing(1359), true);
  assert.deepEqual(areDigitsIncreasing(1335), false);
  assert.deepEqual(areDigitsIncreasing(1335, false), true);
  assert.deepEqual(areDigitsIncreasing(31, false), false);
  assert.deepEqual(digitPlaceDifference(1234), -2);
  assert.deepEqual(digitPlaceDifference(1234, true), 2);
  assert.deepEqual(digitPlaceDifference(914), 12);
  assert.deepEqual(kaprekarSteps(3524), 3);
  assert.deepEqual(kaprekarSteps(6174), 0);
  assert.deepEqual(kaprekarSteps(1111), -1);
});

test("readings that differ", () => {
  assert.deepEqual(nearestPalindrome(11, false), 9);
  assert.deepEqual(nearestPalindrome(12, false), 11);
  assert.deepEqual(smallestFromDigits(310, true), 13);
  assert.deepEqual(smallestFromDigits(0, true), 0);
  assert.deepEqual(hasRepeatedDigits(1213, true), false);
  assert.deepEqual(hasRepeatedDigits(1123, true), true);
  assert.deepEqual(haveSameDigits(112, 122, true), true);
  assert.deepEqual(haveSameDigits(112, 122), false);
  assert.deepEqual(haveSameDigits(112, 123, true), false);
});
