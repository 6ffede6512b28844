import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sortByItem,
  sortBySecondDescending,
  sortBySecondThenFirst,
  sortByOrder,
  sortTextByOrder,
  sortSizes,
  sortWeekdays,
  sortMonths,
  negativesFirst,
  arrangeAround,
  sortByCount,
  sortTextByCount,
  sortByLastWord,
  largestSmallestInTurn,
  sortedIndexes,
  sortByTheCount,
  sortByCountThenLarger,
  negativesFirstOf,
} from "./custom-orders.mjs";

test("pairs", () => {
  assert.deepEqual(
    sortByItem([
      ["a", 3],
      ["b", 1],
      ["c", 2],
    ]),
    [
      ["b", 1],
      ["c", 2],
      ["a", 3],
    ],
  );
  assert.deepEqual(
    sortByItem(
      [
        ["b", 1],
        ["a", 3],
      ],
      0,
    ),
    [
      ["a", 3],
      ["b", 1],
    ],
  );
  assert.deepEqual(
    sortByItem(
      [
        ["a", 1],
        ["b", 3],
        ["c", 1],
      ],
      1,
      true,
    ),
    [
      ["b", 3],
      ["a", 1],
      ["c", 1],
    ],
  );
  assert.deepEqual(
    sortBySecondDescending([
      ["c", 1],
      ["b", 3],
      ["a", 1],
    ]),
    [
      ["b", 3],
      ["a", 1],
      ["c", 1],
    ],
  );
  assert.deepEqual(
    sortBySecondThenFirst([
      ["c", 1],
      ["b", 3],
      ["a", 1],
    ]),
    [
      ["a", 1],
      ["c", 1],
      ["b", 3],
    ],
  );
  assert.deepEqual(sortedIndexes([30, 10, 20]), [1, 2, 0]);
  assert.deepEqual(sortedIndexes([30, 10, 30], true), [0, 2, 1]);
});

test("given orders", () => {
  assert.deepEqual(sortByOrder([2, 3, 1, 3, 2, 4, 6, 19], [2, 1, 4, 3, 9, 6]), [2, 2, 1, 4, 3, 3, 6, 19]);
  assert.deepEqual(sortByOrder([9, 7, 1, 8], [1]), [1, 9, 7, 8]);
  assert.deepEqual(sortByOrder([9, 7, 1, 8], [1], true), [1, 7, 8, 9]);
  assert.deepEqual(sortTextByOrder("abcd", "cba"), "cbad");
  assert.deepEqual(sortSizes(["L", "S", "XL", "M"]), ["S", "M", "L", "XL"]);
  assert.deepEqual(sortWeekdays(["Sunday", "Wed", "monday"]), ["monday", "Wed", "Sunday"]);
  assert.deepEqual(sortWeekdays(["Wed", "Sun"], true), ["Sun", "Wed"]);
  assert.deepEqual(sortMonths(["March", "Jan", "december"]), ["Jan", "March", "december"]);
  assert.deepEqual(sortByLastWord(["Ann Smith", "Bob Adams", "Al Smith"]), [
    "Bob Adams",
    "Al Smith",
    "Ann Smith",
  ]);
});

test("groups", () => {
  assert.deepEqual(negativesFirst([3, -1, 0, -2, 5]), [-1, -2, 3, 0, 5]);
  assert.deepEqual(arrangeAround([9, 12, 5, 10, 14, 3, 10], 10), [9, 5, 3, 10, 10, 12, 14]);
  assert.deepEqual(arrangeAround([1, -1, 0]), [-1, 0, 1]);
  assert.deepEqual(sortByCount([1, 1, 2, 2, 2, 3]), [2, 2, 2, 1, 1, 3]);
  assert.deepEqual(sortByCount([5, 1, 2, 2], false), [1, 5, 2, 2]);
  assert.deepEqual(sortTextByCount("tree"), "eetr");
  assert.deepEqual(sortTextByCount(""), "");
  assert.deepEqual(largestSmallestInTurn([1, 2, 3, 4, 5]), [5, 1, 4, 2, 3]);
  assert.deepEqual(largestSmallestInTurn([]), []);
});

test("readings that differ", () => {
  assert.deepEqual(sortByTheCount([3, 1, 3, 1, 2]), [3, 3, 1, 1, 2]);
  assert.deepEqual(sortByTheCount([3, 1, 3, 1, 2], false), [2, 3, 3, 1, 1]);
  assert.deepEqual(sortByTheCount([3, 1, 3, 1, 2], true, true), [3, 1, 3, 1, 2]);
  assert.deepEqual(sortByCountThenLarger([1, 2, 2, 3]), [3, 1, 2, 2]);
  assert.deepEqual(sortByCountThenLarger([1, 2, 2, 3], true), [2, 2, 3, 1]);
  assert.deepEqual(sortTextByCount("treer", true), "eerrt");
  assert.deepEqual(sortTextByCount("treer"), "rreet");
  assert.deepEqual(sortByLastWord(["Bob Smith", "Ann Smith", "Al Adams"], true), [
    "Al Adams",
    "Bob Smith",
    "Ann Smith",
  ]);
  assert.deepEqual(negativesFirstOf([3, 0, -1, 5, -2, 0]), [-1, -2, 0, 0, 3, 5]);
  assert.deepEqual(negativesFirstOf([3, 0, -1, 5], true), [-1, 3, 5, 0]);
});
