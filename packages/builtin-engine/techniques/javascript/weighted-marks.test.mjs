import assert from "node:assert/strict";
import { test } from "node:test";
import {
  weightedAverage,
  weightedPairs,
  weightedScore,
  weightedByName,
  averageMark,
  averageWithoutLowest,
  averageWithoutExtremes,
  sumOfBest,
  neededScore,
  nextMarkFor,
  roundGrades,
  passesAll,
  failedSubjects,
  weightedAverageAsIs,
  weightedPairsAsIs,
  weightedScoreAsIs,
  weightedByNameAsIs,
  averageMarkAsIs,
  averageWithoutLowestAsIs,
  averageWithoutExtremesAsIs,
  neededScoreAsIs,
} from "./weighted-marks.mjs";

test("weights", () => {
  assert.deepEqual(weightedAverage([80, 90], [1, 3]), 87.5);
  assert.deepEqual(weightedAverage([1, 2], [1, 2]), 1.67);
  assert.deepEqual(weightedAverage([1, 2], [1, 1], null), 1.5);
  assert.deepEqual(weightedAverage([], []), 0);
  assert.deepEqual(
    weightedPairs([
      [80, 40],
      [90, 60],
    ]),
    86,
  );
  assert.deepEqual(weightedScore([80, 90], [40, 60]), 86);
  assert.deepEqual(weightedScore([80], [50]), 40);
  assert.deepEqual(weightedByName({ maths: 80, art: 90, sport: 10 }, { maths: 3, art: 1 }), 82.5);
});

test("averages", () => {
  assert.deepEqual(averageMark([70, 80, 85]), 78.33);
  assert.deepEqual(averageMark([]), 0);
  assert.deepEqual(averageWithoutLowest([50, 80, 90]), 85);
  assert.deepEqual(averageWithoutLowest([1, 2, 3, 4], 2), 3.5);
  assert.deepEqual(averageWithoutExtremes([9, 5, 8, 10, 7]), 8);
  assert.deepEqual(averageWithoutExtremes([1, 2, 3, 4, 9], 2), 3);
  assert.deepEqual(sumOfBest([5, 9, 7, 8]), 24);
  assert.deepEqual(sumOfBest([5, 9], 1), 9);
  assert.deepEqual(neededScore(70, 80), 90);
  assert.deepEqual(neededScore(60, 65, 25), 80);
  assert.deepEqual(nextMarkFor([70, 80], 80), 90);
});

test("passing", () => {
  assert.deepEqual(roundGrades([73, 67, 38, 33]), [75, 67, 40, 33]);
  assert.deepEqual(roundGrades([84, 29], 30, 10), [84, 29]);
  assert.deepEqual(roundGrades([57]), [57]);
  assert.deepEqual(passesAll([50, 60]), true);
  assert.deepEqual(passesAll([49, 60]), false);
  assert.deepEqual(passesAll([39], 39), true);
  assert.deepEqual(failedSubjects({ maths: 40, art: 50 }), ["maths"]);
  assert.deepEqual(failedSubjects({ maths: 40, art: 60 }, 61), ["maths", "art"]);
});

test("without rounding", () => {
  assert.deepEqual(weightedAverageAsIs([80, 90], [1, 3]), 87.5);
  assert.deepEqual(
    weightedPairsAsIs([
      [80, 40],
      [90, 60],
    ]),
    86,
  );
  assert.deepEqual(weightedScoreAsIs([80, 90], [40, 60]), 86);
  assert.deepEqual(weightedByNameAsIs({ maths: 80, art: 90, sport: 10 }, { maths: 3, art: 1 }), 82.5);
  assert.deepEqual(averageMarkAsIs([70, 80, 85]), 78.33333333333333);
  assert.deepEqual(averageWithoutLowestAsIs([50, 80, 90]), 85);
  assert.deepEqual(averageWithoutExtremesAsIs([9, 5, 8, 10, 7]), 8);
  assert.deepEqual(neededScoreAsIs(70, 80), 90);
});
