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
  countTheWord,
  countWordIn,
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
  assert.deepEqual(countWord("The cat and the dog. Then the end.", "the", true), 3);
  assert.deepEqual(countItem([1, 2, 1, 1], 1), 3);
  assert.deepEqual(countItem([], 1), 0);
  assert.deepEqual(indexesOf([5, 3, 5], 5), [0, 2]);
  assert.deepEqual(indexesOf("banana", "a"), [1, 3, 5]);
  assert.deepEqual(indexesOf([], 1), []);
});

test("readings that differ", () => {
  assert.deepEqual(substringPositions("banana", "an", false, true), [2, 4]);
  assert.deepEqual(countSubstring("AbaB", "ab"), 0);
  assert.deepEqual(countSubstring("AbaB", "ab", false, true), 2);
  assert.deepEqual(countOverlapping("aAa", "aa", true), 2);
  assert.deepEqual(countCharacter("Banana b", "b"), 1);
  assert.deepEqual(countCharacter("Banana b", "b", true), 2);
  assert.deepEqual(countWord("The cat, the CAT.", "cat"), 1);
  assert.deepEqual(countWord("a well-known well", "well"), 1);
  assert.deepEqual(countTheWord("cat, cat Cat", "cat"), 1);
  assert.deepEqual(countTheWord("cat, cat Cat", "cat", true), 2);
  assert.deepEqual(countWordIn("a well-known Well", "well"), 1);
  assert.deepEqual(countWordIn("a well-known Well", "well", true), 2);
  assert.deepEqual(indexesOf([5, 3, 5], 5, true), [1, 3]);
});
