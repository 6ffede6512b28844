import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isSorted,
  isMonotonic,
  sortedDirection,
  missingNumber,
  missingFromOne,
  missingNumbers,
  firstMissingPositive,
  majorityElement,
  singleNumber,
  oddOccurrence,
  firstDuplicate,
  hasDuplicates,
  areAllEqual,
  isSortedOnly,
  isSortedEitherWay,
  missingNumbersFromOne,
  missingNumbersToAll,
  firstMissingNumber,
  majorityElementAtOrOver,
  firstDuplicateOfAll,
  allDuplicates,
  allDuplicatesAsIs,
  allDuplicatesInAll,
  singleNumbers,
} from "./missing-and-majority.mjs";

test("order", () => {
  assert.deepEqual(isSorted([1, 2, 2, 3]), true);
  assert.deepEqual(isSorted([3, 2, 2], true), true);
  assert.deepEqual(isSorted([1, 3, 2]), false);
  assert.deepEqual(isSorted([3, 1], true), true);
  assert.deepEqual(isSorted([]), true);
  assert.deepEqual(isMonotonic([3, 3, 1]), true);
  assert.deepEqual(isMonotonic([1, 3, 2]), false);
  assert.deepEqual(sortedDirection([1, 2]), "yes, ascending");
  assert.deepEqual(sortedDirection([15, 7, 3]), "yes, descending");
  assert.deepEqual(sortedDirection([4, 2, 30]), "no");
});

test("missing numbers", () => {
  assert.deepEqual(missingNumber([3, 0, 1]), 2);
  assert.deepEqual(missingNumber([]), 0);
  assert.deepEqual(missingFromOne([1, 2, 4, 5]), 3);
  assert.deepEqual(missingFromOne([]), 1);
  assert.deepEqual(missingNumbers([7, 2, 4]), [3, 5, 6]);
  assert.deepEqual(missingNumbers([]), []);
  assert.deepEqual(firstMissingPositive([3, 4, -1, 1]), 2);
  assert.deepEqual(firstMissingPositive([]), 1);
});

test("how often", () => {
  assert.deepEqual(majorityElement([3, 2, 3]), 3);
  assert.deepEqual(majorityElement([1, 1, 2, 2]), null);
  assert.deepEqual(majorityElement([], -1), -1);
  assert.deepEqual(singleNumber([4, 1, 2, 1, 2]), 4);
  assert.deepEqual(singleNumber([1, 1]), null);
  assert.deepEqual(oddOccurrence([20, 1, 1, 2, 2, 20, 20]), 20);
  assert.deepEqual(oddOccurrence([1, 1]), null);
  assert.deepEqual(oddOccurrence([5, 5, 4]), 4);
  assert.deepEqual(firstDuplicate([2, 1, 3, 1, 2]), 1);
  assert.deepEqual(firstDuplicate([1, 2]), null);
  assert.deepEqual(hasDuplicates([1, 2, 1]), true);
  assert.deepEqual(hasDuplicates([1, 2]), false);
  assert.deepEqual(areAllEqual(["a", "a"]), true);
  assert.deepEqual(areAllEqual([1, 2]), false);
  assert.deepEqual(areAllEqual([]), true);
});

test("other readings", () => {
  assert.deepEqual(isSortedOnly([1, 2, 2]), false);
  assert.deepEqual(isSortedOnly([1, 2, 3]), true);
  assert.deepEqual(isSortedOnly([3, 2, 1], true), true);
  assert.deepEqual(isSortedOnly([3, 3], true), false);
  assert.deepEqual(isSortedEitherWay([3, 1]), true);
  assert.deepEqual(isSortedEitherWay([3, 1, 2]), false);
  assert.deepEqual(missingNumbersFromOne([2, 5]), [1, 3, 4]);
  assert.deepEqual(missingNumbersFromOne([-1, 0, 2]), [1]);
  assert.deepEqual(missingNumbersToAll([4, 3, 2, 7, 8, 2, 3, 1]), [5, 6]);
  assert.deepEqual(firstMissingNumber([0, 1, 3]), 2);
  assert.deepEqual(firstMissingNumber([1]), 0);
  assert.deepEqual(majorityElementAtOrOver([1, 2, 1, 3]), 1);
  assert.deepEqual(majorityElementAtOrOver([1, 2, 3]), null);
  assert.deepEqual(firstDuplicateOfAll([2, 1, 1, 2]), 2);
  assert.deepEqual(firstDuplicateOfAll([1]), null);
  assert.deepEqual(allDuplicates([2, 1, 1, 2, 2, 3]), [2, 1]);
  assert.deepEqual(allDuplicatesAsIs([2, 1, 1, 2, 2, 3]), [1, 2]);
  assert.deepEqual(allDuplicatesInAll([10, 9, 9, 10]), [9, 10]);
  assert.deepEqual(singleNumbers([2, 1, 2, 3]), [1, 3]);
});
