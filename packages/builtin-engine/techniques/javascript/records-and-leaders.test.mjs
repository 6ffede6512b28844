import assert from "node:assert/strict";
import { test } from "node:test";
import {
  leadersFromRight,
  leaderIndexes,
  leadersReversed,
  records,
  countRecords,
  recordIndexes,
  breakingRecords,
  visibleFromLeft,
  visibleFromRight,
  countAboveMeanSoFar,
} from "./records-and-leaders.mjs";

test("leaders", () => {
  assert.deepEqual(leadersFromRight([16, 17, 4, 3, 5, 2]), [17, 5, 2]);
  assert.deepEqual(leadersFromRight([5, 3, 5, 2, 2]), [5, 2]);
  assert.deepEqual(leadersFromRight([5, 3, 5, 2, 2], false), [5, 5, 2, 2]);
  assert.deepEqual(leadersFromRight([]), []);
  assert.deepEqual(leaderIndexes([16, 17, 4, 3, 5, 2]), [1, 4, 5]);
  assert.deepEqual(leaderIndexes([2, 2], false), [0, 1]);
  assert.deepEqual(leadersReversed([16, 17, 4, 3, 5, 2]), [2, 5, 17]);
  assert.deepEqual(leadersReversed([1, 1], false), [1, 1]);
  assert.deepEqual(visibleFromRight([3, 5, 4, 4, 3, 1, 3, 2]), 4);
});

test("records", () => {
  assert.deepEqual(records([3, 1, 4, 4, 5]), [3, 4, 5]);
  assert.deepEqual(records([3, 1, 4, 4, 5], false), [3, 4, 4, 5]);
  assert.deepEqual(countRecords([3, 1, 4, 1, 5]), 3);
  assert.deepEqual(countRecords([]), 0);
  assert.deepEqual(recordIndexes([3, 1, 4, 1, 5]), [0, 2, 4]);
  assert.deepEqual(breakingRecords([10, 5, 20, 20, 4, 5, 2, 25, 1]), [2, 4]);
  assert.deepEqual(breakingRecords([]), [0, 0]);
  assert.deepEqual(visibleFromLeft([3, 5, 4, 6]), 3);
  assert.deepEqual(countAboveMeanSoFar([1, 2, 1, 3]), 3);
  assert.deepEqual(countAboveMeanSoFar([5, 1]), 1);
  assert.deepEqual(countAboveMeanSoFar([-5, -6]), 1);
  assert.deepEqual(countAboveMeanSoFar([5, 1, 1]), 1);
});
