import assert from "node:assert/strict";
import { test } from "node:test";
import {
  balancedCut,
  canBalance,
  leastCutDifference,
  balancedParts,
  leftRightDifferences,
  heavierHalf,
  halves,
  alternatingTeams,
  leastGroupDifference,
  heavierHalfWithOne,
  heavierHalfAt,
  canBalanceOrNot,
} from "./list-balance.mjs";

test("cuts", () => {
  assert.deepEqual(balancedCut([1, 1, 1, 2, 1]), 3);
  assert.deepEqual(balancedCut([2, 1, 1, 2, 1]), -1);
  assert.deepEqual(balancedCut([1, 2], 0), 0);
  assert.deepEqual(canBalance([10, 10]), true);
  assert.deepEqual(canBalance([2, 1, 1, 2, 1]), false);
  assert.deepEqual(canBalance([]), false);
  assert.deepEqual(leastCutDifference([3, 1, 2, 4, 3]), 1);
  assert.deepEqual(leastCutDifference([5]), null);
  assert.deepEqual(balancedParts([1, 2, 3]), [[1, 2], [3]]);
  assert.deepEqual(balancedParts([1, 2]), null);
});

test("halves", () => {
  assert.deepEqual(leftRightDifferences([10, 4, 8, 3]), [15, 1, 11, 22]);
  assert.deepEqual(heavierHalf([1, 2, 9, 2, 1]), "balanced");
  assert.deepEqual(heavierHalf([5, 1]), "left");
  assert.deepEqual(heavierHalf([1, 5], "L", "R", "="), "R");
  assert.deepEqual(halves([1, 2, 3]), [[1, 2], [3]]);
  assert.deepEqual(halves([1, 2, 3], false), [[1], [2, 3]]);
  assert.deepEqual(halves("abcd"), ["ab", "cd"]);
  assert.deepEqual(alternatingTeams([50, 60, 70, 80]), [120, 140]);
  assert.deepEqual(alternatingTeams([80]), [80, 0]);
  assert.deepEqual(leastGroupDifference([3, 1, 4, 2, 2]), 0);
  assert.deepEqual(leastGroupDifference([5, 1]), 4);
  assert.deepEqual(leastGroupDifference([]), 0);
});

test("other readings", () => {
  assert.deepEqual(heavierHalfWithOne([1, 5, 3]), "left");
  assert.deepEqual(heavierHalfWithOne([1, 5, 6]), "balanced");
  assert.deepEqual(heavierHalfWithOne([1, 5, 7]), "right");
  assert.deepEqual(heavierHalfAt([1, 5, 3]), "right");
  assert.deepEqual(heavierHalfAt([6, 5, 1]), "balanced");
  assert.deepEqual(heavierHalfAt([9, 5, 1]), "left");
  assert.deepEqual(canBalanceOrNot([]), true);
  assert.deepEqual(canBalanceOrNot([1, 2]), false);
  assert.deepEqual(canBalanceOrNot([1, 1]), true);
  assert.deepEqual(canBalanceOrNot([0]), true);
});
