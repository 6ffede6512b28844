import assert from "node:assert/strict";
import { test } from "node:test";
import {
  factorPairs,
  factorCounts,
  factorText,
  factorProductText,
  factorBrackets,
  distinctPrimeFactors,
  largestPrimeFactor,
  smallestPrimeFactor,
  countDivisors,
  sumOfDivisors,
  divisorPairs,
  nextPrime,
  previousPrime,
  nthPrime,
  firstPrimes,
  primesBetween,
  countPrimesBetween,
  countPrimesBelow,
  primesOfList,
  sumOfPrimes,
  twinPrimes,
  goldbachPair,
  goldbachPairs,
  areAmicable,
  amicablePairs,
  isSemiprime,
  gcdOfList,
  lcmOfList,
  commonDivisors,
} from "./prime-puzzles.mjs";

test("factors", () => {
  assert.deepEqual(factorPairs(360), [
    [2, 3],
    [3, 2],
    [5, 1],
  ]);
  assert.deepEqual(factorPairs(1), []);
  assert.deepEqual(factorPairs(8), [[2, 3]]);
  assert.deepEqual(factorCounts(12), { 2: 2, 3: 1 });
  assert.deepEqual(factorText(360), "2^3*3^2*5");
  assert.deepEqual(factorText(12, " x ", "**"), "2**2 x 3");
  assert.deepEqual(factorText(13), "13");
  assert.deepEqual(factorText(1), "1");
  assert.deepEqual(factorProductText(12), "2 x 2 x 3");
  assert.deepEqual(factorProductText(1, "*"), "1");
  assert.deepEqual(factorBrackets(86240), "(2**5)(5)(7**2)(11)");
  assert.deepEqual(factorBrackets(9, "^"), "(3^2)");
  assert.deepEqual(distinctPrimeFactors(12), [2, 3]);
  assert.deepEqual(largestPrimeFactor(13195), 29);
  assert.deepEqual(largestPrimeFactor(1), null);
  assert.deepEqual(smallestPrimeFactor(35), 5);
  assert.deepEqual(smallestPrimeFactor(1), null);
  assert.deepEqual(countDivisors(12), 6);
  assert.deepEqual(countDivisors(1), 1);
  assert.deepEqual(countDivisors(0), 0);
  assert.deepEqual(sumOfDivisors(12), 28);
  assert.deepEqual(sumOfDivisors(9), 13);
  assert.deepEqual(divisorPairs(12), [
    [1, 12],
    [2, 6],
    [3, 4],
  ]);
  assert.deepEqual(divisorPairs(9), [
    [1, 9],
    [3, 3],
  ]);
  assert.deepEqual(isSemiprime(15), true);
  assert.deepEqual(isSemiprime(4), true);
  assert.deepEqual(isSemiprime(8), false);
  assert.deepEqual(gcdOfList([12, 18, 30]), 6);
  assert.deepEqual(gcdOfList([]), 0);
  assert.deepEqual(gcdOfList([-4, 6]), 2);
  assert.deepEqual(lcmOfList([4, 6, 10]), 60);
  assert.deepEqual(lcmOfList([]), 1);
  assert.deepEqual(lcmOfList([3, 0]), 0);
  assert.deepEqual(commonDivisors([12, 18]), [1, 2, 3, 6]);
});

test("primes", () => {
  assert.deepEqual(nextPrime(14), 17);
  assert.deepEqual(nextPrime(-5), 2);
  assert.deepEqual(nextPrime(2), 3);
  assert.deepEqual(previousPrime(14), 13);
  assert.deepEqual(previousPrime(3), 2);
  assert.deepEqual(previousPrime(2), null);
  assert.deepEqual(nthPrime(1), 2);
  assert.deepEqual(nthPrime(6), 13);
  assert.deepEqual(nthPrime(0), null);
  assert.deepEqual(firstPrimes(5), [2, 3, 5, 7, 11]);
  assert.deepEqual(firstPrimes(0), []);
  assert.deepEqual(primesBetween(10, 20), [11, 13, 17, 19]);
  assert.deepEqual(primesBetween(4, 4), []);
  assert.deepEqual(countPrimesBetween(1, 10), 4);
  assert.deepEqual(countPrimesBelow(10), 4);
  assert.deepEqual(countPrimesBelow(3), 1);
  assert.deepEqual(primesOfList([9, 2, 15, 7, 1]), [2, 7]);
  assert.deepEqual(sumOfPrimes(10), 17);
  assert.deepEqual(twinPrimes(20), [
    [3, 5],
    [5, 7],
    [11, 13],
    [17, 19],
  ]);
  assert.deepEqual(twinPrimes(5), [[3, 5]]);
  assert.deepEqual(goldbachPair(10), [3, 7]);
  assert.deepEqual(goldbachPair(11), null);
  assert.deepEqual(goldbachPairs(10), [
    [3, 7],
    [5, 5],
  ]);
  assert.deepEqual(areAmicable(220, 284), true);
  assert.deepEqual(areAmicable(6, 6), false);
  assert.deepEqual(areAmicable(220, 285), false);
  assert.deepEqual(areAmicable(12, 16), false);
  assert.deepEqual(areAmicable(1210, 1184), true);
  assert.deepEqual(areAmicable(75, 48), false);
  assert.deepEqual(areAmicable(0, 1), false);
  assert.deepEqual(amicablePairs(300), [[220, 284]]);
  assert.deepEqual(amicablePairs(283), []);
});
