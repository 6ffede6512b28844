import assert from "node:assert/strict";
import { test } from "node:test";
import { wrapText, wrapTextAsOne, wrapTextAsItIs, wrapTextAsItIsToOne, wrapTextByAll } from "./wrap-text.mjs";

test("lines are as full as the width allows", () => {
  assert.deepEqual(wrapText("the quick brown fox", 9), ["the quick", "brown fox"]);
  assert.deepEqual(wrapText("the quick brown fox", 8), ["the", "quick", "brown", "fox"]);
  assert.deepEqual(wrapText("a b c", 1), ["a", "b", "c"]);
  assert.deepEqual(wrapText("one  two\n three"), ["one two three"]);
});

test("a word that is too long is cut", () => {
  assert.deepEqual(wrapText("ab abcdefgh c", 3), ["ab", "abc", "def", "gh", "c"]);
  assert.deepEqual(wrapText("abcdef", 3), ["abc", "def"]);
});

test("characters are counted, not code units", () => {
  assert.deepEqual(wrapText("😀😀 😀", 4), ["😀😀 😀"]);
});

test("the edges", () => {
  assert.deepEqual(wrapText(""), []);
  assert.throws(() => wrapText("a", 0), RangeError);
  assert.equal(wrapText(`${"a".repeat(36)} ${"b".repeat(35)}`).length, 1);
  assert.equal(wrapText(`${"a".repeat(36)} ${"b".repeat(36)}`).length, 2);
});

test("other readings", () => {
  assert.deepEqual(wrapTextAsOne("abcdef gh", 4), "abcd\nef\ngh");
  assert.deepEqual(wrapTextAsOne("a b"), "a b");
  assert.deepEqual(wrapTextAsItIs("abcdef g h ij", 3), ["abcdef", "g h", "ij"]);
  assert.deepEqual(wrapTextAsItIs(""), []);
  assert.deepEqual(wrapTextAsItIs("a b"), ["a b"]);
  assert.deepEqual(wrapTextAsItIsToOne("abcdef gh", 3), "abcdef\ngh");
  assert.deepEqual(wrapTextAsItIsToOne("a b"), "a b");
  assert.deepEqual(wrapTextByAll("ab cdef", 3), ["ab ", "cde", "f"]);
  assert.deepEqual(wrapTextByAll(""), []);
  assert.deepEqual(wrapTextByAll("ab"), ["ab"]);
});
