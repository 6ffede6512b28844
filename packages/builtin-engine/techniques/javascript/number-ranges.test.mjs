import assert from "node:assert/strict";
import { test } from "node:test";
import {
  expandRanges,
  expandRangesSorted,
  countInRanges,
  isInRanges,
  rangePairs,
  collapseRanges,
  rangeTexts,
  missingRanges,
  collapseRangesOnly,
  rangeTextsOnly,
  collapseRangesOfAll,
  expandRangesAlso,
} from "./number-ranges.mjs";

test("expanded", () => {
  assert.deepEqual(expandRanges("1-3,7"), [1, 2, 3, 7]);
  assert.deepEqual(expandRanges("9; 2..4", ";", ".."), [9, 2, 3, 4]);
  assert.deepEqual(expandRanges("-3--1,5"), [-3, -2, -1, 5]);
  assert.deepEqual(expandRanges(""), []);
  assert.deepEqual(expandRangesSorted("5,1-3,2"), [1, 2, 3, 5]);
  assert.deepEqual(countInRanges("1-3,7"), 4);
  assert.deepEqual(isInRanges(2, "1-3,7"), true);
  assert.deepEqual(isInRanges(3, "1-3,7"), true);
  assert.deepEqual(isInRanges(1, "1-3"), true);
  assert.deepEqual(isInRanges(5, "1-3,7"), false);
});

test("written", () => {
  assert.deepEqual(rangePairs([3, 1, 2, 7, 7]), [
    [1, 3],
    [7, 7],
  ]);
  assert.deepEqual(collapseRanges([1, 2, 3, 7]), "1-3,7");
  assert.deepEqual(collapseRanges([1, 2, 4, 5, 6], 3), "1,2,4-6");
  assert.deepEqual(collapseRanges([1, 2, 4], 2, ", ", ".."), "1..2, 4");
  assert.deepEqual(collapseRanges([]), "");
  assert.deepEqual(rangeTexts([0, 1, 2, 4]), ["0-2", "4"]);
  assert.deepEqual(rangeTexts([0, 1, 3], "->"), ["0->1", "3"]);
  assert.deepEqual(rangeTexts([0, 1, 3], "-", 1), ["0-1", "3-3"]);
  assert.deepEqual(missingRanges([2, 5], 1, 6), ["1", "3-4", "6"]);
  assert.deepEqual(missingRanges([1], 1, 1), []);
});

test("other readings", () => {
  assert.deepEqual(collapseRangesOnly([1, 2, 4, 5, 6]), "1,2,4-6");
  assert.deepEqual(collapseRangesOnly([1, 2, 3, 5], ", ", ".."), "1..3, 5");
  assert.deepEqual(rangeTextsOnly([1, 2, 4, 5, 6]), ["1", "2", "4-6"]);
  assert.deepEqual(rangeTextsOnly([1, 2, 3], ":"), ["1:3"]);
  assert.deepEqual(collapseRangesOfAll([1, 2, 7]), "1-2,7-7");
  assert.deepEqual(collapseRangesOfAll([7], ";", ".."), "7..7");
  assert.deepEqual(expandRangesAlso("5-3,7,1-2"), [5, 4, 3, 7, 1, 2]);
  assert.deepEqual(expandRangesAlso("2..2;4..3", ";", ".."), [2, 4, 3]);
});
