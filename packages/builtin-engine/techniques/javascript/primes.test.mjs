import assert from "node:assert/strict";
import { test } from "node:test";
import {
  primesUpTo,
  primeFactors,
  isPrime,
  primesUpToWithoutIt,
  primeFactorsOnlyOne,
  countPrimes,
  countPrimesWithoutIt,
  isComposite,
} from "./primes.mjs";

test("the sieve holds its limit", () => {
  assert.deepEqual(primesUpTo(30), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  assert.deepEqual(primesUpTo(29), [2, 3, 5, 7, 11, 13, 17, 19, 23, 29]);
  assert.deepEqual(primesUpTo(2), [2]);
  assert.deepEqual(primesUpTo(1), []);
  assert.deepEqual(primesUpTo(-5), []);
  assert.equal(primesUpTo().length, 25);
});

test("factors multiply to the number", () => {
  assert.deepEqual(primeFactors(360), [2, 2, 2, 3, 3, 5]);
  assert.deepEqual(primeFactors(49), [7, 7]);
  assert.deepEqual(primeFactors(1), []);
  assert.deepEqual(primeFactors(600851475143), [71, 839, 1471, 6857]);
  assert.throws(() => primeFactors(0), RangeError);
});

test("single numbers", () => {
  assert.deepEqual(isPrime(1), false);
  assert.deepEqual(isPrime(2), true);
  assert.deepEqual(isPrime(91), false);
  assert.deepEqual(isPrime(-7), false);
  assert.deepEqual(isPrime(2147483647), true);
});

test("other readings", () => {
  assert.deepEqual(primesUpToWithoutIt(7), [2, 3, 5]);
  assert.deepEqual(primeFactorsOnlyOne(12), [2, 3]);
  assert.deepEqual(countPrimes(7), 4);
  assert.deepEqual(countPrimes(), 25);
  assert.deepEqual(countPrimesWithoutIt(7), 3);
  assert.deepEqual(countPrimesWithoutIt(), 25);
  assert.deepEqual(isComposite(4), true);
  assert.deepEqual(isComposite(5), false);
  assert.deepEqual(isComposite(1), false);
});
