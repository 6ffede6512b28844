import assert from "node:assert/strict";
import { test } from "node:test";
import { fibonacci, fibonacciUpTo } from "./fibonacci.mjs";

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
