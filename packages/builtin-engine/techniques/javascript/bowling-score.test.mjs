import assert from "node:assert/strict";
import { test } from "node:test";
import {
  frameScores,
  bowlingScore,
  runningBowlingScores,
  rollsOfText,
  bowlingScoreOfText,
  bowlingScoreOfFrames,
  countStrikes,
  countSpares,
} from "./bowling-score.mjs";

test("rolls", () => {
  assert.deepEqual(bowlingScore([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10]), 300);
  assert.deepEqual(bowlingScore([5, 5, 3, 4]), 20);
  assert.deepEqual(bowlingScore([10, 3, 4]), 24);
  assert.deepEqual(bowlingScore([]), 0);
  assert.deepEqual(bowlingScore([1, 2, 3, 4, 5, 5], 2), 10);
  assert.deepEqual(bowlingScore([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 3, 9]), 19);
  assert.deepEqual(frameScores([10, 3, 6, 1, 9, 2]), [19, 9, 12, 2]);
  assert.deepEqual(frameScores([10, 3, 6, 1, 9, 2], 1), [19]);
  assert.deepEqual(runningBowlingScores([10, 3, 6, 1, 1]), [19, 28, 30]);
  assert.deepEqual(countStrikes([10, 10, 5, 5]), 2);
  assert.deepEqual(countSpares([10, 5, 5, 0, 10, 3, 4]), 2);
});

test("texts and frames", () => {
  assert.deepEqual(rollsOfText("X 9/ 5- 81"), [10, 9, 1, 5, 0, 8, 1]);
  assert.deepEqual(rollsOfText("5.", "."), [5, 0]);
  assert.deepEqual(bowlingScoreOfText("XXXXXXXXXXXX"), 300);
  assert.deepEqual(bowlingScoreOfText("9-9-9-9-9-9-9-9-9-9-"), 90);
  assert.deepEqual(bowlingScoreOfText("5/5/5/5/5/5/5/5/5/5/5"), 150);
  assert.deepEqual(bowlingScoreOfText("1_", "_"), 1);
  assert.deepEqual(bowlingScoreOfFrames([[10], [9, 1], [5, 0]]), 40);
});
