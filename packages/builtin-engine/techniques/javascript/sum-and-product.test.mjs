import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sumOf,
  productOf,
  sumOfPowers,
  sumOfSquares,
  sumOfPositives,
  runningTotals,
  differences,
  alternatingSum,
  dotProduct,
  addLists,
  sumOfRange,
  squareDifference,
  productOfOrNot,
  sumOfRangeWithoutOne,
  sumOfRangeOnly,
  sumOfRangeWithoutTwo,
  differencesWithout,
  differencesFrom,
  sumOfEven,
  sumOfOdd,
  sumOfNegatives,
  sumOfAbsolute,
  addListsOnly,
  addListsAtAll,
} from "./sum-and-product.mjs";

test("sums and products", () => {
  assert.deepEqual(sumOf([1, 2, 3.5]), 6.5);
  assert.deepEqual(sumOf([0.1, 0.2, 0.3]), 0.6000000000000001);
  assert.deepEqual(sumOf([]), 0);
  assert.deepEqual(productOf([2, 3, 4]), 24);
  assert.deepEqual(productOf([]), 1);
  assert.deepEqual(sumOfSquares([1, 2, 3]), 14);
  assert.deepEqual(sumOfPowers([1, 2, 3]), 14);
  assert.deepEqual(sumOfPowers([1, 2, 3], 3), 36);
  assert.deepEqual(sumOfPositives([1, -4, 7, 0, 12]), 20);
  assert.deepEqual(sumOfPositives([-1]), 0);
  assert.deepEqual(alternatingSum([1, 2, 3, 4]), -2);
  assert.deepEqual(squareDifference([1, 2, 3]), 22);
  assert.deepEqual(sumOfRange(1, 100), 5050);
  assert.deepEqual(sumOfRange(2, -1), 2);
});

test("lists of sums", () => {
  assert.deepEqual(runningTotals([1, 2, 3, 4]), [1, 3, 6, 10]);
  assert.deepEqual(runningTotals([]), []);
  assert.deepEqual(differences([1, 4, 9, 16]), [3, 5, 7]);
  assert.deepEqual(differences([5]), []);
});

test("two lists", () => {
  assert.deepEqual(dotProduct([1, 2, 3], [4, 5, 6]), 32);
  assert.deepEqual(dotProduct([], []), 0);
  assert.throws(() => dotProduct([1], []), RangeError);
  assert.deepEqual(addLists([1, 2], [3, 4]), [4, 6]);
  assert.throws(() => addLists([1], []), RangeError);
});

test("other readings", () => {
  assert.deepEqual(productOfOrNot([]), 0);
  assert.deepEqual(productOfOrNot([2, 3]), 6);
  assert.deepEqual(sumOfRangeWithoutOne(1, 4), 6);
  assert.deepEqual(sumOfRangeWithoutOne(4, 4), 0);
  assert.deepEqual(sumOfRangeOnly(1, 4), 10);
  assert.deepEqual(sumOfRangeOnly(4, 1), 0);
  assert.deepEqual(sumOfRangeOnly(4, 4), 4);
  assert.deepEqual(sumOfRangeWithoutTwo(1, 4), 5);
  assert.deepEqual(sumOfRangeWithoutTwo(4, 1), 5);
  assert.deepEqual(sumOfRangeWithoutTwo(1, 2), 0);
  assert.deepEqual(differencesWithout([1, 4, 2]), [3, 2]);
  assert.deepEqual(differencesFrom([1, 4, 2]), [-3, 2]);
  assert.deepEqual(sumOfEven([1, 2, 3, 4]), 6);
  assert.deepEqual(sumOfOdd([1, 2, -3, 4]), -2);
  assert.deepEqual(sumOfNegatives([-1, 2, -3, 0]), -4);
  assert.deepEqual(sumOfAbsolute([-1, 2]), 3);
  assert.deepEqual(addListsOnly([1, 2, 3], [1, 1]), [2, 3]);
  assert.deepEqual(addListsAtAll([1, 2, 3], [1, 1]), [2, 3, 3]);
  assert.deepEqual(addListsAtAll([1], [1, 1]), [2, 1]);
});
