import assert from "node:assert/strict";
import { test } from "node:test";
import { parsePath, deepGet, deepSet } from "./deep-get.mjs";

test("paths lead through objects and lists", () => {
  assert.deepEqual(deepGet({ a: { b: [{ c: 5 }] } }, "a.b[0].c"), 5);
  assert.deepEqual(deepGet([[1, 2], [3]], "[0][1]"), 2);
  assert.deepEqual(deepGet({ a: null }, "a", 1), null);
  assert.deepEqual(deepGet({ a: false }, "a", 1), false);
  assert.deepEqual(deepGet({ a: 1 }, ""), { a: 1 });
});

test("a path that leads nowhere gives the fallback", () => {
  assert.deepEqual(deepGet({ a: {} }, "a.b.c"), null);
  assert.deepEqual(deepGet({ a: [1] }, "a[1]", "none"), "none");
  assert.deepEqual(deepGet({}, "constructor", "none"), "none");
  assert.throws(() => deepGet({}, "a..b"), RangeError);
  assert.throws(() => deepGet({}, "a[x]"), RangeError);
});

test("setting leaves the original alone", () => {
  const before = { a: { b: [1, 2] }, c: 1 };
  assert.deepEqual(deepSet(before, "a.b[1]", 9), { a: { b: [1, 9] }, c: 1 });
  assert.deepEqual(before, { a: { b: [1, 2] }, c: 1 });
  assert.deepEqual(deepSet({}, "a[0].b", true), { a: [{ b: true }] });
  assert.deepEqual(deepSet([1], "[1]", 2), [1, 2]);
  assert.throws(() => deepSet([], "[3]", 1), RangeError);
  assert.deepEqual(parsePath("a.b[0]"), ["a", "b", 0]);
});

test("readings that differ", () => {
  assert.deepEqual(deepGet({ a: [{ b: 1 }] }, "a.0.b"), 1);
  assert.deepEqual(deepGet([5, 6], "1"), 6);
  assert.deepEqual(deepGet([5, 6], "length"), null);
  assert.deepEqual(deepGet({ a: { 0: 7 } }, "a.0"), 7);
  assert.deepEqual(deepSet({ a: [1, 2] }, "a.1", 9), { a: [1, 9] });
});

test("a name where a list stands", () => {
  assert.deepEqual(deepSet({ a: [1] }, "a.x", 9), { a: { x: 9 } });
});
