import assert from "node:assert/strict";
import { test } from "node:test";
import {
  editDistance,
  editDistanceInAnyCase,
  editDistanceWithoutReplacing,
  editDistanceWithSwaps,
  editSimilarity,
} from "./edit-distance.mjs";

test("known distances", () => {
  assert.deepEqual(editDistance("kitten", "sitting"), 3);
  assert.deepEqual(editDistance("intention", "execution"), 5);
  assert.deepEqual(editDistance("flaw", "lawn"), 2);
  assert.deepEqual(editDistance("same", "same"), 0);
});

test("an empty text costs the length of the other", () => {
  assert.deepEqual(editDistance("", ""), 0);
  assert.deepEqual(editDistance("abc", ""), 3);
  assert.deepEqual(editDistance("", "abcd"), 4);
});

test("one character outside the basic plane is one character", () => {
  assert.deepEqual(editDistance("a😀", "a"), 1);
});

test("a dearer replacement", () => {
  assert.deepEqual(editDistance("kitten", "sitting", 2), 5);
  assert.deepEqual(editDistance("intention", "execution", 2), 8);
});

test("readings that differ", () => {
  assert.deepEqual(editDistanceInAnyCase("Tea", "tEAs"), 1);
  assert.deepEqual(editDistanceInAnyCase("A", "b", 2), 2);
  assert.deepEqual(editDistanceWithoutReplacing("cat", "cut"), 2);
  assert.deepEqual(editDistanceWithSwaps("ab", "ba"), 1);
  assert.deepEqual(editDistanceWithSwaps("kitten", "sitting"), 3);
  assert.deepEqual(editDistanceWithSwaps("abc", "bca"), 2);
  assert.deepEqual(editDistanceWithSwaps("", "ab"), 2);
  assert.deepEqual(editDistanceWithSwaps("abcd", "acbd"), 1);
  assert.deepEqual(editSimilarity("tea", "teas"), 0.75);
  assert.deepEqual(editSimilarity("", ""), 1);
  assert.deepEqual(editSimilarity("ab", "ac", true), 50);
});
