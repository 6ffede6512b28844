import assert from "node:assert/strict";
import { test } from "node:test";
import {
  risingRuns,
  fallingRuns,
  longestRisingItems,
  longestFallingItems,
  longestFallingRun,
  longestMonotonicRun,
  equalRuns,
  countRuns,
  longestPlateau,
  longestRunItem,
  longestRepetition,
  countRises,
  countFalls,
  trends,
  countTurns,
  longestRisingItemsOrLast,
  longestRunItemOfAll,
  countRisesOrNot,
} from "./rising-and-equal-runs.mjs";

test("rising and falling", () => {
  assert.deepEqual(risingRuns([1, 3, 2, 2, 5]), [[1, 3], [2], [2, 5]]);
  assert.deepEqual(risingRuns([1, 3, 2, 2, 5], false), [
    [1, 3],
    [2, 2, 5],
  ]);
  assert.deepEqual(fallingRuns([3, 3, 1]), [[3], [3, 1]]);
  assert.deepEqual(fallingRuns([3, 3, 1, 2], false), [[3, 3, 1], [2]]);
  assert.deepEqual(longestRisingItems([1, 3, 2, 4]), [1, 3]);
  assert.deepEqual(longestRisingItems([1, 3, 2, 4], true, true), [2, 4]);
  assert.deepEqual(longestRisingItems([2, 2, 1], false), [2, 2]);
  assert.deepEqual(longestRisingItems([]), []);
  assert.deepEqual(longestFallingItems([3, 2, 5, 4]), [3, 2]);
  assert.deepEqual(longestFallingItems([3, 3, 5, 4], false, true), [5, 4]);
  assert.deepEqual(longestFallingRun([1, 5, 4, 4]), 2);
  assert.deepEqual(longestFallingRun([1, 5, 4, 4], false), 3);
  assert.deepEqual(longestMonotonicRun([1, 2, 5, 4, 3, 2]), 4);
  assert.deepEqual(longestMonotonicRun([1, 1], false), 2);
  assert.deepEqual(countRises([199, 200, 208, 210, 200, 207]), 4);
  assert.deepEqual(countRises([1, 1]), 0);
  assert.deepEqual(countRises([3, 2, 1, 2]), 1);
  assert.deepEqual(countFalls([3, 2, 2, 1, 5]), 2);
  assert.deepEqual(countFalls([3, 2, 1]), 2);
  assert.deepEqual(trends([1, 2, 2, 1]), ["up", "same", "down"]);
  assert.deepEqual(trends([1, 2, 2, 1], 1, -1, 0), [1, 0, -1]);
  assert.deepEqual(countTurns([1, 3, 3, 2, 5, 6]), 2);
  assert.deepEqual(countTurns([]), 0);
});

test("equal items", () => {
  assert.deepEqual(equalRuns([1, 1, 2]), [[1, 1], [2]]);
  assert.deepEqual(countRuns([1, 1, 2, 1]), 3);
  assert.deepEqual(countRuns("aab"), 2);
  assert.deepEqual(longestPlateau([1, 2, 2, 3, 3]), [2, 2]);
  assert.deepEqual(longestPlateau([1, 2, 2, 3, 3], true), [3, 3]);
  assert.deepEqual(longestRunItem([1, 2, 2, 3, 3]), 2);
  assert.deepEqual(longestRunItem("abbcc", true), "c");
  assert.deepEqual(longestRunItem([]), null);
  assert.deepEqual(longestRepetition("aabbb"), ["b", 3]);
  assert.deepEqual(longestRepetition("aabb", true), ["b", 2]);
  assert.deepEqual(longestRepetition(""), ["", 0]);
});

test("other readings", () => {
  assert.deepEqual(longestRisingItemsOrLast([1, 2, 1, 3]), [1, 3]);
  assert.deepEqual(longestRisingItemsOrLast([1, 1, 0, 0], false), [0, 0]);
  assert.deepEqual(longestRunItemOfAll([3, 3, 1, 1, 2]), 1);
  assert.deepEqual(longestRunItemOfAll([]), null);
  assert.deepEqual(longestRunItemOfAll([1, 3, 3]), 3);
  assert.deepEqual(countRisesOrNot([1, 1, 2, 0]), 2);
});
