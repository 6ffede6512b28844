import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bucketCounts,
  bucketLabels,
  bucketItems,
  bucketOf,
  countsBetween,
  histogramCounts,
  countingTable,
  barLines,
  labelledBars,
  columnChart,
  bucketLabelsOfAll,
  bucketLabelsFromOne,
  countsUpTo,
} from "./histogram-buckets.mjs";

test("ranges", () => {
  assert.deepEqual(bucketCounts([3, 15, 9, 27, 11]), { 0: 2, 10: 2, 20: 1 });
  assert.deepEqual(bucketCounts([3, 6], 5), { 0: 1, 5: 1 });
  assert.deepEqual(bucketCounts([]), {});
  assert.deepEqual(bucketLabels([3, 15, 9]), { "0-9": 2, "10-19": 1 });
  assert.deepEqual(bucketLabels([6, 3], 5, " to "), { "0 to 4": 1, "5 to 9": 1 });
  assert.deepEqual(bucketItems([15, 3, 11]), { 0: [3], 10: [15, 11] });
  assert.deepEqual(bucketItems([4, 7], 5), { 0: [4], 5: [7] });
  assert.deepEqual(bucketOf(25), "20-29");
  assert.deepEqual(bucketOf(7, 5, ".."), "5..9");
  assert.deepEqual(countsBetween([5, 10, 15, 20, 30], [10, 20]), [1, 2, 2]);
  assert.deepEqual(countsBetween([], [1]), [0, 0]);
  assert.deepEqual(histogramCounts([1, 2, 3, 4, 10], 3), [3, 1, 1]);
  assert.deepEqual(histogramCounts([1, 1], 2), [2, 0]);
  assert.deepEqual(histogramCounts([-1, 0, 5, 10, 11], 2, 0, 10), [1, 2]);
  assert.deepEqual(histogramCounts([0, 100]), [1, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  assert.deepEqual(countingTable([1, 3, 1]), [0, 2, 0, 1]);
  assert.deepEqual(countingTable([1], 2), [0, 1, 0]);
  assert.deepEqual(countingTable([]), []);
});

test("bars", () => {
  assert.deepEqual(barLines([3, 0, 1]), ["***", "", "*"]);
  assert.deepEqual(barLines([2], "#"), ["##"]);
  assert.deepEqual(labelledBars({ a: 2, b: 0 }), ["a: **", "b: "]);
  assert.deepEqual(labelledBars({ a: 2 }, "#", " | "), ["a | ##"]);
  assert.deepEqual(columnChart([1, 3, 2]), [" * ", " **", "***"]);
  assert.deepEqual(columnChart([1, 2], "#", "."), [".#", "##"]);
  assert.deepEqual(columnChart([]), []);
});

test("readings that differ", () => {
  assert.deepEqual(bucketLabelsOfAll([3, 25]), { "0-9": 1, "10-19": 0, "20-29": 1 });
  assert.deepEqual(bucketLabelsOfAll([3, 7], 5, " to "), { "0 to 4": 1, "5 to 9": 1 });
  assert.deepEqual(bucketLabelsOfAll([]), {});
  assert.deepEqual(bucketLabelsFromOne([10, 1, 11]), { "1-10": 2, "11-20": 1 });
  assert.deepEqual(bucketLabelsFromOne([5, 6], 5, ".."), { "1..5": 1, "6..10": 1 });
  assert.deepEqual(countsUpTo([5, 10, 15, 20, 30], [10, 20]), [2, 2, 1]);
  assert.deepEqual(countsUpTo([], [1]), [0, 0]);
});

test("ranges of a width that is not whole", () => {
  assert.deepEqual(bucketLabelsOfAll([3], 0), {});
  assert.deepEqual(bucketCounts([3, 6], 5.5), { 0: 1, 5.5: 1 });
  assert.deepEqual(bucketLabels([6, 3], 5.5), { "0-4.5": 1, "5.5-10": 1 });
  assert.deepEqual(bucketItems([4], 5.5), { 0: [4] });
});
