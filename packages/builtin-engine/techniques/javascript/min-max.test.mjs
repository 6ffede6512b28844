import assert from "node:assert/strict";
import { test } from "node:test";
import {
  largestNumber,
  smallestNumber,
  minMax,
  rangeOf,
  secondLargest,
  secondSmallest,
  indexOfLargest,
  indexOfSmallest,
  highestAndLowest,
  sumWithoutExtremes,
  largestProductOfTwo,
} from "./min-max.mjs";

test("largest and smallest", () => {
  assert.deepEqual(largestNumber([3, 9, -2]), 9);
  assert.deepEqual(largestNumber([]), null);
  assert.deepEqual(smallestNumber([3, 9, -2]), -2);
  assert.deepEqual(smallestNumber([]), null);
  assert.deepEqual(minMax([3, 1, 2]), [1, 3]);
  assert.deepEqual(rangeOf([3, 9, -2]), 11);
  assert.deepEqual(rangeOf([]), 0);
  assert.deepEqual(highestAndLowest("1 9 3 4 -5"), "9 -5");
  assert.deepEqual(highestAndLowest("7"), "7 7");
  assert.deepEqual(highestAndLowest(""), "");
  assert.deepEqual(highestAndLowest("2.0 1.5"), "2 1.5");
});

test("the second", () => {
  assert.deepEqual(secondLargest([5, 9, 9, 1]), 5);
  assert.deepEqual(secondLargest([5, 9, 9, 1], false), 9);
  assert.deepEqual(secondLargest([7]), null);
  assert.deepEqual(secondSmallest([5, 1, 1, 9]), 5);
  assert.deepEqual(secondSmallest([5, 1, 1, 9], false), 1);
  assert.deepEqual(secondSmallest([]), null);
});

test("places, and without the extremes", () => {
  assert.deepEqual(indexOfLargest([3, 9, 9]), 1);
  assert.deepEqual(indexOfLargest([]), -1);
  assert.deepEqual(indexOfSmallest([3, 1, 1]), 1);
  assert.deepEqual(indexOfSmallest([]), -1);
  assert.deepEqual(sumWithoutExtremes([6, 2, 1, 8, 10]), 16);
  assert.deepEqual(sumWithoutExtremes([6, 2]), 0);
  assert.deepEqual(largestProductOfTwo([-10, -3, 5, 6, -2]), 30);
  assert.deepEqual(largestProductOfTwo([-10, -4, 5, 6]), 40);
  assert.deepEqual(largestProductOfTwo([1]), null);
  assert.deepEqual(largestProductOfTwo([2, 3]), 6);
});
