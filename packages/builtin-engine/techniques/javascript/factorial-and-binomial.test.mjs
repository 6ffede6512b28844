import assert from "node:assert/strict";
import { test } from "node:test";
import {
  factorial,
  doubleFactorial,
  binomial,
  countPermutations,
  catalan,
  trailingZeros,
  countDerangements,
  factorialOrNot,
} from "./factorial-and-binomial.mjs";

test("factorials", () => {
  assert.deepEqual(factorial(0), 1);
  assert.deepEqual(factorial(5), 120);
  assert.deepEqual(factorial(18), 6402373705728000);
  assert.throws(() => factorial(-1), RangeError);
  assert.throws(() => factorial(1.5), RangeError);
  assert.deepEqual(doubleFactorial(7), 105);
  assert.deepEqual(doubleFactorial(8), 384);
  assert.deepEqual(doubleFactorial(0), 1);
  assert.deepEqual(trailingZeros(25), 6);
  assert.deepEqual(trailingZeros(4), 0);
  assert.deepEqual(trailingZeros(100), 24);
});

test("ways to choose", () => {
  assert.deepEqual(binomial(5, 2), 10);
  assert.deepEqual(binomial(5, 0), 1);
  assert.deepEqual(binomial(5, 5), 1);
  assert.deepEqual(binomial(3, 5), 0);
  assert.deepEqual(binomial(50, 25), 126410606437752);
  assert.throws(() => binomial(-1, 2), RangeError);
  assert.deepEqual(countPermutations(5, 2), 20);
  assert.deepEqual(countPermutations(5, 5), 120);
  assert.deepEqual(countPermutations(2, 3), 0);
  assert.deepEqual(catalan(0), 1);
  assert.deepEqual(catalan(5), 42);
  assert.deepEqual(countDerangements(0), 1);
  assert.deepEqual(countDerangements(1), 0);
  assert.deepEqual(countDerangements(5), 44);
});

test("readings that differ", () => {
  assert.deepEqual(factorialOrNot(5), 120);
  assert.deepEqual(factorialOrNot(0), 1);
  assert.deepEqual(factorialOrNot(-1), null);
  assert.deepEqual(factorialOrNot(-1, "no"), "no");
  assert.deepEqual(factorialOrNot(1.5, -1), -1);
});
