import assert from "node:assert/strict";
import { test } from "node:test";
import { deepEqual, objectDiff } from "./object-diff.mjs";

test("every change has a kind and a path", () => {
  assert.deepEqual(objectDiff({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 5, e: 3 }, f: 1 }), [
    ["removed", "a"],
    ["changed", "b.c"],
    ["removed", "b.d"],
    ["added", "b.e"],
    ["added", "f"],
  ]);
  assert.deepEqual(objectDiff({ a: { b: 1 } }, { a: 1 }), [["changed", "a"]]);
  assert.deepEqual(objectDiff({ a: { b: 1 } }, { a: { b: 2 } }, "/"), [["changed", "a/b"]]);
});

test("the order of keys is no change, that of a list is", () => {
  assert.deepEqual(objectDiff({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }), []);
  assert.deepEqual(objectDiff({ b: [1, 2] }, { b: [2, 1] }), [["changed", "b"]]);
  assert.deepEqual(objectDiff({}, {}), []);
});

test("null, false and missing are different things", () => {
  assert.deepEqual(objectDiff({ a: null }, {}), [["removed", "a"]]);
  assert.deepEqual(deepEqual({ a: null }, { b: null }), false);
  assert.deepEqual(deepEqual([false], [0]), false);
  assert.deepEqual(deepEqual([1, { x: [2] }], [1, { x: [2] }]), true);
  assert.deepEqual(deepEqual([1], [1, 2]), false);
  assert.deepEqual(deepEqual({ a: 1 }, { a: 1, b: 2 }), false);
});
