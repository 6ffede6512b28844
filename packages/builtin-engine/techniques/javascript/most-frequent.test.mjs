import assert from "node:assert/strict";
import { test } from "node:test";
import {
  mostFrequent,
  frequentWords,
  mostFrequentOne,
  mostFrequentOneOfAll,
  mostFrequentOneOverAll,
  mostFrequentOneOrLast,
  mostFrequentOneToGet,
  mostFrequentItems,
  mostFrequentItemsInAll,
  mostFrequentByAll,
  leastFrequent,
  highestFrequency,
} from "./most-frequent.mjs";

test("counts fall, equals keep their order", () => {
  assert.deepEqual(mostFrequent(["b", "a", "b", "c", "a", "b"]), [
    ["b", 3],
    ["a", 2],
    ["c", 1],
  ]);
  assert.deepEqual(mostFrequent([3, 1, 2, 1, 3], 2), [
    [3, 2],
    [1, 2],
  ]);
  assert.deepEqual(mostFrequent([], 3), []);
  assert.deepEqual(mostFrequent(["x"], 0), []);
});

test("words in any case, equals by the alphabet", () => {
  assert.deepEqual(frequentWords("The cat and the hat. The end!"), [
    ["the", 3],
    ["and", 1],
    ["cat", 1],
    ["end", 1],
    ["hat", 1],
  ]);
  assert.deepEqual(frequentWords("the cat the hat", 2, ["the"]), [
    ["cat", 1],
    ["hat", 1],
  ]);
  assert.deepEqual(frequentWords("É é e constructor don't", 2), [
    ["é", 2],
    ["constructor", 1],
  ]);
  assert.deepEqual(frequentWords(""), []);
});

test("ten entries when no number is named", () => {
  assert.equal(mostFrequent([..."abcdefghijk"]).length, 10);
  assert.equal(frequentWords("a b c d e f g h i j k").length, 10);
});

test("other readings", () => {
  assert.deepEqual(mostFrequentOne([2, 1, 1, 2, 3]), 2);
  assert.deepEqual(mostFrequentOne([]), null);
  assert.deepEqual(mostFrequentOneOfAll([10, 9, 9, 10, 3]), 9);
  assert.deepEqual(mostFrequentOneOverAll([9, 10, 9, 10, 30]), 10);
  assert.deepEqual(mostFrequentOneOrLast([2, 1, 2, 1]), 1);
  assert.deepEqual(mostFrequentOneToGet([2, 1, 1, 2]), 1);
  assert.deepEqual(mostFrequentOneToGet([], 0), 0);
  assert.deepEqual(mostFrequentItems(["b", "a", "a", "c"], 2), ["a", "b"]);
  assert.deepEqual(mostFrequentItems([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.deepEqual(mostFrequentItemsInAll(["b", "a", "c", "c"], 2), ["c", "a"]);
  assert.deepEqual(mostFrequentItemsInAll([10, 9]), [9, 10]);
  assert.deepEqual(mostFrequentByAll(["b", "a"], 1), [["a", 1]]);
  assert.deepEqual(mostFrequentByAll(["b", "a"]), [
    ["a", 1],
    ["b", 1],
  ]);
  assert.deepEqual(leastFrequent([1, 1, 3, 2]), 3);
  assert.deepEqual(leastFrequent([]), null);
  assert.deepEqual(highestFrequency([1, 2, 1]), 2);
  assert.deepEqual(highestFrequency([]), 0);
});
