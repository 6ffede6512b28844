import assert from "node:assert/strict";
import { test } from "node:test";
import {
  chunkSums,
  wholeChunkSums,
  chunkMeans,
  chunkMaxima,
  adjacentSums,
  adjacentProducts,
  largestAdjacentProduct,
  largestAdjacentDifference,
  absoluteDifferences,
  cumulativeProducts,
  prefixSums,
  suffixSums,
  nthDifferences,
  isArithmetic,
  isGeometric,
  nextInSequence,
  missingTerm,
  foldList,
  adjacentDifferences,
  neighbourSumsOf,
  windowSums,
  chunkMeansOf,
  chunkMinima,
} from "./chunk-sums.mjs";

test("chunks", () => {
  assert.deepEqual(chunkSums([1, 2, 3, 4, 5]), [3, 7, 5]);
  assert.deepEqual(chunkSums([1, 2, 3, 4, 5], 3), [6, 9]);
  assert.deepEqual(chunkSums([]), []);
  assert.deepEqual(wholeChunkSums([1, 2, 3, 4, 5]), [3, 7]);
  assert.deepEqual(wholeChunkSums([1, 2, 3, 4, 5], 5), [15]);
  assert.deepEqual(chunkMeans([1, 2, 4]), [1.5, 4]);
  assert.deepEqual(chunkMeans([1, 1, 2], 3, 1), [1.3]);
  assert.deepEqual(chunkMaxima([1, 5, 2]), [5, 2]);
  assert.deepEqual(chunkMaxima([1, 5, 2, 9], 3), [5, 9]);
  assert.deepEqual(foldList([1, 2, 3, 4, 5]), [6, 6, 3]);
  assert.deepEqual(foldList([1, 2, 3, 4, 5], 2), [9, 6]);
  assert.deepEqual(foldList([1, 2]), [3]);
});

test("neighbours", () => {
  assert.deepEqual(adjacentSums([1, 2, 4]), [3, 6]);
  assert.deepEqual(adjacentProducts([1, 2, 4]), [2, 8]);
  assert.deepEqual(largestAdjacentProduct([3, 6, -2, -5, 7, 3]), 21);
  assert.deepEqual(largestAdjacentProduct([3]), null);
  assert.deepEqual(largestAdjacentDifference([2, 4, 1, 0]), 3);
  assert.deepEqual(largestAdjacentDifference([2]), 0);
  assert.deepEqual(absoluteDifferences([5, 2, 9]), [3, 7]);
});

test("so far", () => {
  assert.deepEqual(cumulativeProducts([1, 2, 3, 4]), [1, 2, 6, 24]);
  assert.deepEqual(cumulativeProducts([]), []);
  assert.deepEqual(prefixSums([1, 2, 3]), [0, 1, 3, 6]);
  assert.deepEqual(prefixSums([]), [0]);
  assert.deepEqual(suffixSums([1, 2, 3]), [6, 5, 3]);
});

test("sequences", () => {
  assert.deepEqual(nthDifferences([1, 4, 9, 16]), [2, 2]);
  assert.deepEqual(nthDifferences([1, 4, 9], 1), [3, 5]);
  assert.deepEqual(isArithmetic([1, 3, 5]), true);
  assert.deepEqual(isArithmetic([1, 3, 6]), false);
  assert.deepEqual(isArithmetic([]), true);
  assert.deepEqual(isGeometric([2, 4, 8]), true);
  assert.deepEqual(isGeometric([2, 4, 6]), false);
  assert.deepEqual(isGeometric([0, 4]), true);
  assert.deepEqual(nextInSequence([1, 3, 5]), 7);
  assert.deepEqual(nextInSequence([1, 4, 9, 16]), 25);
  assert.deepEqual(nextInSequence([3, 6, 12]), 24);
  assert.deepEqual(nextInSequence([1, 2, 4, 8]), 16);
  assert.deepEqual(nextInSequence([1, 5, 2, 9]), null);
  assert.deepEqual(nextInSequence([5]), null);
  assert.deepEqual(nextInSequence([0, 0]), null);
  assert.deepEqual(missingTerm([1, 3, 7, 9]), 5);
  assert.deepEqual(missingTerm([5, 5, 5]), null);
  assert.deepEqual(missingTerm([10, 4, 1]), 7);
});

test("readings that differ", () => {
  assert.deepEqual(adjacentDifferences([1, 4, 2]), [3, -2]);
  assert.deepEqual(adjacentDifferences([1, 4, 2], true), [-3, 2]);
  assert.deepEqual(adjacentDifferences([]), []);
  assert.deepEqual(neighbourSumsOf([1, 2, 3, 4]), [3, 6, 9, 7]);
  assert.deepEqual(neighbourSumsOf([1, 2, 3, 4], true), [6, 9]);
  assert.deepEqual(neighbourSumsOf([5]), [5]);
  assert.deepEqual(windowSums([1, 2, 3]), [3, 5]);
  assert.deepEqual(windowSums([1, 2, 3], 3), [6]);
  assert.deepEqual(windowSums([1], 2), []);
});

test("exact means", () => {
  assert.deepEqual(chunkMeansOf([1, 2, 4]), [1.5, 4]);
  assert.deepEqual(chunkMeansOf([1, 2, 4, 4], 3), [2.3333333333333335, 4]);
  assert.deepEqual(chunkMeansOf([1, 2, 4], 2, true), [2, 4]);
  assert.deepEqual(chunkMinima([3, 1, 2]), [1, 2]);
  assert.deepEqual(chunkMinima([3, 1, 2], 3), [1]);
});
