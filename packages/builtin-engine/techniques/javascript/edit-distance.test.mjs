import assert from "node:assert/strict";
import { test } from "node:test";
import { editDistance } from "./edit-distance.mjs";

test("known distances", () => {
  assert.deepEqual(editDistance("kitten", "sitting"), 3);
  assert.deepEqual(editDistance("intention", "execution"), 5);
  assert.deepEqual(editDistance("flaw", "lawn"), 2);
  assert.deepEqual(editDistance("same", "same"), 0);
});

test("an empty text costs the length of the other", () => {
  assert.deepEqual(editDistance("", ""), 0);
  assert.deepEqual(editDistance("abc", ""), 3);
  assert.deepEqual(editDistance("", "abcd"), 4);
});

test("one character outside the basic plane is one character", () => {
  assert.deepEqual(editDistance("a😀", "a"), 1);
});

test("a dearer replacement", () => {
  assert.deepEqual(editDistance("kitten", "sitting", 2), 5);
  assert.deepEqual(editDistance("intention", "execution", 2), 8);
});
