import assert from "node:assert/strict";
import { test } from "node:test";
import {
  percentile,
  median,
  mean,
  standardDeviation,
  standardDeviationOfAll,
  varianceOfAll,
  varianceOfSample,
  meanOrNot,
  medianToOne,
  medianAt,
} from "./percentiles.mjs";

test("numbers are ordered as numbers", () => {
  assert.deepEqual(median([10, 9, 100]), 10);
  assert.deepEqual(median([4, 1, 3, 2]), 2.5);
  assert.deepEqual(median([7]), 7);
});

test("percentiles by interpolation and by the nearest rank", () => {
  assert.deepEqual(percentile([15, 20, 35, 40, 50], 40), 29);
  assert.deepEqual(percentile([15, 20, 35, 40, 50], 40, true), 20);
  assert.deepEqual(percentile([15, 20, 35, 40, 50], 30, true), 20);
  assert.deepEqual(percentile([1, 2, 3], 0, true), 1);
  assert.deepEqual(percentile([1, 2, 3], 100), 3);
});

test("centre and spread", () => {
  assert.deepEqual(mean([-1, 0, 4]), 1);
  assert.ok(Math.abs(standardDeviation([2, 4, 4, 4, 5, 5, 7, 9]) - 2.1380899352993947) < 1e-9);
  assert.deepEqual(standardDeviation([3, 3]), 0);
});

test("nothing has no centre", () => {
  assert.throws(() => mean([]), RangeError);
  assert.throws(() => percentile([1], 101), RangeError);
  assert.throws(() => standardDeviation([1]), RangeError);
});

test("other readings", () => {
  assert.deepEqual(standardDeviationOfAll([2, 4, 4, 4, 5, 5, 7, 9]), 2);
  assert.deepEqual(varianceOfAll([1, 3]), 1);
  assert.deepEqual(varianceOfSample([1, 2, 3]), 1);
  assert.deepEqual(meanOrNot([]), 0);
  assert.deepEqual(meanOrNot([1, 2]), 1.5);
  assert.deepEqual(medianToOne([4, 1, 3, 2]), 2);
  assert.deepEqual(medianToOne([3, 1, 2]), 2);
  assert.deepEqual(medianAt([4, 1, 3, 2]), 3);
});
