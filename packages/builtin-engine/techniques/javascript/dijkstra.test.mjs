import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cheapestPath,
  cheapestCost,
  cheapestNodes,
  cheapestCostIn,
  cheapestNodesIn,
  cheapestCosts,
} from "./dijkstra.mjs";

test("the cheapest way, not the shortest", () => {
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 7],
        ["a", "c", 2],
        ["c", "b", 3],
        ["b", "d", 1],
        ["c", "d", 8],
      ],
      "a",
      "d",
    ),
    [6, ["a", "c", "b", "d"]],
  );
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 1],
        ["b", "a", 1],
        ["b", "c", 0],
      ],
      "a",
      "c",
    ),
    [1, ["a", "b", "c"]],
  );
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 10],
        ["a", "c", 1],
        ["c", "d", 1],
        ["d", "e", 1],
        ["e", "b", 1],
      ],
      "a",
      "b",
    ),
    [4, ["a", "c", "d", "e", "b"]],
  );
});

test("of parallel edges the cheaper one", () => {
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 5],
        ["a", "b", 2],
      ],
      "a",
      "b",
    ),
    [2, ["a", "b"]],
  );
});

test("the start is reached for nothing", () => {
  assert.deepEqual(cheapestPath([], "a", "a"), [0, ["a"]]);
  assert.deepEqual(cheapestPath([["a", "a", 4]], "a", "a"), [0, ["a"]]);
});

test("directions, and no way", () => {
  assert.deepEqual(cheapestPath([["a", "b", 1]], "b", "a"), null);
  assert.deepEqual(cheapestPath([["a", "b", 1]], "b", "a", false), [1, ["b", "a"]]);
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 1],
        ["c", "d", 1],
      ],
      "a",
      "d",
    ),
    null,
  );
});

test("negative costs are refused", () => {
  assert.throws(() => cheapestPath([["a", "b", -1]], "a", "b"), RangeError);
});

test("a dearer way does not replace a cheaper one", () => {
  assert.deepEqual(
    cheapestPath(
      [
        ["a", "b", 2],
        ["a", "c", 1],
        ["c", "b", 5],
      ],
      "a",
      "b",
    ),
    [2, ["a", "b"]],
  );
});

test("readings that differ", () => {
  assert.deepEqual(
    cheapestCost(
      [
        ["a", "b", 4],
        ["a", "c", 1],
        ["c", "b", 2],
      ],
      "a",
      "b",
    ),
    3,
  );
  assert.deepEqual(cheapestCost([["a", "b", 4]], "b", "a"), -1);
  assert.deepEqual(cheapestCost([["a", "b", 4]], "b", "a", false), 4);
  assert.deepEqual(cheapestCost([], "a", "b", true, null), null);
  assert.deepEqual(
    cheapestNodes(
      [
        ["a", "b", 4],
        ["a", "c", 1],
        ["c", "b", 2],
      ],
      "a",
      "b",
    ),
    ["a", "c", "b"],
  );
  assert.deepEqual(cheapestNodes([["a", "b", 4]], "b", "a"), null);
  assert.deepEqual(cheapestNodes([["a", "b", 4]], "b", "a", false), ["b", "a"]);
  assert.deepEqual(cheapestCostIn({ a: { b: 4, c: 1 }, c: { b: 2 } }, "a", "b"), 3);
  assert.deepEqual(cheapestCostIn({ a: {} }, "a", "b"), -1);
  assert.deepEqual(cheapestCostIn({ a: {} }, "a", "b", null), null);
  assert.deepEqual(cheapestNodesIn({ a: { b: 4, c: 1 }, c: { b: 2 } }, "a", "b"), ["a", "c", "b"]);
  assert.deepEqual(cheapestCosts({ a: { b: 4, c: 1 }, c: { b: 2 }, d: {} }, "a"), { a: 0, c: 1, b: 3 });
  assert.deepEqual(cheapestCosts({ a: {}, d: {} }, "a", true), { a: 0, d: null });
});
