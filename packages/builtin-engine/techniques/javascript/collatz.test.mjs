import assert from "node:assert/strict";
import { test } from "node:test";
import { collatzSequence, collatzSteps, collatzPeak, longestCollatz } from "./collatz.mjs";

test("the sequence", () => {
  assert.deepEqual(collatzSequence(6), [6, 3, 10, 5, 16, 8, 4, 2, 1]);
  assert.deepEqual(collatzSequence(1), [1]);
  assert.deepEqual(collatzSequence(3, 1), [3, 4, 2, 1]);
  assert.throws(() => collatzSequence(0), RangeError);
  assert.deepEqual(collatzSteps(27), 111);
  assert.deepEqual(collatzSteps(1), 0);
  assert.deepEqual(collatzSteps(12), 9);
  assert.deepEqual(collatzPeak(6), 16);
  assert.deepEqual(collatzPeak(3, 1), 4);
});

test("the longest of many", () => {
  assert.deepEqual(longestCollatz(10), 9);
  assert.deepEqual(longestCollatz(30), 27);
  assert.deepEqual(longestCollatz(1), 1);
});
