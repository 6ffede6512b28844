import assert from "node:assert/strict";
import { test } from "node:test";
import {
  groupConsecutive,
  removeConsecutiveDuplicates,
  removeAdjacentPairs,
  removeDuplicateCharacters,
  removeDuplicateWords,
  removeConsecutiveDuplicateWords,
  hasConsecutiveDuplicates,
  removeConsecutiveDuplicatesInAnyCase,
  removeDuplicateCharactersInAnyCase,
  removeDuplicateCharactersOrLast,
  removeDuplicateCharactersAtAll,
  removeDuplicateCharactersOnly,
  removeDuplicateWordsInAnyCase,
  removeDuplicateWordsOrLast,
  removeDuplicateWordsAtAll,
  removeConsecutiveDuplicateWordsInAnyCase,
  removeAdjacentPairsAtAll,
} from "./remove-repeats.mjs";

test("runs become one", () => {
  assert.deepEqual(removeConsecutiveDuplicates("aaabbbcca"), "abca");
  assert.deepEqual(removeConsecutiveDuplicates([1, 1, 2, 2, 1]), [1, 2, 1]);
  assert.deepEqual(removeConsecutiveDuplicates("aaaabb", 2), "aabb");
  assert.deepEqual(removeConsecutiveDuplicates(""), "");
  assert.deepEqual(
    removeConsecutiveDuplicateWords("alpha beta beta gamma gamma alpha"),
    "alpha beta gamma alpha",
  );
});

test("groups and tests", () => {
  assert.deepEqual(groupConsecutive([1, 1, 2, 3, 3]), [[1, 1], [2], [3, 3]]);
  assert.deepEqual(groupConsecutive("aab"), [["a", "a"], ["b"]]);
  assert.deepEqual(groupConsecutive([]), []);
  assert.deepEqual(hasConsecutiveDuplicates("hello"), true);
  assert.deepEqual(hasConsecutiveDuplicates([1, 2, 1]), false);
});

test("each only once, or pairs cancelled", () => {
  assert.deepEqual(removeDuplicateCharacters("banana"), "ban");
  assert.deepEqual(removeDuplicateWords("alpha beta beta gamma alpha"), "alpha beta gamma");
  assert.deepEqual(removeAdjacentPairs("abbaca"), "ca");
  assert.deepEqual(removeAdjacentPairs([1, 1, 2]), [2]);
  assert.deepEqual(removeAdjacentPairs("aaa"), "a");
});

test("other readings", () => {
  assert.deepEqual(removeConsecutiveDuplicatesInAnyCase("aAbBa"), "aba");
  assert.deepEqual(removeDuplicateCharactersInAnyCase("aAbaB"), "ab");
  assert.deepEqual(removeDuplicateCharactersOrLast("abcab"), "cab");
  assert.deepEqual(removeDuplicateCharactersAtAll("abcab"), "c");
  assert.deepEqual(removeDuplicateCharactersOnly("ab a b"), "ab  ");
  assert.deepEqual(removeDuplicateWordsInAnyCase("A b a B c"), "A b c");
  assert.deepEqual(removeDuplicateWordsOrLast("a b a c"), "b a c");
  assert.deepEqual(removeDuplicateWordsAtAll("a b a c"), "b c");
  assert.deepEqual(removeConsecutiveDuplicateWordsInAnyCase("The the a A b the"), "The a b the");
  assert.deepEqual(removeAdjacentPairsAtAll("aabccd"), "bd");
  assert.deepEqual(removeAdjacentPairsAtAll([1, 1, 1, 2]), [2]);
});
