import assert from "node:assert/strict";
import { test } from "node:test";
import {
  removeAll,
  moveToEnd,
  moveZeros,
  swapEnds,
  swapItems,
  take,
  drop,
  takeLast,
  dropLast,
  everyOther,
  everyNth,
  insertAt,
  removeAt,
  replaceAllItems,
  compact,
  reverseList,
  firstAndLast,
  middleItems,
  repeatItem,
  removeFirstItem,
  removeLastItem,
  moveToFront,
  moveZerosToFront,
  everyOtherFromTwo,
  everyNthFromOne,
  removeEveryNth,
  compactOnly,
  compactAsItIs,
  replaceFirstItem,
  firstAndLastOrOne,
  middleItemToOne,
  middleItemAt,
  insertAfter,
  insertAtFromOne,
  removeAtFromOne,
  swapItemsFromOne,
  swapNeighbourItems,
} from "./list-edit.mjs";

test("items go or move", () => {
  assert.deepEqual(removeAll([1, 2, 1, 3], 1), [2, 3]);
  assert.deepEqual(removeAll([0, false, 1, ""]), [false, 1, ""]);
  assert.deepEqual(moveZeros([0, 1, 0, 3, 12]), [1, 3, 12, 0, 0]);
  assert.deepEqual(moveZeros([false, 0, "a"]), [false, "a", 0]);
  assert.deepEqual(moveToEnd([2, 1, 2, 3], 2), [1, 3, 2, 2]);
  assert.deepEqual(moveToEnd([0, 5]), [5, 0]);
  assert.deepEqual(compact([0, 1, false, 2, "", 3, null, "a"]), [1, 2, 3, "a"]);
  assert.deepEqual(compact([[], 0]), [[]]);
  assert.deepEqual(removeAt([1, 2, 3], 1), [1, 3]);
  assert.deepEqual(removeAt([1], 5), [1]);
});

test("items change places", () => {
  assert.deepEqual(swapEnds([1, 2, 3, 4]), [4, 2, 3, 1]);
  assert.deepEqual(swapEnds([1]), [1]);
  assert.deepEqual(swapEnds([1, 2]), [2, 1]);
  assert.deepEqual(swapItems(["a", "b", "c"], 0, 2), ["c", "b", "a"]);
  assert.deepEqual(reverseList([1, 2, 3]), [3, 2, 1]);
});

test("ends and middles", () => {
  assert.deepEqual(take([1, 2, 3]), [1]);
  assert.deepEqual(take([1, 2, 3], 2), [1, 2]);
  assert.deepEqual(take([1, 2], -1), []);
  assert.deepEqual(drop([1, 2, 3]), [2, 3]);
  assert.deepEqual(drop([1, 2, 3], 5), []);
  assert.deepEqual(takeLast([1, 2, 3], 2), [2, 3]);
  assert.deepEqual(takeLast([1, 2, 3]), [3]);
  assert.deepEqual(takeLast([1, 2], 0), []);
  assert.deepEqual(dropLast([1, 2, 3]), [1, 2]);
  assert.deepEqual(dropLast([1, 2], 3), []);
  assert.deepEqual(firstAndLast([1, 2, 3]), [1, 3]);
  assert.deepEqual(firstAndLast([]), []);
  assert.deepEqual(middleItems([1, 2, 3]), [2]);
  assert.deepEqual(middleItems([1, 2, 3, 4]), [2, 3]);
  assert.deepEqual(middleItems([]), []);
});

test("every second one", () => {
  assert.deepEqual(everyOther([1, 2, 3, 4, 5]), [1, 3, 5]);
  assert.deepEqual(everyOther([1, 2, 3, 4, 5], 3), [1, 4]);
  assert.deepEqual(everyNth([1, 2, 3, 4, 5]), [2, 4]);
  assert.deepEqual(everyNth([1, 2, 3, 4, 5, 6], 3), [3, 6]);
});

test("items come in", () => {
  assert.deepEqual(insertAt([1, 3], 1, 2), [1, 2, 3]);
  assert.deepEqual(insertAt([], 0, "a"), ["a"]);
  assert.deepEqual(replaceAllItems([1, 2, 1], 1, 9), [9, 2, 9]);
  assert.deepEqual(repeatItem("x", 3), ["x", "x", "x"]);
  assert.deepEqual(repeatItem(7), [7]);
  assert.deepEqual(repeatItem("x", 0), []);
});

test("other readings", () => {
  assert.deepEqual(removeFirstItem([1, 0, 2, 0]), [1, 2, 0]);
  assert.deepEqual(removeFirstItem([1], 5), [1]);
  assert.deepEqual(removeFirstItem([5, 1], 5), [1]);
  assert.deepEqual(removeLastItem([1, 0, 2, 0, 3]), [1, 0, 2, 3]);
  assert.deepEqual(removeLastItem([1], 5), [1]);
  assert.deepEqual(removeLastItem([5, 1], 5), [1]);
  assert.deepEqual(moveToFront([1, 0, 2, 0]), [0, 0, 1, 2]);
  assert.deepEqual(moveZerosToFront([1, 0, 2]), [0, 1, 2]);
  assert.deepEqual(everyOtherFromTwo([1, 2, 3, 4]), [2, 4]);
  assert.deepEqual(everyNthFromOne([1, 2, 3, 4], 3), [1, 4]);
  assert.deepEqual(everyNthFromOne([1, 2, 3]), [1, 3]);
  assert.deepEqual(removeEveryNth([1, 2, 3, 4]), [1, 3]);
  assert.deepEqual(removeEveryNth([1, 2, 3, 4], 3), [1, 2, 4]);
  assert.deepEqual(compactOnly([0, null, "", false, 1]), [0, "", false, 1]);
  assert.deepEqual(compactAsItIs([0, null, "", false, 1]), [0, false, 1]);
  assert.deepEqual(replaceFirstItem([1, 2, 1], 1, 9), [9, 2, 1]);
  assert.deepEqual(replaceFirstItem([2], 1, 9), [2]);
  assert.deepEqual(firstAndLastOrOne([1, 2, 3]), [1, 3]);
  assert.deepEqual(firstAndLastOrOne([1, 2]), [1, 2]);
  assert.deepEqual(firstAndLastOrOne([1]), [1]);
  assert.deepEqual(middleItemToOne([1, 2, 3, 4]), 2);
  assert.deepEqual(middleItemToOne([1, 2, 3]), 2);
  assert.deepEqual(middleItemToOne([]), null);
  assert.deepEqual(middleItemAt([1, 2, 3, 4]), 3);
  assert.deepEqual(middleItemAt([1, 2, 3]), 2);
  assert.deepEqual(middleItemAt([]), null);
  assert.deepEqual(insertAfter([1, 2], 0, 9), [1, 9, 2]);
  assert.deepEqual(insertAtFromOne([1, 2], 2, 9), [1, 9, 2]);
  assert.deepEqual(removeAtFromOne([1, 2, 3], 2), [1, 3]);
  assert.deepEqual(swapItemsFromOne([1, 2, 3], 1, 3), [3, 2, 1]);
  assert.deepEqual(swapNeighbourItems([1, 2, 3, 4, 5]), [2, 1, 4, 3, 5]);
});
