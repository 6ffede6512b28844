import assert from "node:assert/strict";
import { test } from "node:test";
import { findCycle, hasCycle, hasCycleIn, canFinishAll } from "./cycle-check.mjs";

test("a cycle is shown from its first node on", () => {
  assert.deepEqual(
    findCycle([
      ["a", "b"],
      ["b", "c"],
      ["c", "b"],
    ]),
    ["b", "c", "b"],
  );
  assert.deepEqual(
    findCycle([
      ["x", "y"],
      ["y", "z"],
      ["z", "x"],
    ]),
    ["x", "y", "z", "x"],
  );
  assert.deepEqual(findCycle([["a", "a"]]), ["a", "a"]);
  assert.deepEqual(
    findCycle([
      ["a", "b"],
      ["c", "d"],
      ["d", "c"],
    ]),
    ["c", "d", "c"],
  );
});

test("two ways to one node are no cycle", () => {
  assert.deepEqual(
    findCycle([
      ["a", "b"],
      ["a", "c"],
      ["b", "d"],
      ["c", "d"],
    ]),
    null,
  );
  assert.deepEqual(
    findCycle([
      ["a", "b"],
      ["b", "c"],
    ]),
    null,
  );
  assert.deepEqual(findCycle([]), null);
});

test("edges that lead both ways", () => {
  assert.deepEqual(
    findCycle(
      [
        ["a", "b"],
        ["a", "c"],
        ["b", "d"],
        ["c", "d"],
      ],
      false,
    ),
    ["a", "b", "d", "c", "a"],
  );
  assert.deepEqual(
    findCycle(
      [
        ["a", "b"],
        ["b", "c"],
      ],
      false,
    ),
    null,
  );
  assert.deepEqual(
    findCycle(
      [
        ["a", "b"],
        ["a", "b"],
      ],
      false,
    ),
    ["a", "b", "a"],
  );
});

test("readings that differ", () => {
  assert.deepEqual(
    hasCycle([
      ["a", "b"],
      ["b", "a"],
    ]),
    true,
  );
  assert.deepEqual(
    hasCycle([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]),
    false,
  );
  assert.deepEqual(
    hasCycle(
      [
        ["a", "b"],
        ["a", "c"],
        ["b", "c"],
      ],
      false,
    ),
    true,
  );
  assert.deepEqual(hasCycle([["a", "b"]], false), false);
  assert.deepEqual(hasCycleIn({ a: ["b"], b: ["a"] }), true);
  assert.deepEqual(hasCycleIn({ a: ["b"], b: ["a"] }, false), false);
  assert.deepEqual(hasCycleIn({ a: ["b", "c"], b: ["a", "c"], c: ["a", "b"] }, false), true);
  assert.deepEqual(hasCycleIn({ 1: [2], 2: [] }), false);
  assert.deepEqual(canFinishAll(2, [[1, 0]]), true);
  assert.deepEqual(
    canFinishAll(2, [
      [1, 0],
      [0, 1],
    ]),
    false,
  );
  assert.deepEqual(hasCycleIn({ a: ["b"], b: ["c"], c: ["a"] }, false), true);
  assert.deepEqual(hasCycleIn({ a: ["b"], b: ["c"] }, false), false);
  assert.deepEqual(hasCycleIn({ a: ["b", "c"], b: ["a", "c"], c: ["a"] }, false), true);
  assert.deepEqual(canFinishAll(1, [[1, 0]]), false);
});
