import assert from "node:assert/strict";
import { test } from "node:test";
import {
  closestValue,
  closestIndex,
  closestSmaller,
  closestToZero,
  closestNumbers,
  closestNumbersSorted,
  smallestDifference,
  nearestPair,
  nearestPairs,
  largestDifference,
  smallestDifferenceOfLists,
  floorValue,
  ceilingValue,
  withinTolerance,
  closestGuess,
  closestValueOf,
  closestToZeroOf,
  closestNumbersOf,
  valueBelow,
  valueAbove,
} from "./closest-values.mjs";

test("one number", () => {
  assert.deepEqual(closestValue([1, 5, 9], 6), 5);
  assert.deepEqual(closestValue([4, 6], 5), 4);
  assert.deepEqual(closestValue([4, 6], 5, true), 6);
  assert.deepEqual(closestValue([6, 4], 5), 6);
  assert.deepEqual(closestValue([], 5), null);
  assert.deepEqual(closestValue([3, -1]), -1);
  assert.deepEqual(closestIndex([1, 5, 9], 8), 2);
  assert.deepEqual(closestIndex([4, 6], 5, true), 1);
  assert.deepEqual(closestIndex([]), -1);
  assert.deepEqual(closestSmaller([6, 4], 5), 4);
  assert.deepEqual(closestToZero([-5, 2, -2, 8]), 2);
  assert.deepEqual(closestToZero([]), 0);
  assert.deepEqual(floorValue([1, 5, 9], 8), 5);
  assert.deepEqual(floorValue([5, 9], 5), 5);
  assert.deepEqual(floorValue([1]), null);
  assert.deepEqual(ceilingValue([1, 9, 5], 4), 5);
  assert.deepEqual(ceilingValue([1], 4), null);
  assert.deepEqual(ceilingValue([-1, 2]), 2);
  assert.deepEqual(closestGuess({ Ann: 50, Bob: 42 }, 45), "Bob");
  assert.deepEqual(closestGuess({ Ann: 5, Bob: -5 }), "Ann");
  assert.deepEqual(closestGuess({}, 1), null);
});

test("several numbers", () => {
  assert.deepEqual(closestNumbers([1, 2, 3, 4, 5], 3, 2), [3, 2]);
  assert.deepEqual(closestNumbers([5, -1, 9, 2]), [-1, 2, 5]);
  assert.deepEqual(closestNumbersSorted([9, 1, 5, 4], 5, 2), [4, 5]);
  assert.deepEqual(closestNumbersSorted([5, -1, 9, 2]), [-1, 2, 5]);
  assert.deepEqual(withinTolerance([1, 2, 3, 4], 3), [2, 3, 4]);
  assert.deepEqual(withinTolerance([-2, 5]), []);
  assert.deepEqual(withinTolerance([1, 9], 5, 4), [1, 9]);
});

test("differences", () => {
  assert.deepEqual(smallestDifference([9, 1, 5, 6]), 1);
  assert.deepEqual(smallestDifference([4]), null);
  assert.deepEqual(nearestPair([10, 1, 4, 8]), [8, 10]);
  assert.deepEqual(nearestPair([1]), null);
  assert.deepEqual(nearestPairs([4, 2, 1, 3]), [
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  assert.deepEqual(nearestPairs([1, 9, 4]), [[1, 4]]);
  assert.deepEqual(largestDifference([3, 9, 1]), 8);
  assert.deepEqual(largestDifference([3]), 0);
  assert.deepEqual(smallestDifferenceOfLists([1, 11], [9, 30]), 2);
  assert.deepEqual(smallestDifferenceOfLists([], [1]), null);
});

test("readings that differ", () => {
  assert.deepEqual(closestValueOf([7, 3, 3.5], 5), 3.5);
  assert.deepEqual(closestValueOf([7, 3], 5), 3);
  assert.deepEqual(closestValueOf([3, 7], 5, true), 7);
  assert.deepEqual(closestValueOf([]), null);
  assert.deepEqual(closestToZeroOf([2, -2]), -2);
  assert.deepEqual(closestToZeroOf([2, -2], true), 2);
  assert.deepEqual(closestToZeroOf([]), null);
  assert.deepEqual(closestNumbersOf([6, 4, 1, 9], 5, 2), [6, 4]);
  assert.deepEqual(closestNumbersOf([5, 1, 2, 0]), [0, 1, 2]);
  assert.deepEqual(valueBelow([1, 3, 5], 3), 1);
  assert.deepEqual(valueBelow([3], 3), null);
  assert.deepEqual(valueBelow([1, -2]), -2);
  assert.deepEqual(valueAbove([1, 3, 5], 3), 5);
  assert.deepEqual(valueAbove([3], 3), null);
  assert.deepEqual(valueAbove([1, -2]), 1);
});
