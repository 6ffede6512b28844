import assert from "node:assert/strict";
import { test } from "node:test";
import { flatten, nesting, flattenOnce, nestingDepth } from "./flatten.mjs";

test("order is kept at any depth", () => {
  assert.deepEqual(flatten([1, [2, [3, [4]], 5], [], "ab"]), [1, 2, 3, 4, 5, "ab"]);
  assert.deepEqual(flatten([[[[]]]]), []);
  assert.deepEqual(flatten([]), []);
  assert.deepEqual(flatten([null, [false, [0]]]), [null, false, 0]);
});

test("down to a depth", () => {
  assert.deepEqual(flatten([1, [2, [3, [4]]]], 1), [1, 2, [3, [4]]]);
  assert.deepEqual(flatten([1, [2, [3, [4]]]], 2), [1, 2, 3, [4]]);
  assert.deepEqual(flatten([1, [2]], 0), [1, [2]]);
});

test("nesting is measured", () => {
  assert.deepEqual(nesting([1, 2]), 1);
  assert.deepEqual(nesting([1, [2, [3]], [4]]), 3);
  assert.deepEqual(nesting([[]]), 2);
});

test("deep lists overflow no stack", () => {
  let deep = 1;
  for (let i = 0; i < 1000; i++) deep = [deep];
  assert.deepEqual(flatten([deep]), [1]);
  assert.deepEqual(flatten([[deep]]), [[1]]);
});

test("readings that differ", () => {
  assert.deepEqual(flattenOnce([1, [2, [3]]]), [1, 2, [3]]);
  assert.deepEqual(flattenOnce([]), []);
  assert.deepEqual(nestingDepth([1, [2, [3]]]), 2);
  assert.deepEqual(nestingDepth([1]), 0);
});
