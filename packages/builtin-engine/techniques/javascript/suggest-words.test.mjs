import assert from "node:assert/strict";
import { test } from "node:test";
import { suggestWords } from "./suggest-words.mjs";

test("the nearest come first, equals in the given order", () => {
  assert.deepEqual(suggestWords("stauts", ["start", "status", "stats", "commit"]), [
    "stats",
    "start",
    "status",
  ]);
  assert.deepEqual(suggestWords("comit", ["commit", "merge"]), ["commit"]);
  assert.deepEqual(suggestWords("bat", ["cat", "bat", "hat"]), ["bat", "cat", "hat"]);
  assert.deepEqual(suggestWords("Push", ["push"], 0), ["push"]);
});

test("too far is no suggestion", () => {
  assert.deepEqual(suggestWords("xyzzy", ["commit", "merge"]), []);
  assert.deepEqual(suggestWords("ab", ["cd", "x"]), []);
  assert.deepEqual(suggestWords("kitten", ["sitting"], 3), ["sitting"]);
});

test("the number is limited", () => {
  assert.deepEqual(suggestWords("a", ["ab", "ac", "ad", "ae"]), ["ab", "ac", "ad"]);
  assert.deepEqual(suggestWords("a", ["ab", "ac"], 2, 1), ["ab"]);
  assert.deepEqual(suggestWords("", []), []);
  assert.deepEqual(suggestWords("abcdef", ["abcxyz", "abcdxy"]), ["abcdxy"]);
});
