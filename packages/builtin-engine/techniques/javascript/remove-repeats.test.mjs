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
