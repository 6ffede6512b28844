import assert from "node:assert/strict";
import { test } from "node:test";
import {
  firstFit,
  firstFitDecreasing,
  nextFit,
  countFirstFit,
  countFirstFitDecreasing,
  countNextFit,
  boatsNeeded,
  mostThatFit,
  takeWhileFits,
  bestLoad,
  fitsInBox,
  smallestThatFits,
} from "./pack-boxes.mjs";

test("boxes", () => {
  assert.deepEqual(firstFit([6, 5, 4, 3, 2]), [
    [6, 4],
    [5, 3, 2],
  ]);
  assert.deepEqual(firstFit([4, 8, 1, 4, 2, 1]), [
    [4, 1, 4, 1],
    [8, 2],
  ]);
  assert.deepEqual(firstFit([11, 3]), [[3]]);
  assert.deepEqual(firstFitDecreasing([1, 9, 5, 5]), [
    [9, 1],
    [5, 5],
  ]);
  assert.deepEqual(firstFitDecreasing([2, 3], 3), [[3], [2]]);
  assert.deepEqual(nextFit([6, 5, 4, 3, 2]), [[6], [5, 4], [3, 2]]);
  assert.deepEqual(nextFit([5, 5, 5], 15), [[5, 5, 5]]);
  assert.deepEqual(nextFit([20, 1]), [[1]]);
  assert.deepEqual(countFirstFit([4, 8, 1, 4, 2, 1]), 2);
  assert.deepEqual(countFirstFit([4, 4], 5), 2);
  assert.deepEqual(countFirstFitDecreasing([1, 9, 5, 5]), 2);
  assert.deepEqual(countFirstFitDecreasing([1, 2], 3), 1);
  assert.deepEqual(countNextFit([6, 5, 4, 3, 2]), 3);
  assert.deepEqual(countNextFit([]), 0);
});

test("loads", () => {
  assert.deepEqual(boatsNeeded([3, 2, 2, 1], 3), 3);
  assert.deepEqual(boatsNeeded([5, 5, 10]), 2);
  assert.deepEqual(boatsNeeded([]), 0);
  assert.deepEqual(mostThatFit([5, 1, 3, 4]), 3);
  assert.deepEqual(mostThatFit([1, 9], 10), 2);
  assert.deepEqual(takeWhileFits([4, 5, 3, 1]), [4, 5]);
  assert.deepEqual(takeWhileFits([4, 5], 9), [4, 5]);
  assert.deepEqual(bestLoad([7, 4, 5]), 9);
  assert.deepEqual(bestLoad([7, 4, 5], 12), 12);
  assert.deepEqual(bestLoad([]), 0);
  assert.deepEqual(fitsInBox([5, 1, 3], [3, 5, 1]), true);
  assert.deepEqual(fitsInBox([5, 1, 4], [3, 5, 1]), false);
  assert.deepEqual(smallestThatFits({ large: 20, small: 5, medium: 10 }, 7), "medium");
  assert.deepEqual(smallestThatFits({ small: 5 }, 5), "small");
  assert.deepEqual(smallestThatFits({ small: 5 }, 6), null);
});
