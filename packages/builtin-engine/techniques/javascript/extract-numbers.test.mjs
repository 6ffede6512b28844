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
