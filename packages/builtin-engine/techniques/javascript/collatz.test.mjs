import assert from "node:assert/strict";
import { test } from "node:test";
import {
  collatzSequence,
  collatzSteps,
  collatzPeak,
  longestCollatz,
  collatzLength,
  collatzSequenceFrom,
  longestCollatzBelow,
} from "./collatz.mjs";

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

test("readings that differ", () => {
  assert.deepEqual(collatzLength(6), 9);
  assert.deepEqual(collatzLength(1), 1);
  assert.deepEqual(collatzLength(3, 1), 4);
  assert.deepEqual(collatzSequenceFrom(4), [2, 1]);
  assert.deepEqual(collatzSequenceFrom(4, true), [4, 2]);
  assert.deepEqual(longestCollatzBelow(10), 9);
  assert.deepEqual(longestCollatzBelow(9), 7);
  assert.deepEqual(longestCollatzBelow(20), 18);
  assert.deepEqual(longestCollatzBelow(20, true), 19);
  assert.deepEqual(longestCollatzBelow(1), 1);
});
