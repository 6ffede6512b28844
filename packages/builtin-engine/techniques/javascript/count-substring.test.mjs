import assert from "node:assert/strict";
import { test } from "node:test";
import {
  substringPositions,
  countSubstring,
  countOverlapping,
  countCharacter,
  countWord,
  countItem,
  indexesOf,
} from "./count-substring.mjs";

test("parts of a text", () => {
  assert.deepEqual(countSubstring("abababa", "aba"), 2);
  assert.deepEqual(countSubstring("abababa", "aba", true), 3);
  assert.deepEqual(countSubstring("abc", "x"), 0);
  assert.deepEqual(countSubstring("abc", ""), 0);
  assert.deepEqual(countOverlapping("aaaa", "aa"), 3);
  assert.deepEqual(substringPositions("banana", "ana"), [1]);
  assert.deepEqual(substringPositions("banana", "ana", true), [1, 3]);
  assert.deepEqual(substringPositions("", "a"), []);
});

test("characters, words and items", () => {
  assert.deepEqual(countCharacter("banana", "n"), 2);
  assert.deepEqual(countCharacter("", "a"), 0);
  assert.deepEqual(countWord("The cat and the dog. Then the end.", "the"), 3);
  assert.deepEqual(countItem([1, 2, 1, 1], 1), 3);
  assert.deepEqual(countItem([], 1), 0);
  assert.deepEqual(indexesOf([5, 3, 5], 5), [0, 2]);
  assert.deepEqual(indexesOf("banana", "a"), [1, 3, 5]);
  assert.deepEqual(indexesOf([], 1), []);
});
