import assert from "node:assert/strict";
import { test } from "node:test";
import {
  consecutiveGroups,
  consecutiveRanges,
  rangeTexts,
  rangesToText,
  rangeExtraction,
  summaryRanges,
  missingRanges,
  longestConsecutiveGroup,
  areConsecutive,
  countMissingBetween,
  firstNonConsecutive,
  rangesToTextOf,
  missingBetween,
  areConsecutiveInOrder,
  longestConsecutiveLength,
} from "./consecutive-ranges.mjs";

test("groups", () => {
  assert.deepEqual(consecutiveGroups([1, 2, 3, 7, 9, 10]), [[1, 2, 3], [7], [9, 10]]);
  assert.deepEqual(consecutiveGroups([]), []);
  assert.deepEqual(consecutiveRanges([1, 2, 3, 7]), [
    [1, 3],
    [7, 7],
  ]);
  assert.deepEqual(missingRanges([0, 1, 3, 50, 75], 0, 99), [
    [2, 2],
    [4, 49],
    [51, 74],
    [76, 99],
  ]);
  assert.deepEqual(missingRanges([1, 9], 2, 4), [[2, 4]]);
  assert.deepEqual(longestConsecutiveGroup([1, 2, 5, 6]), [1, 2]);
  assert.deepEqual(longestConsecutiveGroup([]), []);
  assert.deepEqual(areConsecutive([3, 1, 2]), true);
  assert.deepEqual(areConsecutive([1, 3]), false);
  assert.deepEqual(areConsecutive([1, 1]), false);
  assert.deepEqual(countMissingBetween([6, 2, 3, 8]), 3);
  assert.deepEqual(countMissingBetween([]), 0);
  assert.deepEqual(firstNonConsecutive([1, 2, 4, 5]), 4);
  assert.deepEqual(firstNonConsecutive([1, 2]), null);
});

test("texts", () => {
  assert.deepEqual(rangeTexts([1, 2, 4]), ["1-2", "4"]);
  assert.deepEqual(rangeTexts([1, 2, 4, 5, 6], "..", 3), ["1", "2", "4..6"]);
  assert.deepEqual(rangesToText([1, 2, 3, 5]), "1-3,5");
  assert.deepEqual(rangesToText([1, 2, 3, 5], ", ", " to "), "1 to 3, 5");
  assert.deepEqual(rangesToText([]), "");
  assert.deepEqual(rangesToText([5, 3, 1, 2, 2]), "1-3,5");
  assert.deepEqual(rangesToText([11, 9, 10], "; ", "~", 4), "9; 10; 11");
  assert.deepEqual(rangeExtraction([-6, -3, -2, -1, 0, 1, 3, 4]), "-6,-3-1,3,4");
  assert.deepEqual(rangeExtraction([1, 2, 3], ";", ":"), "1:3");
  assert.deepEqual(summaryRanges([0, 1, 2, 4, 5, 7]), ["0->2", "4->5", "7"]);
  assert.deepEqual(summaryRanges([1, 2], "~"), ["1~2"]);
});

test("readings that differ", () => {
  assert.deepEqual(rangesToTextOf([2, 1, 2, 3]), "2,1-3");
  assert.deepEqual(rangesToTextOf([1, 2, 4], " ", "..", 3), "1 2 4");
  assert.deepEqual(rangesToTextOf([1, 2], ";", ".."), "1..2");
  assert.deepEqual(missingBetween([7, 3, 5]), [4, 6]);
  assert.deepEqual(missingBetween([3, 5], true), [1, 2, 4]);
  assert.deepEqual(missingBetween([]), []);
  assert.deepEqual(areConsecutiveInOrder([1, 2, 3]), true);
  assert.deepEqual(areConsecutiveInOrder([1, 3, 2]), false);
  assert.deepEqual(areConsecutiveInOrder([3, 2, 1]), false);
  assert.deepEqual(areConsecutiveInOrder([3, 2, 1], true), true);
  assert.deepEqual(areConsecutiveInOrder([3, 2, 3], true), false);
  assert.deepEqual(longestConsecutiveLength([100, 4, 200, 1, 3, 2, 2]), 4);
  assert.deepEqual(longestConsecutiveLength([100, 4, 200, 1, 2], true), 2);
  assert.deepEqual(longestConsecutiveLength([]), 0);
});
