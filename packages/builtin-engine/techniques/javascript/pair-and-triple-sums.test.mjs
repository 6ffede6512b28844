import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pairIndexes,
  uniquePairs,
  countUniquePairs,
  disjointPairs,
  countPairsDivisible,
  closestPairSum,
  countTriples,
  firstTriple,
  hasTriple,
  closestTripleSum,
  largestProductOfThree,
  pythagoreanTriples,
  isRightTriangle,
} from "./pair-and-triple-sums.mjs";

test("pairs", () => {
  assert.deepEqual(pairIndexes([2, 7, 11, 15, -2], 9), [
    [0, 1],
    [2, 4],
  ]);
  assert.deepEqual(pairIndexes([1, -1]), [[0, 1]]);
  assert.deepEqual(uniquePairs([1, 5, 3, 3, 3, 5, 1], 6), [
    [1, 5],
    [3, 3],
  ]);
  assert.deepEqual(uniquePairs([2, -2]), [[-2, 2]]);
  assert.deepEqual(countUniquePairs([1, 5, 3, 3, 1, 5], 6), 2);
  assert.deepEqual(countUniquePairs([]), 0);
  assert.deepEqual(disjointPairs([1, 3, 2, 2, 3, 4], 5), [
    [1, 4],
    [3, 2],
    [2, 3],
  ]);
  assert.deepEqual(disjointPairs([1, 4, 4], 5), [[1, 4]]);
  assert.deepEqual(countPairsDivisible([1, 3, 2, 6, 1, 2]), 5);
  assert.deepEqual(countPairsDivisible([1, 2, 3], 4), 1);
  assert.deepEqual(closestPairSum([1, 4, 8], 10), [1, 8]);
  assert.deepEqual(closestPairSum([-3, 5, 1]), [-3, 5]);
  assert.deepEqual(closestPairSum([1], 2), null);
});

test("triples", () => {
  assert.deepEqual(countTriples([1, 2, 3, 4, 5], 9), 2);
  assert.deepEqual(countTriples([0, 0, 0]), 1);
  assert.deepEqual(firstTriple([1, 2, 3, 4, 5], 9), [1, 3, 5]);
  assert.deepEqual(firstTriple([1, 2], 3), null);
  assert.deepEqual(hasTriple([1, 2, 3], 6), true);
  assert.deepEqual(hasTriple([1, 2, 3], 7), false);
  assert.deepEqual(closestTripleSum([-1, 2, 1, -4], 1), 2);
  assert.deepEqual(closestTripleSum([1, 1, 1, 2]), 3);
  assert.deepEqual(closestTripleSum([1, 2]), null);
  assert.deepEqual(largestProductOfThree([-10, -10, 5, 2]), 500);
  assert.deepEqual(largestProductOfThree([1, 2]), null);
  assert.deepEqual(pythagoreanTriples(12), [[3, 4, 5]]);
  assert.deepEqual(pythagoreanTriples(5), []);
  assert.deepEqual(isRightTriangle(5, 3, 4), true);
  assert.deepEqual(isRightTriangle(2, 3, 4), false);
  assert.deepEqual(isRightTriangle(0, 2, 2), false);
});
