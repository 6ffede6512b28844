import assert from "node:assert/strict";
import { test } from "node:test";
import {
  listChanges,
  missingItems,
  extraItem,
  firstDifferenceIndex,
  samePlaces,
  countSamePlaces,
  compareTriplets,
  compareInOrder,
  examScore,
  percentRight,
  largerOfEach,
  isReverseOf,
  areOneSwapAway,
  examScoreAndUp,
  itemsOnlyInFirst,
  itemsInOneOnly,
} from "./compare-lists.mjs";

test("changes", () => {
  assert.deepEqual(listChanges([1, 2, 3], [2, 4]), { added: [4], removed: [1, 3], kept: [2] });
  assert.deepEqual(listChanges([], []), { added: [], removed: [], kept: [] });
  assert.deepEqual(missingItems(["a", "b", "a"], ["a"]), ["b", "a"]);
  assert.deepEqual(missingItems([1], [1, 2]), []);
  assert.deepEqual(extraItem("abc", "cabx"), "x");
  assert.deepEqual(extraItem([1], [1]), null);
});

test("places", () => {
  assert.deepEqual(firstDifferenceIndex("table", "tablet"), 5);
  assert.deepEqual(firstDifferenceIndex([1, 2, 3], [1, 5, 3]), 1);
  assert.deepEqual(firstDifferenceIndex("a", "a"), -1);
  assert.deepEqual(firstDifferenceIndex([1, 2], [1]), 1);
  assert.deepEqual(samePlaces("abcd", "abxd"), [0, 1, 3]);
  assert.deepEqual(countSamePlaces([1, 2, 3], [3, 2, 1]), 1);
  assert.deepEqual(compareTriplets([5, 6, 7], [3, 6, 10]), [1, 1]);
  assert.deepEqual(compareTriplets([2, 2], [1, 1]), [2, 0]);
  assert.deepEqual(compareInOrder([1, 2], [1, 3]), -1);
  assert.deepEqual(compareInOrder([1, 2, 0], [1, 2]), 1);
  assert.deepEqual(compareInOrder([1], [1, 2]), -1);
  assert.deepEqual(compareInOrder("b", "ab"), 1);
  assert.deepEqual(compareInOrder([], []), 0);
  assert.deepEqual(largerOfEach([1, 5], [3, 2]), [3, 5]);
  assert.deepEqual(largerOfEach([1, 5], [3, 2], true), [1, 2]);
  assert.deepEqual(isReverseOf([1, 2, 3], [3, 2, 1]), true);
  assert.deepEqual(isReverseOf("abc", "abc"), false);
  assert.deepEqual(areOneSwapAway("converse", "conserve"), true);
  assert.deepEqual(areOneSwapAway("abc", "bca"), false);
  assert.deepEqual(areOneSwapAway("aab", "abb"), false);
  assert.deepEqual(areOneSwapAway("ab", "abc"), false);
});

test("answers", () => {
  assert.deepEqual(examScore(["a", "a", "b", "b"], ["a", "c", "b", "d"]), 6);
  assert.deepEqual(examScore(["a", "a", "c", "b"], ["a", "a", "b", ""]), 7);
  assert.deepEqual(examScore(["b", "c", "b", "a"], ["", "a", "a", "c"]), -3);
  assert.deepEqual(examScore("abc", "ab-", 1, 0, "-"), 2);
  assert.deepEqual(examScore("abc", "a--", 5, -2, "-"), 5);
  assert.deepEqual(percentRight(["a", "b", "c"], ["a", "b", "d"]), 67);
  assert.deepEqual(percentRight([], []), 0);
});

test("readings that differ", () => {
  assert.deepEqual(examScoreAndUp(["b", "c"], ["a", "a"]), 0);
  assert.deepEqual(examScoreAndUp("ab", "aa", 3, -2), 1);
  assert.deepEqual(examScoreAndUp("ab", "a-", 3, -2, "-"), 3);
  assert.deepEqual(percentRight("abc", "abd", true), 66.66666666666667);
  assert.deepEqual(samePlaces("abcd", "abxd", true), [1, 2, 4]);
  assert.deepEqual(itemsOnlyInFirst([1, 2, 2, 3], [3, 2]), [1]);
  assert.deepEqual(itemsOnlyInFirst([1, 1, 2], [2]), [1, 1]);
  assert.deepEqual(itemsOnlyInFirst([1, 1, 2], [2], true), [1]);
  assert.deepEqual(itemsInOneOnly([1, 1, 2], [2, 4, 4]), [1, 1, 4, 4]);
  assert.deepEqual(itemsInOneOnly([1, 1, 2], [2, 4, 4], true), [1, 4]);
});
