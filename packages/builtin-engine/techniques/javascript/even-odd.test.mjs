import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isEven,
  isOdd,
  evenOrOdd,
  evenNumbers,
  oddNumbers,
  countEven,
  countOdd,
  sumOfEven,
  sumOfOdd,
  splitEvenOdd,
  evenFirst,
  sortOdd,
  parityOutlier,
  evenNumbersBetween,
  oddNumbersBetween,
  oddFirst,
  itemsAtEvenPlaces,
} from "./even-odd.mjs";

test("one number", () => {
  assert.deepEqual(isEven(4), true);
  assert.deepEqual(isEven(-3), false);
  assert.deepEqual(isEven(0), true);
  assert.deepEqual(isOdd(-3), true);
  assert.deepEqual(isOdd(4), false);
  assert.deepEqual(evenOrOdd(2), "even");
  assert.deepEqual(evenOrOdd(7), "odd");
  assert.deepEqual(evenOrOdd(2, "Even"), "Even");
  assert.deepEqual(evenOrOdd(7, "Even", "Odd"), "Odd");
});

test("lists", () => {
  assert.deepEqual(evenNumbers([1, 2, 3, -4, 0]), [2, -4, 0]);
  assert.deepEqual(evenNumbers([]), []);
  assert.deepEqual(oddNumbers([1, 2, -3]), [1, -3]);
  assert.deepEqual(countEven([1, 2, 4]), 2);
  assert.deepEqual(countOdd([1, 2, 4]), 1);
  assert.deepEqual(sumOfEven([1, 2, 4]), 6);
  assert.deepEqual(sumOfOdd([1, 2, 3]), 4);
  assert.deepEqual(splitEvenOdd([1, 2, 3, 4]), [
    [2, 4],
    [1, 3],
  ]);
  assert.deepEqual(evenFirst([3, 1, 2, 4]), [2, 4, 3, 1]);
  assert.deepEqual(sortOdd([5, 8, 6, 3, 4]), [3, 8, 6, 5, 4]);
  assert.deepEqual(parityOutlier([2, 4, 0, 100, 4, 11]), 11);
  assert.deepEqual(parityOutlier([1, 3, 8, 5]), 8);
  assert.deepEqual(parityOutlier([1, 1, 2, 2]), null);
  assert.deepEqual(evenNumbersBetween(3, 8), [4, 6, 8]);
  assert.deepEqual(evenNumbersBetween(2, 1), []);
});

test("readings that differ", () => {
  assert.deepEqual(oddNumbersBetween(1, 5), [1, 3, 5]);
  assert.deepEqual(oddNumbersBetween(2, 1), []);
  assert.deepEqual(oddNumbersBetween(-3, 0), [-3, -1]);
  assert.deepEqual(oddFirst([2, 1, 4, 3]), [1, 3, 2, 4]);
  assert.deepEqual(itemsAtEvenPlaces([5, 6, 7]), [5, 7]);
  assert.deepEqual(itemsAtEvenPlaces("abcd", true), "bd");
});
