import assert from "node:assert/strict";
import { test } from "node:test";
import {
  numbersIn,
  sumOfNumbersIn,
  largestNumberIn,
  firstNumberIn,
  countNumbersIn,
  digitsIn,
  sumOfDigitsIn,
  countDigitsIn,
  incrementText,
  numbersOutOf,
  sumOfNumbersOutOf,
  largestNumberOutOf,
  firstNumberOutOf,
  countNumbersOutOf,
  numbersByThemselves,
  numberOfAllDigits,
} from "./extract-numbers.mjs";

test("numbers", () => {
  assert.deepEqual(numbersIn("I bought 3 apples for 2.50 and 10 pears"), [3, 2.5, 10]);
  assert.deepEqual(numbersIn("from -5 to 7, pages 3-4, x-9"), [-5, 7, 3, 4, 9]);
  assert.deepEqual(numbersIn("from -5 to 7", false), [5, 7]);
  assert.deepEqual(numbersIn("none"), []);
  assert.deepEqual(sumOfNumbersIn("a1b20c3"), 24);
  assert.deepEqual(sumOfNumbersIn("-5 and 3"), -2);
  assert.deepEqual(sumOfNumbersIn("-5 and 3", false), 8);
  assert.deepEqual(sumOfNumbersIn(""), 0);
  assert.deepEqual(largestNumberIn("4, -50 and 13"), 13);
  assert.deepEqual(largestNumberIn("4, -50 and 13", false), 50);
  assert.deepEqual(largestNumberIn("none"), null);
  assert.deepEqual(firstNumberIn("Room -12, floor 3"), -12);
  assert.deepEqual(firstNumberIn("Room -12", false), 12);
  assert.deepEqual(firstNumberIn("none"), null);
  assert.deepEqual(countNumbersIn("1 and 22 and 3"), 3);
});

test("digits", () => {
  assert.deepEqual(digitsIn("a1b22"), [1, 2, 2]);
  assert.deepEqual(sumOfDigitsIn("a1b22"), 5);
  assert.deepEqual(countDigitsIn("a1b22"), 3);
  assert.deepEqual(countDigitsIn(""), 0);
});

test("one more at the end", () => {
  assert.deepEqual(incrementText("foobar"), "foobar1");
  assert.deepEqual(incrementText("foobar099"), "foobar100");
  assert.deepEqual(incrementText("foo0042"), "foo0043");
  assert.deepEqual(incrementText("9"), "10");
});

test("readings that differ", () => {
  assert.deepEqual(numbersOutOf("a-5 1.5b7"), [5, 1, 5, 7]);
  assert.deepEqual(numbersOutOf("a-5 1", true), [-5, 1]);
  assert.deepEqual(numbersOutOf(""), []);
  assert.deepEqual(sumOfNumbersOutOf("a-5b2"), 7);
  assert.deepEqual(sumOfNumbersOutOf("a-5b2", true), -3);
  assert.deepEqual(largestNumberOutOf("a-5b2"), 5);
  assert.deepEqual(largestNumberOutOf("a-5b2", true), 2);
  assert.deepEqual(largestNumberOutOf("x"), null);
  assert.deepEqual(firstNumberOutOf("a-5b2"), 5);
  assert.deepEqual(firstNumberOutOf("a-5b2", true), -5);
  assert.deepEqual(firstNumberOutOf("x"), null);
  assert.deepEqual(countNumbersOutOf("1.5 a2"), 3);
  assert.deepEqual(numbersByThemselves("a1 2, 3 -4 1.5"), [3, -4]);
  assert.deepEqual(numbersByThemselves("1.5 2", true), [1.5, 2]);
  assert.deepEqual(numberOfAllDigits("a1b02"), 102);
  assert.deepEqual(numberOfAllDigits("a0b2", true), "02");
  assert.deepEqual(numberOfAllDigits(""), 0);
});
