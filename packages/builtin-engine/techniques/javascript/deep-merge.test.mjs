import assert from "node:assert/strict";
import { test } from "node:test";
import {
  deepMerge,
  deepMergeWithoutNull,
  deepMergeAll,
  mergeWithoutNested,
  deepMergeAdding,
} from "./deep-merge.mjs";

test("later values win, deeper ones alone", () => {
  assert.deepEqual(deepMerge({ a: { x: 1, y: 2 }, b: 1 }, { a: { y: 3 } }), { a: { x: 1, y: 3 }, b: 1 });
  assert.deepEqual(deepMerge({ a: 1 }, { a: { b: 2 } }), { a: { b: 2 } });
  assert.deepEqual(deepMerge({ a: { b: 2 } }, { a: null }), { a: null });
  assert.deepEqual(deepMerge({ a: 1 }, {}), { a: 1 });
  assert.deepEqual(deepMerge({}, { a: [1] }), { a: [1] });
});

test("lists are replaced or joined", () => {
  assert.deepEqual(deepMerge({ l: [1, 2] }, { l: [3] }), { l: [3] });
  assert.deepEqual(deepMerge({ l: [1, 2] }, { l: [3] }, true), { l: [1, 2, 3] });
  assert.deepEqual(deepMerge({ l: 1 }, { l: [3] }, true), { l: [3] });
});

test("the inputs stay as they are and share nothing", () => {
  const base = { a: { x: [1] } };
  const merged = deepMerge(base, { a: { y: 2 } });
  merged.a.x.push(2);
  assert.deepEqual(base, { a: { x: [1] } });
});

test("no key reaches a prototype", () => {
  assert.equal(deepMerge({}, JSON.parse('{"__proto__": {"bad": 1}}')).bad, undefined);
});

test("readings that differ", () => {
  assert.deepEqual(deepMergeWithoutNull({ a: 1, b: { c: 2 } }, { a: null, b: { c: null, d: 3 } }), {
    a: 1,
    b: { c: 2, d: 3 },
  });
  assert.deepEqual(deepMergeWithoutNull({ a: [1] }, { a: [2] }, true), { a: [1, 2] });
  assert.deepEqual(deepMergeAll([{ a: { b: 1 } }, { a: { c: 2 } }, { a: { b: 3 } }]), { a: { b: 3, c: 2 } });
  assert.deepEqual(deepMergeAll([{ a: [1] }, { a: [2] }], true), { a: [1, 2] });
  assert.deepEqual(deepMergeAll([]), {});
  assert.deepEqual(mergeWithoutNested({ a: { b: 1 }, x: 1 }, { a: { c: 2 } }), { a: { c: 2 }, x: 1 });
  assert.deepEqual(mergeWithoutNested({ a: 1 }, { a: 2, b: 3 }, true), { a: 1, b: 3 });
  assert.deepEqual(deepMergeAdding({ a: 1, b: { c: 2 }, d: "x" }, { a: 2, b: { c: 3, e: 1 }, d: "y" }), {
    a: 3,
    b: { c: 5, e: 1 },
    d: "y",
  });
  assert.deepEqual(deepMergeAdding({ a: 1 }, { a: { b: 1 } }), { a: { b: 1 } });
  assert.deepEqual(deepMergeAdding({ a: "1" }, { a: 1 }), { a: 1 });
});
