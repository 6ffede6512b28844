import assert from "node:assert/strict";
import { test } from "node:test";
import {
  createUnionFind,
  components,
  countIslands,
  countComponents,
  areConnected,
  groupsOfEdges,
} from "./connected-components.mjs";

test("linked items are one group", () => {
  assert.deepEqual(
    components(
      [1, 2, 3, 4, 5, 6],
      [
        [1, 2],
        [4, 5],
        [5, 2],
      ],
    ),
    [[1, 2, 4, 5], [3], [6]],
  );
  assert.deepEqual(components(["a", "b"], []), [["a"], ["b"]]);
  assert.deepEqual(components([1, 2, 3], [[3, 1]]), [[1, 3], [2]]);
  assert.deepEqual(components([], []), []);
});

test("islands touch at their sides", () => {
  assert.deepEqual(countIslands(["##..#", "#...#", "..#.."]), 3);
  assert.deepEqual(countIslands(["#.", ".#"]), 2);
  assert.deepEqual(countIslands(["###", "#.#", "###"]), 1);
  assert.deepEqual(countIslands(["11", "10"], "1"), 1);
  assert.deepEqual(countIslands([]), 0);
});

test("joining says whether something new was joined", () => {
  const union = createUnionFind();
  assert.deepEqual(union.join("a", "b"), true);
  assert.deepEqual(union.join("b", "c"), true);
  assert.deepEqual(union.join("a", "c"), false);
  assert.deepEqual(union.isJoined("a", "c"), true);
  assert.deepEqual(union.isJoined("a", "d"), false);
});

test("readings that differ", () => {
  assert.deepEqual(
    countComponents(4, [
      [0, 1],
      [2, 1],
    ]),
    2,
  );
  assert.deepEqual(countComponents(0, []), 0);
  assert.deepEqual(
    areConnected(
      [
        ["a", "b"],
        ["b", "c"],
      ],
      "a",
      "c",
    ),
    true,
  );
  assert.deepEqual(areConnected([["a", "b"]], "a", "d"), false);
  assert.deepEqual(areConnected([], "a", "a"), true);
  assert.deepEqual(
    groupsOfEdges([
      ["a", "b"],
      ["c", "d"],
      ["d", "e"],
    ]),
    [
      ["a", "b"],
      ["c", "d", "e"],
    ],
  );
  assert.deepEqual(groupsOfEdges([]), []);
});
