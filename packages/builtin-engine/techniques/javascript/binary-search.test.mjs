import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lowerBound,
  upperBound,
  binarySearch,
  countOccurrences,
  binarySearchForAny,
  lastOccurrence,
  firstAndLastPlace,
  insertionPoint,
} from "./binary-search.mjs";

test("the first occurrence is found", () => {
  assert.deepEqual(binarySearch([1, 3, 3, 3, 7, 9], 3), 1);
  assert.deepEqual(binarySearch([1, 3, 5], 1), 0);
  assert.deepEqual(binarySearch([1, 3, 5], 5), 2);
  assert.deepEqual(binarySearch(["a", "b", "d"], "d"), 2);
});

test("a value that is missing", () => {
  assert.deepEqual(binarySearch([1, 3, 5], 4), -1);
  assert.deepEqual(binarySearch([1, 3, 5], 9), -1);
  assert.deepEqual(binarySearch([], 1), -1);
  assert.deepEqual(binarySearch([], 1, null), null);
});

test("where a value belongs", () => {
  assert.deepEqual(lowerBound([1, 3, 3, 7], 3), 1);
  assert.deepEqual(upperBound([1, 3, 3, 7], 3), 3);
  assert.deepEqual(lowerBound([1, 3], 9), 2);
  assert.deepEqual(upperBound([2, 3], 1), 0);
  assert.deepEqual(countOccurrences([1, 3, 3, 3, 7], 3), 3);
  assert.deepEqual(countOccurrences([1, 3], 2), 0);
});

test("readings that differ", () => {
  assert.deepEqual(binarySearchForAny([1, 2, 2, 2, 3, 4], 2), 2);
  assert.deepEqual(binarySearchForAny([1, 3], 3), 1);
  assert.deepEqual(binarySearchForAny([1, 3], 1), 0);
  assert.deepEqual(binarySearchForAny([1, 3], 2), -1);
  assert.deepEqual(binarySearchForAny([], 2, 99), 99);
  assert.deepEqual(lastOccurrence([1, 2, 2, 3], 2), 2);
  assert.deepEqual(lastOccurrence([1, 3], 2), -1);
  assert.deepEqual(lastOccurrence([2], 1, 9), 9);
  assert.deepEqual(firstAndLastPlace([1, 2, 2, 3], 2), [1, 2]);
  assert.deepEqual(firstAndLastPlace([], 2), [-1, -1]);
  assert.deepEqual(insertionPoint([1, 2, 2, 3], 2), 1);
  assert.deepEqual(insertionPoint([1, 2, 2, 3], 2, true), 3);
});
