import assert from "node:assert/strict";
import { test } from "node:test";
import {
  hammingDistance,
  mismatchPositions,
  countMatches,
  matchPercent,
  hammingBits,
  isOneEditAway,
  hammingDistanceForAll,
  hammingDistanceOrNot,
} from "./hamming-distance.mjs";

test("texts and lists", () => {
  assert.deepEqual(hammingDistance("karolin", "kathrin"), 3);
  assert.deepEqual(hammingDistance("", ""), 0);
  assert.deepEqual(hammingDistance([1, 2, 3], [1, 3, 3]), 1);
  assert.deepEqual(hammingDistance("ABc", "abd"), 3);
  assert.deepEqual(hammingDistance("ABc", "abd", true), 1);
  assert.throws(() => hammingDistance("ab", "abc"), RangeError);
  assert.deepEqual(mismatchPositions("GAGC", "CATC"), [0, 2]);
  assert.deepEqual(countMatches("GAGCC", "CATCC"), 3);
  assert.deepEqual(matchPercent("abcd", "abxx"), 50);
  assert.deepEqual(matchPercent("", ""), 100);
  assert.throws(() => matchPercent("a", "ab"), RangeError);
});

test("bits", () => {
  assert.deepEqual(hammingBits(1, 4), 2);
  assert.deepEqual(hammingBits(7, 7), 0);
});

test("one edit", () => {
  assert.deepEqual(isOneEditAway("pale", "ple"), true);
  assert.deepEqual(isOneEditAway("pale", "bale"), true);
  assert.deepEqual(isOneEditAway("pale", "bake"), false);
  assert.deepEqual(isOneEditAway("pale", "pales"), true);
  assert.deepEqual(isOneEditAway("pale", "pa"), false);
  assert.deepEqual(isOneEditAway("same", "same"), true);
});

test("readings that differ", () => {
  assert.deepEqual(hammingDistanceForAll("abc", "abdxy"), 3);
  assert.deepEqual(hammingDistanceForAll("abc", "abdxy", false), 1);
  assert.deepEqual(hammingDistanceForAll([1], []), 1);
  assert.deepEqual(hammingDistanceOrNot("abc", "abd"), 1);
  assert.deepEqual(hammingDistanceOrNot("abc", "ab"), null);
  assert.deepEqual(hammingDistanceOrNot("abc", "ab", -1), -1);
});
