import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cumulativeMax,
  cumulativeMin,
  peakPositions,
  peakValues,
  countPeaks,
  longestRun,
  longestRunOf,
  longestRisingRun,
  longestConsecutive,
  leaders,
  nextGreater,
  trappedWater,
  peakPositionsWithAll,
  peakValuesWithAll,
  countPeaksWithAll,
  countPeaksOrNot,
  valleyPositions,
  leadersOrNot,
  nextGreaterOrIt,
  longestRunInAnyCase,
} from "./peaks-and-runs.mjs";

test("so far", () => {
  assert.deepEqual(cumulativeMax([1, 3, 2, 5, 4]), [1, 3, 3, 5, 5]);
  assert.deepEqual(cumulativeMin([3, 4, 1, 2]), [3, 3, 1, 1]);
  assert.deepEqual(cumulativeMax([]), []);
  assert.deepEqual(leaders([16, 17, 4, 3, 5, 2]), [17, 5, 2]);
  assert.deepEqual(leaders([1, 1]), [1]);
  assert.deepEqual(nextGreater([4, 5, 2, 10]), [5, 10, 10, -1]);
  assert.deepEqual(nextGreater([2, 2]), [-1, -1]);
});

test("peaks", () => {
  assert.deepEqual(peakPositions([1, 3, 2, 4, 1]), [1, 3]);
  assert.deepEqual(peakPositions([1, 2, 2, 1]), []);
  assert.deepEqual(peakValues([0, 5, 1, 2]), [5]);
  assert.deepEqual(countPeaks([1, 3, 2, 4, 1]), 2);
  assert.deepEqual(countPeaks([]), 0);
  assert.deepEqual(trappedWater([0, 1, 0, 2, 1, 0, 1, 3, 2, 1, 2, 1]), 6);
  assert.deepEqual(trappedWater([]), 0);
});

test("runs", () => {
  assert.deepEqual(longestRun([1, 1, 2, 2, 2, 3]), 3);
  assert.deepEqual(longestRun("aabbb"), 3);
  assert.deepEqual(longestRun([]), 0);
  assert.deepEqual(longestRunOf([1, 1, 0, 1, 1, 1]), 3);
  assert.deepEqual(longestRunOf("abbba", "b"), 3);
  assert.deepEqual(longestRunOf([0, 0]), 0);
  assert.deepEqual(longestRisingRun([1, 3, 5, 4, 7]), 3);
  assert.deepEqual(longestRisingRun([2, 2, 2]), 1);
  assert.deepEqual(longestRisingRun([2, 2, 3], false), 3);
  assert.deepEqual(longestConsecutive([100, 4, 200, 1, 3, 2]), 4);
  assert.deepEqual(longestConsecutive([]), 0);
});

test("other readings", () => {
  assert.deepEqual(peakPositionsWithAll([3, 1, 2, 1, 4]), [0, 2, 4]);
  assert.deepEqual(peakPositionsWithAll([1, 1]), []);
  assert.deepEqual(peakPositionsWithAll([5]), [0]);
  assert.deepEqual(peakValuesWithAll([3, 1, 4]), [3, 4]);
  assert.deepEqual(countPeaksWithAll([1, 3, 2]), 1);
  assert.deepEqual(countPeaksOrNot([1, 2, 2, 1]), 2);
  assert.deepEqual(countPeaksOrNot([3, 1, 3]), 0);
  assert.deepEqual(countPeaksOrNot([1, 3, 2]), 1);
  assert.deepEqual(valleyPositions([3, 1, 2, 0]), [1]);
  assert.deepEqual(leadersOrNot([5, 2, 5, 1]), [5, 5, 1]);
  assert.deepEqual(leadersOrNot([1, 2]), [2]);
  assert.deepEqual(nextGreaterOrIt([2, 1, 2]), [2, 2, -1]);
  assert.deepEqual(longestRunInAnyCase("aAab"), 3);
});
