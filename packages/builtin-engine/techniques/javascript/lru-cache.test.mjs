import assert from "node:assert/strict";
import { test } from "node:test";
import { createLruCache } from "./lru-cache.mjs";

test("what was used longest ago is dropped", () => {
  const cache = createLruCache(2);
  cache.put("a", 1);
  cache.put("b", 2);
  assert.deepEqual(cache.get("a"), 1);
  cache.put("c", 3);
  assert.deepEqual(cache.get("b"), null);
  assert.deepEqual(cache.keys(), ["a", "c"]);
});

test("writing again counts as use and adds nothing", () => {
  const cache = createLruCache(2);
  cache.put("a", 1);
  cache.put("b", 2);
  cache.put("a", 9);
  cache.put("c", 3);
  assert.deepEqual(cache.keys(), ["a", "c"]);
  assert.deepEqual(cache.get("a"), 9);
});

test("asking whether it is there is no use", () => {
  const cache = createLruCache(2);
  cache.put("a", 0);
  cache.put("b", null);
  assert.deepEqual(cache.has("a"), true);
  assert.deepEqual(cache.has("b"), true);
  cache.put("c", 1);
  assert.deepEqual(cache.has("a"), false);
});

test("removing, and a capacity of one", () => {
  const cache = createLruCache(1);
  cache.put("a", 0);
  assert.deepEqual(cache.get("a"), 0);
  assert.deepEqual(cache.remove("a"), true);
  assert.deepEqual(cache.remove("a"), false);
  assert.deepEqual(cache.keys(), []);
  cache.put("a", 1);
  cache.put("b", 2);
  assert.deepEqual(cache.keys(), ["b"]);
  assert.throws(() => createLruCache(0), RangeError);
});

test("the capacity that is meant when none is named", () => {
  const cache = createLruCache();
  for (let i = 0; i <= 100; i++) cache.put(i, i);
  assert.deepEqual([cache.keys().length, cache.keys()[0]], [100, 1]);
});
