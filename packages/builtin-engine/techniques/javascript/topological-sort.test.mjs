import assert from "node:assert/strict";
import { test } from "node:test";
import { topologicalSort } from "./topological-sort.mjs";

test("what is needed comes first", () => {
  assert.deepEqual(topologicalSort({ app: ["lib", "db"], lib: ["core"], db: ["core"] }), [
    "core",
    "lib",
    "db",
    "app",
  ]);
  assert.deepEqual(topologicalSort({ c: ["b"], b: ["a"], a: [] }), ["a", "b", "c"]);
  assert.deepEqual(topologicalSort({ a: ["b", "b"] }), ["b", "a"]);
});

test("tasks without needs keep their order", () => {
  assert.deepEqual(topologicalSort({ b: [], a: [], c: [] }), ["b", "a", "c"]);
  assert.deepEqual(topologicalSort({}), []);
});

test("the other direction", () => {
  assert.deepEqual(topologicalSort({ app: ["lib"] }, true), ["app", "lib"]);
});

test("cycles are refused", () => {
  assert.throws(() => topologicalSort({ a: ["b"], b: ["a"] }), RangeError);
  assert.throws(() => topologicalSort({ a: ["a"] }), RangeError);
  assert.throws(() => topologicalSort({ x: [], a: ["b", "x"], b: ["c"], c: ["a"] }), RangeError);
});

test("the error names what is held up", () => {
  assert.throws(() => topologicalSort({ x: [], a: ["b", "x"], b: ["a"] }), /holds up a, b$/);
});
