import assert from "node:assert/strict";
import { test } from "node:test";
import { createTrie } from "./trie.mjs";

test("words and their beginnings", () => {
  const trie = createTrie(["car", "cart", "care", "dog"]);
  assert.deepEqual(trie.has("car"), true);
  assert.deepEqual(trie.has("ca"), false);
  assert.deepEqual(trie.has("cars"), false);
  assert.deepEqual(trie.hasPrefix("ca"), true);
  assert.deepEqual(trie.hasPrefix("dog"), true);
  assert.deepEqual(trie.hasPrefix("x"), false);
});

test("completions in the order of their letters", () => {
  const trie = createTrie(["cart", "dog", "care", "car"]);
  assert.deepEqual(trie.complete("car"), ["car", "care", "cart"]);
  assert.deepEqual(trie.complete("car", 2), ["car", "care"]);
  assert.deepEqual(trie.complete(""), ["car", "care", "cart", "dog"]);
  assert.deepEqual(trie.complete("z"), []);
  assert.deepEqual(trie.complete("car", 0), []);
});

test("the edges", () => {
  const trie = createTrie();
  assert.deepEqual(trie.has(""), false);
  assert.deepEqual(trie.hasPrefix(""), false);
  assert.deepEqual(trie.complete(""), []);
  trie.add("");
  trie.add("é😀");
  trie.add("é😀");
  assert.deepEqual(trie.complete(""), ["", "é😀"]);
  assert.deepEqual(trie.complete("é"), ["é😀"]);
  assert.deepEqual(trie.has("constructor"), false);
});

test("ten completions when no number is named", () => {
  assert.equal(createTrie([..."abcdefghijk"]).complete("").length, 10);
});
