import assert from "node:assert/strict";
import { test } from "node:test";
import {
  intersection,
  union,
  difference,
  symmetricDifference,
  isSubset,
  isSuperset,
  areDisjoint,
  haveSameItems,
  commonToAll,
  jaccard,
  intersectionAsItIs,
  intersectionInAll,
  unionInAll,
  differenceOnlyOne,
  differenceByEach,
  differenceInAll,
  symmetricDifferenceInAll,
  symmetricDifferenceAsItIs,
  isSubsetByEach,
  isSubsetOnly,
  haveSameItemsAtAll,
  countInCommon,
} from "./list-set-operations.mjs";

test("new lists", () => {
  assert.deepEqual(intersection([3, 1, 2, 2], [2, 3, 2]), [3, 2]);
  assert.deepEqual(intersection([1, 2, 2, 1], [2, 2, 2], true), [2, 2]);
  assert.deepEqual(intersection([], [1]), []);
  assert.deepEqual(union([3, 1, 1], [2, 3]), [3, 1, 2]);
  assert.deepEqual(union([], []), []);
  assert.deepEqual(difference([1, 2, 2, 3], [3]), [1, 2, 2]);
  assert.deepEqual(symmetricDifference([1, 2, 3], [3, 4]), [1, 2, 4]);
  assert.deepEqual(
    commonToAll([
      [1, 2, 3],
      [2, 3],
      [3, 2, 9],
    ]),
    [2, 3],
  );
  assert.deepEqual(commonToAll([]), []);
});

test("tests", () => {
  assert.deepEqual(isSubset([1, 2], [2, 1, 3]), true);
  assert.deepEqual(isSubset([1, 4], [1, 2]), false);
  assert.deepEqual(isSubset([], []), true);
  assert.deepEqual(isSuperset([1, 2, 3], [3]), true);
  assert.deepEqual(isSuperset([1], [3]), false);
  assert.deepEqual(areDisjoint([1, 2], [3]), true);
  assert.deepEqual(areDisjoint([1, 2], [2]), false);
  assert.deepEqual(haveSameItems(["a", "b", "a"], ["a", "a", "b"]), true);
  assert.deepEqual(haveSameItems(["a", "b", "b"], ["a", "a", "b"]), false);
  assert.deepEqual(haveSameItems([1], [1, 2]), false);
  assert.deepEqual(jaccard([1, 2, 3], [2, 3, 4]), 0.5);
  assert.deepEqual(jaccard([], []), 1);
});

test("other readings", () => {
  assert.deepEqual(intersectionAsItIs([1, 1, 2, 3], [1, 3]), [1, 1, 3]);
  assert.deepEqual(intersectionInAll([3, 1, 3], [1, 3]), [1, 3]);
  assert.deepEqual(intersectionInAll([10, 9], [9, 10]), [9, 10]);
  assert.deepEqual(unionInAll([3, 1], [2, 3]), [1, 2, 3]);
  assert.deepEqual(differenceOnlyOne([1, 1, 2], [2]), [1]);
  assert.deepEqual(differenceByEach([1, 1, 2], [1]), [1, 2]);
  assert.deepEqual(differenceByEach([1], [2]), [1]);
  assert.deepEqual(differenceInAll([3, 1, 3, 2], [2]), [1, 3]);
  assert.deepEqual(symmetricDifferenceInAll([3, 2], [2, 1]), [1, 3]);
  assert.deepEqual(symmetricDifferenceAsItIs([1, 1, 2], [2, 3, 3]), [1, 1, 3, 3]);
  assert.deepEqual(isSubsetByEach([1, 1], [1, 2]), false);
  assert.deepEqual(isSubsetByEach([1], [1, 2]), true);
  assert.deepEqual(isSubsetOnly([1], [1, 2]), true);
  assert.deepEqual(isSubsetOnly([1], [1]), false);
  assert.deepEqual(haveSameItemsAtAll([1, 1, 2], [2, 1]), true);
  assert.deepEqual(haveSameItemsAtAll([1, 2], [1]), false);
  assert.deepEqual(countInCommon([1, 1, 2], [1, 2, 3]), 2);
});
