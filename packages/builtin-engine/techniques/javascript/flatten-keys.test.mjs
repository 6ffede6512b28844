import assert from "node:assert/strict";
import { test } from "node:test";
import { flattenKeys, expandKeys, flattenAllKeys } from "./flatten-keys.mjs";

test("levels become one key", () => {
  assert.deepEqual(flattenKeys({ a: { b: 1, c: { d: null } }, e: [1, { f: 2 }] }), {
    "a.b": 1,
    "a.c.d": null,
    e: [1, { f: 2 }],
  });
  assert.deepEqual(flattenKeys({ a: { b: 1 } }, "__"), { a__b: 1 });
  assert.deepEqual(flattenKeys({ a: {} }), { a: {} });
  assert.deepEqual(flattenKeys({}), {});
  assert.throws(() => flattenKeys({ "a.b": 1 }), RangeError);
});

test("keys become levels", () => {
  assert.deepEqual(expandKeys({ "a.b": 1, "a.c.d": 2, e: 3 }), { a: { b: 1, c: { d: 2 } }, e: 3 });
  assert.deepEqual(expandKeys({ "a/b": 1, "c.d": 2 }, "/"), { a: { b: 1 }, "c.d": 2 });
  assert.deepEqual(expandKeys({}), {});
});

test("contradictions are refused", () => {
  assert.throws(() => expandKeys({ a: 1, "a.b": 2 }), RangeError);
  assert.throws(() => expandKeys({ "a.b": 2, a: 1 }), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(flattenAllKeys({ a: { b: [1, { c: 2 }] }, d: [] }), { "a.b.0": 1, "a.b.1.c": 2, d: [] });
  assert.deepEqual(flattenAllKeys({ a: [1, { c: 2 }] }, true), { "a[0]": 1, "a[1].c": 2 });
  assert.deepEqual(flattenAllKeys({}), {});
});
