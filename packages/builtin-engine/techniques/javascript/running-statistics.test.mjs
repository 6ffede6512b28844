import assert from "node:assert/strict";
import { test } from "node:test";
import {
  runningMeans,
  trailingMeans,
  rollingMeans,
  rollingMeansOrNull,
  neighbourMeans,
  rollingSums,
  rollingMax,
  rollingMin,
  exponentialSmoothing,
  bestWindowStart,
  countWindowRises,
  countWindowsAtLeast,
  runningMeansAsIs,
  trailingMeansAsIs,
  rollingMeansAsIs,
  rollingMeansOrNullAsIs,
  neighbourMeansAsIs,
  exponentialSmoothingAsIs,
} from "./running-statistics.mjs";

test("means", () => {
  assert.deepEqual(runningMeans([1, 2, 6]), [1, 1.5, 3]);
  assert.deepEqual(runningMeans([1, 1, 2]), [1, 1, 1.33]);
  assert.deepEqual(runningMeans([1, 2], null), [1, 1.5]);
  assert.deepEqual(runningMeans([]), []);
  assert.deepEqual(trailingMeans([3, 5, 10, 6]), [3, 4, 6, 7]);
  assert.deepEqual(trailingMeans([1, 2, 4], 2, 0), [1, 2, 3]);
  assert.deepEqual(rollingMeans([3, 5, 10, 6]), [6, 7]);
  assert.deepEqual(rollingMeans([1, 2, 2], 2, 1), [1.5, 2]);
  assert.deepEqual(rollingMeans([1], 2), []);
  assert.deepEqual(rollingMeansOrNull([3, 5, 10, 6]), [null, null, 6, 7]);
  assert.deepEqual(rollingMeansOrNull([1, 2], 1, 0), [1, 2]);
  assert.deepEqual(neighbourMeans([1, 3, 8]), [2, 4, 5.5]);
  assert.deepEqual(neighbourMeans([7]), [7]);
  assert.deepEqual(neighbourMeans([1, 2], 0), [2, 2]);
  assert.deepEqual(exponentialSmoothing([10, 20, 30]), [10, 15, 22.5]);
  assert.deepEqual(exponentialSmoothing([10, 20], 0.25, 0), [10, 13]);
});

test("windows", () => {
  assert.deepEqual(rollingSums([1, 2, 3, 4]), [6, 9]);
  assert.deepEqual(rollingSums([1, 2, 3], 2), [3, 5]);
  assert.deepEqual(rollingMax([1, 3, -1, -3, 5, 3, 6, 7]), [3, 3, 5, 5, 6, 7]);
  assert.deepEqual(rollingMin([4, 2, 12, 3], 2), [2, 2, 3]);
  assert.deepEqual(bestWindowStart([1, 5, 2, 7, 1]), 1);
  assert.deepEqual(bestWindowStart([1], 2), -1);
  assert.deepEqual(countWindowRises([199, 200, 208, 210, 200, 207, 240, 269, 260, 263]), 5);
  assert.deepEqual(countWindowRises([1, 2, 1], 2), 0);
  assert.deepEqual(countWindowsAtLeast([2, 2, 2, 2, 5, 5, 5, 8], 3, 5), 2);
});

test("without rounding", () => {
  assert.deepEqual(runningMeansAsIs([1, 2, 6]), [1, 1.5, 3]);
  assert.deepEqual(trailingMeansAsIs([3, 5, 10, 6]), [3, 4, 6, 7]);
  assert.deepEqual(rollingMeansAsIs([3, 5, 10, 6]), [6, 7]);
  assert.deepEqual(rollingMeansOrNullAsIs([3, 5, 10, 6]), [null, null, 6, 7]);
  assert.deepEqual(neighbourMeansAsIs([1, 3, 8]), [2, 4, 5.5]);
  assert.deepEqual(exponentialSmoothingAsIs([10, 20, 30]), [10, 15, 22.5]);
});
