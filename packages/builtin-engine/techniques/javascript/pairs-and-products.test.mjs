import assert from "node:assert/strict";
import { test } from "node:test";
import {
  twoSum,
  pairWithSum,
  hasPairWithSum,
  allPairs,
  pairsWithSum,
  countPairsWithSum,
  countPairsWithDifference,
  countEqualPairs,
  threeSum,
  cartesianProduct,
  zipObject,
  unzip,
} from "./pairs-and-products.mjs";

test("a pair with a sum", () => {
  assert.deepEqual(twoSum([2, 7, 11, 15], 9), [0, 1]);
  assert.deepEqual(twoSum([3, 3], 6), [0, 1]);
  assert.deepEqual(twoSum([1, 1, 2], 3), [0, 2]);
  assert.deepEqual(twoSum([1, 2], 7), null);
  assert.deepEqual(twoSum([4], 8, []), []);
  assert.deepEqual(pairWithSum([1, 4, 6, 9], 10), [4, 6]);
  assert.deepEqual(pairWithSum([1, 2], 7), null);
  assert.deepEqual(pairWithSum([], 7, []), []);
  assert.deepEqual(hasPairWithSum([1, 4, 6], 10), true);
  assert.deepEqual(hasPairWithSum([1, 4, 6], 8), false);
});

test("all pairs", () => {
  assert.deepEqual(allPairs([1, 2, 3]), [
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  assert.deepEqual(allPairs([1]), []);
  assert.deepEqual(pairsWithSum([1, 5, 7, -1, 5], 6), [
    [1, 5],
    [1, 5],
    [7, -1],
  ]);
  assert.deepEqual(countPairsWithSum([1, 1, 1], 2), 3);
  assert.deepEqual(countPairsWithDifference([1, 5, 3, 4, 2], 2), 3);
  assert.deepEqual(countEqualPairs([1, 2, 3, 1, 1, 3]), 4);
  assert.deepEqual(threeSum([-1, 0, 1, 2, -1, -4]), [
    [-1, -1, 2],
    [-1, 0, 1],
  ]);
  assert.deepEqual(threeSum([1, 2, 3, 4], 8), [[1, 3, 4]]);
});

test("several lists", () => {
  assert.deepEqual(cartesianProduct([1, 2], ["a", "b"]), [
    [1, "a"],
    [1, "b"],
    [2, "a"],
    [2, "b"],
  ]);
  assert.deepEqual(cartesianProduct([1], [], [2]), []);
  assert.deepEqual(zipObject(["a", "b"], [1, 2]), { a: 1, b: 2 });
  assert.deepEqual(zipObject(["a", "b"], [1]), { a: 1 });
  assert.deepEqual(
    unzip([
      [1, "a"],
      [2, "b"],
    ]),
    [
      [1, 2],
      ["a", "b"],
    ],
  );
  assert.deepEqual(unzip([]), [[], []]);
});
