import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fibonacci,
  fibonacciUpTo,
  fibonacciNumber,
  firstFibonacciNumbers,
  fibonacciNumbersUpTo,
  isFibonacciNumber,
  sumOfFibonacciNumbers,
} from "./fibonacci.mjs";

test("known members", () => {
  assert.deepEqual(fibonacci(0), 0n);
  assert.deepEqual(fibonacci(1), 1n);
  assert.deepEqual(fibonacci(10), 55n);
  assert.deepEqual(fibonacci(100), 354224848179261915075n);
  assert.deepEqual(fibonacci(200), 280571172992510140037611932413038677189525n);
  assert.throws(() => fibonacci(-1), RangeError);
});

test("the members up to a limit", () => {
  assert.deepEqual(fibonacciUpTo(13), [0n, 1n, 1n, 2n, 3n, 5n, 8n, 13n]);
  assert.deepEqual(fibonacciUpTo(12), [0n, 1n, 1n, 2n, 3n, 5n, 8n]);
  assert.deepEqual(fibonacciUpTo(-1), []);
});

test("another beginning", () => {
  assert.deepEqual(fibonacci(5, 2, 1), 11n);
  assert.deepEqual(fibonacciUpTo(11, 2, 1), [2n, 1n, 3n, 4n, 7n, 11n]);
  assert.throws(() => fibonacciUpTo(5, 0, 0), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(fibonacciNumber(0), 0);
  assert.deepEqual(fibonacciNumber(10), 55);
  assert.deepEqual(fibonacciNumber(4, true), 5);
  assert.deepEqual(fibonacciNumber(1, false, true), 0);
  assert.deepEqual(fibonacciNumber(5, false, true), 3);
  assert.deepEqual(firstFibonacciNumbers(5), [0, 1, 1, 2, 3]);
  assert.deepEqual(firstFibonacciNumbers(4, true), [1, 1, 2, 3]);
  assert.deepEqual(firstFibonacciNumbers(4, false, true), [1, 2, 3, 5]);
  assert.deepEqual(firstFibonacciNumbers(0), []);
  assert.deepEqual(fibonacciNumbersUpTo(8), [0, 1, 1, 2, 3, 5, 8]);
  assert.deepEqual(fibonacciNumbersUpTo(7, true), [1, 1, 2, 3, 5]);
  assert.deepEqual(fibonacciNumbersUpTo(8, false, true), [0, 1, 1, 2, 3, 5]);
  assert.deepEqual(isFibonacciNumber(21), true);
  assert.deepEqual(isFibonacciNumber(4), false);
  assert.deepEqual(isFibonacciNumber(0), true);
  assert.deepEqual(isFibonacciNumber(-1), false);
  assert.deepEqual(sumOfFibonacciNumbers(5), 7);
  assert.deepEqual(sumOfFibonacciNumbers(5, true), 12);
  assert.deepEqual(sumOfFibonacciNumbers(0), 0);
});
