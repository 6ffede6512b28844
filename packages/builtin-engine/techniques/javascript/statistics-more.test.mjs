import assert from "node:assert/strict";
import { test } from "node:test";
import {
  meanRounded,
  medianOrZero,
  medianLow,
  medianHigh,
  variance,
  deviation,
  modes,
  modesSorted,
  smallestMode,
  modesOrNone,
  meanMedianMode,
  fourNumbers,
  outliers,
  withoutOutliers,
  zScores,
  meanAbsoluteDeviation,
  harmonicMean,
  rootMeanSquare,
  quartiles,
  correlation,
  meanRoundedAsIs,
  varianceAsIs,
  deviationAsIs,
  meanMedianModeAsIs,
  fourNumbersAsIs,
  zScoresAsIs,
  meanAbsoluteDeviationAsIs,
  harmonicMeanAsIs,
  rootMeanSquareAsIs,
  correlationAsIs,
  quartilesWithAll,
  interquartileRange,
  outliersByQuartiles,
  modeOfAll,
  modeOrNot,
} from "./statistics-more.mjs";

test("means and medians", () => {
  assert.deepEqual(meanRounded([1, 2, 2]), 1.67);
  assert.deepEqual(meanRounded([]), 0);
  assert.deepEqual(meanRounded([1, 2], null), 1.5);
  assert.deepEqual(medianOrZero([3, 1, 2]), 2);
  assert.deepEqual(medianOrZero([4, 1, 2, 3]), 2.5);
  assert.deepEqual(medianOrZero([]), 0);
  assert.deepEqual(medianLow([4, 1, 2, 3]), 2);
  assert.deepEqual(medianLow([]), null);
  assert.deepEqual(medianHigh([4, 1, 2, 3]), 3);
  assert.deepEqual(medianHigh([3, 1, 2]), 2);
  assert.deepEqual(meanMedianMode([1, 2, 2, 3, 4]), { mean: 2.4, median: 2, mode: 2 });
  assert.deepEqual(meanMedianMode([1, 1, 3], 0), { mean: 2, median: 1, mode: 1 });
  assert.deepEqual(fourNumbers([4, 1, 2]), [1, 4, 2.33, 2]);
  assert.deepEqual(fourNumbers([]), [null, null, null, null]);
  assert.deepEqual(fourNumbers([4, 1], 0), [1, 4, 3, 2.5]);
  assert.deepEqual(harmonicMean([1, 4, 4]), 2);
  assert.deepEqual(harmonicMean([2, 3], 1), 2.4);
  assert.deepEqual(harmonicMean([]), 0);
  assert.deepEqual(rootMeanSquare([1, 2, 3]), 2.16);
  assert.deepEqual(rootMeanSquare([3, 3], 0), 3);
  assert.deepEqual(rootMeanSquare([]), 0);
  assert.deepEqual(quartiles([1, 2, 3, 4, 5, 6, 7]), [2, 4, 6]);
  assert.deepEqual(quartiles([1, 2, 3, 4]), [1.5, 2.5, 3.5]);
});

