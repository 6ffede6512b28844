import assert from "node:assert/strict";
import { test } from "node:test";
import {
  mergeSorted,
  mergeAllSorted,
  mergeSortedUnique,
  mergeDescending,
  insertSorted,
  insertPlace,
  medianOfTwo,
  isMergeOf,
} from "./merge-sorted-lists.mjs";

test("merged", () => {
  assert.deepEqual(mergeSorted([1, 3, 5], [2, 3, 10]), [1, 2, 3, 3, 5, 10]);
  assert.deepEqual(mergeSorted([1, 3], [3], true), [1, 3]);
  assert.deepEqual(mergeSorted([], []), []);
  assert.deepEqual(mergeSorted(["a", "c"], ["b"]), ["a", "b", "c"]);
  assert.deepEqual(mergeAllSorted([[1, 10], [2], [1]]), [1, 1, 2, 10]);
  assert.deepEqual(mergeAllSorted([[1], [1]], true), [1]);
  assert.deepEqual(mergeAllSorted([[5], [1]]), [1, 5]);
  assert.deepEqual(mergeSortedUnique([1, 1, 2], [2, 3]), [1, 2, 3]);
  assert.deepEqual(mergeDescending([1, 3], [2, 3]), [3, 3, 2, 1]);
  assert.deepEqual(mergeDescending([1], [1], true), [1]);
  assert.deepEqual(medianOfTwo([1, 3], [2]), 2);
  assert.deepEqual(medianOfTwo([1, 2], [3, 4]), 2.5);
  assert.deepEqual(medianOfTwo([1, 3], []), 2);
  assert.deepEqual(medianOfTwo([], []), null);
  assert.deepEqual(isMergeOf("codewars", "code", "wars"), true);
  assert.deepEqual(isMergeOf("codewars", "cdw", "oears"), true);
  assert.deepEqual(isMergeOf("codewars", "cod", "wars"), false);
  assert.deepEqual(isMergeOf("codewars", "code", "wasr"), false);
});

test("places", () => {
  assert.deepEqual(insertSorted([1, 3, 5], 4), [1, 3, 4, 5]);
  assert.deepEqual(insertSorted([1, 3], 9), [1, 3, 9]);
  assert.deepEqual(insertSorted([], 1), [1]);
  assert.deepEqual(insertSorted([2, 3], 1), [1, 2, 3]);
  assert.deepEqual(insertPlace([1, 3, 5, 6], 5), 2);
  assert.deepEqual(insertPlace([1, 3, 5, 6], 7), 4);
  assert.deepEqual(insertPlace([1, 3], 2), 1);
});
