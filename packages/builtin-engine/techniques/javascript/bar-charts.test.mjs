import assert from "node:assert/strict";
import { test } from "node:test";
import {
  barsOf,
  barLines,
  barChart,
  histogramText,
  histogramOfItems,
  verticalHistogram,
  progressBar,
  bareProgressBar,
  progressWithPercent,
  starRating,
  progressBarRounded,
  progressAndPercent,
  starRatingOfWhole,
  verticalHistogramOfAll,
  histogramOfItemsSorted,
} from "./bar-charts.mjs";

test("bars", () => {
  assert.deepEqual(barsOf([1, 3, 0]), ["*", "***", ""]);
  assert.deepEqual(barsOf([2], "#"), ["##"]);
  assert.deepEqual(barLines({ tea: 3, milk: 1 }), ["tea: ***", "milk: *"]);
  assert.deepEqual(barLines([["a", 2]], "#", " ", false), "a ##");
  assert.deepEqual(barChart({ tea: 3, milk: 1 }), "tea  | *** 3\nmilk | * 1");
  assert.deepEqual(barChart({ tea: 3 }, "=", " ", true), ["tea === 3"]);
  assert.deepEqual(histogramText([1, 2]), "*\n**");
  assert.deepEqual(histogramOfItems(["b", "a", "b"]), ["b: **", "a: *"]);
  assert.deepEqual(verticalHistogram([1, 3, 2]), " *\n **\n***");
  assert.deepEqual(verticalHistogram([2, 0, 1], "#", " ", true), ["#", "#   #"]);
  assert.deepEqual(verticalHistogram([]), "");
});

test("progress", () => {
  assert.deepEqual(progressBar(50), "[#####-----]");
  assert.deepEqual(progressBar(3, 4, 8, "=", " "), "[======  ]");
  assert.deepEqual(progressBar(200), "[##########]");
  assert.deepEqual(progressBar(1, 0), "[----------]");
  assert.deepEqual(bareProgressBar(7, 10), "#######---");
  assert.deepEqual(progressWithPercent(1, 3), "[###-------] 33%");
  assert.deepEqual(progressWithPercent(0, 0), "[----------] 0%");
  assert.deepEqual(starRating(3), "★★★☆☆");
  assert.deepEqual(starRating(4.5), "★★★★★");
  assert.deepEqual(starRating(2, 3, "*", "-"), "**-");
});

test("readings that differ", () => {
  assert.deepEqual(progressBarRounded(7, 16, 8), "[####----]");
  assert.deepEqual(progressBarRounded(1, 3), "[###-------]");
  assert.deepEqual(progressBarRounded(2, 3, 10, "=", " "), "[=======   ]");
  assert.deepEqual(progressBarRounded(1, 0, 2), "[--]");
  assert.deepEqual(progressAndPercent(2, 3), "[######----] 66%");
  assert.deepEqual(progressAndPercent(1, 0, 2), "[--] 0%");
  assert.deepEqual(progressAndPercent(29, 100, 2), "[--] 29%");
  assert.deepEqual(starRatingOfWhole(3.9), "★★★☆☆");
  assert.deepEqual(starRatingOfWhole(2.5, 3, "*", "-"), "**-");
  assert.deepEqual(verticalHistogramOfAll([2, 1]), "* \n**");
  assert.deepEqual(verticalHistogramOfAll([2, 1], true, "#", " "), ["#  ", "# #"]);
  assert.deepEqual(verticalHistogramOfAll([]), "");
  assert.deepEqual(histogramOfItemsSorted([3, 1, 3]), ["1: *", "3: **"]);
  assert.deepEqual(histogramOfItemsSorted([2, 3, 1, 3], true), ["3: **", "1: *", "2: *"]);
  assert.deepEqual(histogramOfItemsSorted(["b", "a"], false, "#", " "), ["a #", "b #"]);
});