test("spread", () => {
  assert.deepEqual(variance([1, 2, 3, 4]), 1.25);
  assert.deepEqual(variance([1, 2, 3, 4], true), 1.67);
  assert.deepEqual(variance([], true), 0);
  assert.deepEqual(variance([1, 2], false, null), 0.25);
  assert.deepEqual(deviation([2, 4, 4, 4, 5, 5, 7, 9]), 2);
  assert.deepEqual(deviation([1, 4], true, 3), 2.121);
  assert.deepEqual(deviation([5], true), 0);
  assert.deepEqual(outliers([10, 11, 12, 11, 10, 50]), [50]);
  assert.deepEqual(outliers([1, 2, 3], 1), [1, 3]);
  assert.deepEqual(outliers([1, 2, 3]), []);
  assert.deepEqual(outliers([1, 2, 9], 1, true), [9]);
  assert.deepEqual(withoutOutliers([10, 11, 12, 11, 10, 50]), [10, 11, 12, 11, 10]);
  assert.deepEqual(withoutOutliers([1, 2, 3], 1), [2]);
  assert.deepEqual(withoutOutliers([1, 2, 3], 1, true), [1, 2, 3]);
  assert.deepEqual(zScores([1, 2, 3]), [-1.22, 0, 1.22]);
  assert.deepEqual(zScores([1, 2, 3], true, 1), [-1, 0, 1]);
  assert.deepEqual(zScores([5, 5]), [0, 0]);
  assert.deepEqual(meanAbsoluteDeviation([2, 2, 4, 4]), 1);
  assert.deepEqual(meanAbsoluteDeviation([1, 2, 2], 1), 0.4);
  assert.deepEqual(correlation([1, 2, 3], [2, 4, 6]), 1);
  assert.deepEqual(correlation([1, 2, 3], [1, 1, 1]), 0);
  assert.deepEqual(correlation([1, 2, 3], [3, 1, 2], 1), -0.5);
});

test("modes", () => {
  assert.deepEqual(modes([3, 1, 3, 1, 2]), [3, 1]);
  assert.deepEqual(modes(["a", "b", "b"]), ["b"]);
  assert.deepEqual(modes([]), []);
  assert.deepEqual(modesSorted([3, 1, 3, 1, 2]), [1, 3]);
  assert.deepEqual(smallestMode([3, 1, 3, 1, 2]), 1);
  assert.deepEqual(smallestMode([]), null);
  assert.deepEqual(modesOrNone([1, 2, 3]), []);
  assert.deepEqual(modesOrNone([1, 2, 2]), [2]);
});

test("without rounding", () => {
  assert.deepEqual(meanRoundedAsIs([1, 2, 2]), 1.6666666666666667);
  assert.deepEqual(varianceAsIs([1, 2, 3, 4]), 1.25);
  assert.deepEqual(deviationAsIs([2, 4, 4, 4, 5, 5, 7, 9]), 2);
  assert.deepEqual(meanMedianModeAsIs([1, 2, 2, 3, 4]), { mean: 2.4, median: 2, mode: 2 });
  assert.deepEqual(fourNumbersAsIs([4, 1, 2]), [1, 4, 2.3333333333333335, 2]);
  assert.deepEqual(zScoresAsIs([1, 2, 3]), [-1.224744871391589, 0, 1.224744871391589]);
  assert.deepEqual(meanAbsoluteDeviationAsIs([2, 2, 4, 4]), 1);
  assert.deepEqual(harmonicMeanAsIs([1, 4, 4]), 2);
  assert.deepEqual(rootMeanSquareAsIs([1, 2, 3]), 2.160246899469287);
  assert.deepEqual(correlationAsIs([1, 2, 3], [2, 4, 6]), 1);
});

test("quartiles and outliers", () => {
  assert.deepEqual(quartilesWithAll([1, 2, 3, 4, 5]), [2, 3, 4]);
  assert.deepEqual(quartiles([1, 2, 3, 4, 5]), [1.5, 3, 4.5]);
  assert.deepEqual(quartilesWithAll([4, 1, 3, 2]), [1.5, 2.5, 3.5]);
  assert.deepEqual(interquartileRange([1, 2, 3, 4, 5]), 3);
  assert.deepEqual(outliersByQuartiles([1, 2, 3, 4, 100]), []);
  assert.deepEqual(outliersByQuartiles([10, 11, 12, 13, 14, 15, 50]), [50]);
  assert.deepEqual(outliersByQuartiles([-50, 10, 11, 12, 13, 14, 15]), [-50]);
  assert.deepEqual(outliersByQuartiles([1, 2, 3, 4, 9], 0.1), [9]);
  assert.deepEqual(modeOfAll([2, 1, 1, 2]), 2);
  assert.deepEqual(modeOfAll([]), null);
  assert.deepEqual(modeOrNot([2, 1, 1, 2]), null);
  assert.deepEqual(modeOrNot([2, 1, 1]), 1);
});
