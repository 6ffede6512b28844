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
  indexOfLargestOrLast,
  indexOfSmallestOrLast,
  indexOfLargestFromOne,
  indexOfSmallestFromOne,
  indexOfLargestAndAll,
  secondLargestOrSame,
  secondSmallestOrSame,
  sumWithoutExtremesAtAll,
  meanWithoutExtremes,
  maxMin,
  largestProductOfNeighbours,
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

test("other readings", () => {
  assert.deepEqual(indexOfLargestOrLast([3, 9, 9, 1]), 2);
  assert.deepEqual(indexOfLargestOrLast([]), -1);
  assert.deepEqual(indexOfSmallestOrLast([1, 3, 1]), 2);
  assert.deepEqual(indexOfSmallestOrLast([]), -1);
  assert.deepEqual(indexOfLargestFromOne([3, 9, 9]), 2);
  assert.deepEqual(indexOfSmallestFromOne([3, 1, 1]), 2);
  assert.deepEqual(indexOfLargestAndAll([9, 3, 9]), [0, 2]);
  assert.deepEqual(secondLargestOrSame([5, 5]), 5);
  assert.deepEqual(secondLargestOrSame([5, 3, 5]), 3);
  assert.deepEqual(secondLargestOrSame([]), null);
  assert.deepEqual(secondSmallestOrSame([5, 5]), 5);
  assert.deepEqual(secondSmallestOrSame([5, 3, 3]), 5);
  assert.deepEqual(sumWithoutExtremesAtAll([1, 1, 5, 9, 9]), 5);
  assert.deepEqual(sumWithoutExtremesAtAll([1]), 0);
  assert.deepEqual(meanWithoutExtremes([1, 4, 6, 9]), 5);
  assert.deepEqual(meanWithoutExtremes([1, 2]), 0);
  assert.deepEqual(meanWithoutExtremes([1, 2, 3]), 2);
  assert.deepEqual(maxMin([2, 1, 3]), [3, 1]);
  assert.deepEqual(largestProductOfNeighbours([3, -2, -5, 1]), 10);
  assert.deepEqual(largestProductOfNeighbours([3]), null);
});
