import assert from "node:assert/strict";
import { test } from "node:test";
import {
  permutations,
  combinations,
  combinationsWithRepeats,
  arrangements,
  textPermutations,
  nextPermutation,
  permutationsOnlyOne,
  textPermutationsAsIs,
  combinationsOnlyOne,
} from "./permutations-and-combinations.mjs";

test("permutations", () => {
  assert.deepEqual(permutations([1, 2, 3]), [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ]);
  assert.deepEqual(permutations([]), [[]]);
  assert.deepEqual(textPermutations("cba"), ["abc", "acb", "bac", "bca", "cab", "cba"]);
  assert.deepEqual(textPermutations("aab"), ["aab", "aba", "baa"]);
  assert.deepEqual(textPermutations("aa", false), ["aa", "aa"]);
  assert.deepEqual(arrangements([1, 2, 3]), [
    [1, 2],
    [1, 3],
    [2, 1],
    [2, 3],
    [3, 1],
    [3, 2],
  ]);
  assert.deepEqual(arrangements([1, 2], 0), [[]]);
  assert.deepEqual(arrangements([1, 2], 1), [[1], [2]]);
});

test("combinations", () => {
  assert.deepEqual(combinations([1, 2, 3]), [
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
  assert.deepEqual(combinations(["a", "b", "c", "d"], 3), [
    ["a", "b", "c"],
    ["a", "b", "d"],
    ["a", "c", "d"],
    ["b", "c", "d"],
  ]);
  assert.deepEqual(combinations([1, 2], 0), [[]]);
  assert.deepEqual(combinations([1], 2), []);
  assert.deepEqual(combinationsWithRepeats([1, 2]), [
    [1, 1],
    [1, 2],
    [2, 2],
  ]);
  assert.deepEqual(combinationsWithRepeats([1, 2], 0), [[]]);
});

test("the next order", () => {
  assert.deepEqual(nextPermutation([1, 2, 3]), [1, 3, 2]);
  assert.deepEqual(nextPermutation([1, 3, 2]), [2, 1, 3]);
  assert.deepEqual(nextPermutation([3, 2, 1]), [1, 2, 3]);
  assert.deepEqual(nextPermutation([1, 1, 5]), [1, 5, 1]);
  assert.deepEqual(nextPermutation([]), []);
});

test("other readings", () => {
  assert.deepEqual(permutationsOnlyOne([1, 1, 2]), [
    [1, 1, 2],
    [1, 2, 1],
    [2, 1, 1],
  ]);
  assert.deepEqual(textPermutationsAsIs("ba"), ["ba", "ab"]);
  assert.deepEqual(textPermutationsAsIs("aa"), ["aa", "aa"]);
  assert.deepEqual(textPermutationsAsIs("aa", true), ["aa"]);
  assert.deepEqual(combinationsOnlyOne([1, 1, 2]), [
    [1, 1],
    [1, 2],
  ]);
  assert.deepEqual(combinationsOnlyOne([1, 2], 1), [[1], [2]]);
});
