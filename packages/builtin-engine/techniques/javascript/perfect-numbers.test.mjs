import assert from "node:assert/strict";
import { test } from "node:test";
import { divisorsOf, aliquotSum, classify, perfectNumbers } from "./perfect-numbers.mjs";

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
