import assert from "node:assert/strict";
import { test } from "node:test";
import {
  shortestPath,
  pathInGraph,
  stepsInMaze,
  stepsInGrid,
  stepsInGridFrom,
  stepsInGraph,
  isReachable,
  breadthFirstOrder,
} from "./breadth-first-path.mjs";

test("the path with the fewest steps", () => {
  assert.deepEqual(pathInGraph({ a: ["b", "c"], b: ["d"], c: ["e"], d: ["f"], e: ["d"] }, "a", "f"), [
    "a",
    "b",
    "d",
    "f",
  ]);
  assert.deepEqual(pathInGraph({ a: ["b"], b: ["c", "a"], c: [] }, "a", "c"), ["a", "b", "c"]);
  assert.deepEqual(pathInGraph({}, "a", "a"), ["a"]);
});

test("edges have a direction, and may lead nowhere", () => {
  assert.deepEqual(pathInGraph({ a: ["b"] }, "b", "a"), null);
  assert.deepEqual(pathInGraph({ a: ["b"], b: ["a"] }, "a", "c"), null);
});

test("steps in a maze", () => {
  assert.deepEqual(stepsInMaze(["..#", "#..", "..."], [0, 0], [2, 0]), 4);
  assert.deepEqual(stepsInMaze(["...", ".#.", "..."], [0, 0], [2, 2]), 4);
  assert.deepEqual(stepsInMaze([".#.", "##."], [0, 0], [0, 2]), -1);
  assert.deepEqual(stepsInMaze(["..#", "#..", "..."], [2, 0], [0, 0]), 4);
  assert.deepEqual(stepsInMaze(["..", ".."], [1, 1], [1, 1]), 0);
});

test("walls and edges cannot be entered", () => {
  assert.deepEqual(stepsInMaze(["..x", "xx."], [0, 0], [1, 2], "x"), -1);
  assert.deepEqual(stepsInMaze(["..x", "xx."], [0, 0], [1, 2]), 3);
  assert.deepEqual(stepsInMaze(["#."], [0, 0], [0, 1]), -1);
  assert.deepEqual(stepsInMaze([], [0, 0], [0, 0]), -1);
  assert.deepEqual(
    shortestPath(1, 10, (n) => (n < 20 ? [n + 1, n * 2] : [])),
    [1, 2, 4, 5, 10],
  );
});

test("readings that differ", () => {
  assert.deepEqual(
    stepsInGrid([
      [0, 0],
      [1, 0],
    ]),
    2,
  );
  assert.deepEqual(
    stepsInGrid([
      [0, 1],
      [1, 0],
    ]),
    -1,
  );
  assert.deepEqual(
    stepsInGrid(
      [
        [0, 1],
        [1, 0],
      ],
      true,
    ),
    1,
  );
  assert.deepEqual(
    stepsInGrid(
      [
        [0, 0],
        [1, 0],
      ],
      false,
      true,
    ),
    3,
  );
  assert.deepEqual(stepsInGrid([[1]]), -1);
  assert.deepEqual(stepsInGrid([[0]]), 0);
  assert.deepEqual(stepsInGridFrom([[0, 0, 0]], [0, 2], [0, 0]), 2);
  assert.deepEqual(
    stepsInGridFrom(
      [
        [0, 0],
        [0, 0],
      ],
      [0, 1],
      [1, 0],
      true,
    ),
    1,
  );
  assert.deepEqual(
    stepsInGridFrom(
      [
        [0, 0],
        [0, 0],
      ],
      [0, 1],
      [1, 0],
      false,
      true,
    ),
    3,
  );
  assert.deepEqual(stepsInGridFrom([[0, 1]], [0, 0], [0, 1]), -1);
  assert.deepEqual(stepsInGridFrom([[0, 0]], [0, 0], [5, 5]), -1);
});

test("steps and order in a graph", () => {
  assert.deepEqual(stepsInGraph({ a: ["b"], b: ["c"] }, "a", "c"), 2);
  assert.deepEqual(stepsInGraph({ a: ["b"] }, "b", "a"), -1);
  assert.deepEqual(stepsInGraph({}, "a", "b", null), null);
  assert.deepEqual(stepsInGraph({}, "a", "a"), 0);
  assert.deepEqual(isReachable({ a: ["b"] }, "a", "b"), true);
  assert.deepEqual(isReachable({ a: ["b"] }, "b", "a"), false);
  assert.deepEqual(breadthFirstOrder({ a: ["b", "c", "b"], b: ["d", "a"], c: ["d"] }, "a"), [
    "a",
    "b",
    "c",
    "d",
  ]);
  assert.deepEqual(breadthFirstOrder({ a: ["b"] }, "a", true), ["b"]);
});
