import assert from "node:assert/strict";
import { test } from "node:test";
import { mostFrequent, frequentWords } from "./most-frequent.mjs";

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
