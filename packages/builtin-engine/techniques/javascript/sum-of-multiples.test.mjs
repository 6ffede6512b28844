import assert from "node:assert/strict";
import { test } from "node:test";
import {
  multiplesBelow,
  sumOfMultiples,
  countMultiples,
  isMultipleOfAny,
  isMultipleOfAll,
  isMultiple,
  multiplesOf,
  multiplicationTable,
  divisibleBy,
  multiplesBelowAndIt,
  sumOfMultiplesAndIt,
  countMultiplesAndIt,
  sumOfMultiplesOfAll,
  sumOfMultiplesByEach,
  multiplesFromTo,
} from "./sum-of-multiples.mjs";

test("below a limit", () => {
  assert.deepEqual(sumOfMultiples(10), 23);
  assert.deepEqual(sumOfMultiples(1000), 233168);
  assert.deepEqual(sumOfMultiples(20, [7]), 21);
  assert.deepEqual(sumOfMultiples(10, []), 0);
  assert.deepEqual(sumOfMultiples(-5), 0);
  assert.deepEqual(sumOfMultiples(5, [0]), 0);
  assert.deepEqual(multiplesBelow(16), [3, 5, 6, 9, 10, 12, 15]);
  assert.deepEqual(multiplesBelow(7, [2]), [2, 4, 6]);
  assert.deepEqual(countMultiples(10), 4);
});

test("tests", () => {
  assert.deepEqual(isMultiple(12, 4), true);
  assert.deepEqual(isMultiple(12, 5), false);
  assert.deepEqual(isMultiple(12, 0), false);
  assert.deepEqual(isMultipleOfAny(9), true);
  assert.deepEqual(isMultipleOfAny(7), false);
  assert.deepEqual(isMultipleOfAll(15), true);
  assert.deepEqual(isMultipleOfAll(9), false);
  assert.deepEqual(divisibleBy([1, 2, 3, 4, 6], 2), [2, 4, 6]);
});

test("tables", () => {
  assert.deepEqual(multiplesOf(3, 4), [3, 6, 9, 12]);
  assert.deepEqual(multiplesOf(2), [2, 4, 6, 8, 10, 12, 14, 16, 18, 20]);
  assert.deepEqual(multiplicationTable(3), [
    [1, 2, 3],
    [2, 4, 6],
    [3, 6, 9],
  ]);
  assert.deepEqual(multiplicationTable(0), []);
});

test("other readings", () => {
  assert.deepEqual(multiplesBelowAndIt(10), [3, 5, 6, 9, 10]);
  assert.deepEqual(multiplesBelowAndIt(4, [2]), [2, 4]);
  assert.deepEqual(sumOfMultiplesAndIt(10), 33);
  assert.deepEqual(sumOfMultiplesAndIt(4, [2]), 6);
  assert.deepEqual(countMultiplesAndIt(10), 5);
  assert.deepEqual(countMultiplesAndIt(4, [2]), 2);
  assert.deepEqual(sumOfMultiplesOfAll(46), 90);
  assert.deepEqual(sumOfMultiplesOfAll(13, [4, 6]), 12);
  assert.deepEqual(sumOfMultiplesByEach(16), 75);
  assert.deepEqual(sumOfMultiplesByEach(5, [2, 4]), 10);
  assert.deepEqual(multiplesFromTo(3, 9, 3), [3, 6, 9]);
  assert.deepEqual(multiplesFromTo(9, 3, 3), []);
});
