import assert from "node:assert/strict";
import { test } from "node:test";
import { convexHull } from "./convex-hull.mjs";

test("corners run counterclockwise from the left", () => {
  assert.deepEqual(
    convexHull([
      [0, 0],
      [2, 2],
      [1, 1],
      [2, 0],
      [0, 2],
    ]),
    [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ],
  );
  assert.deepEqual(
    convexHull([
      [3, 1],
      [1, 0],
      [5, 0],
      [3, 4],
    ]),
    [
      [1, 0],
      [5, 0],
      [3, 4],
    ],
  );
  assert.deepEqual(
    convexHull([
      [-1, 10],
      [9, 2],
      [10, 3],
    ]),
    [
      [-1, 10],
      [9, 2],
      [10, 3],
    ],
  );
});

test("points on a side by choice", () => {
  assert.deepEqual(
    convexHull([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
    ]),
    [
      [0, 0],
      [2, 0],
      [2, 2],
    ],
  );
  assert.deepEqual(
    convexHull(
      [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 2],
      ],
      true,
    ),
    [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 2],
    ],
  );
});

test("few points, doubled points, points on a line", () => {
  assert.deepEqual(convexHull([]), []);
  assert.deepEqual(
    convexHull([
      [1, 1],
      [1, 1],
    ]),
    [[1, 1]],
  );
  assert.deepEqual(
    convexHull([
      [2, 2],
      [0, 0],
      [1, 1],
      [0, 0],
    ]),
    [
      [0, 0],
      [2, 2],
    ],
  );
  assert.deepEqual(
    convexHull(
      [
        [2, 2],
        [0, 0],
        [1, 1],
      ],
      true,
    ),
    [
      [0, 0],
      [1, 1],
      [2, 2],
    ],
  );
  assert.deepEqual(
    convexHull([
      [0, 2],
      [0, 0],
      [0, 1],
      [1, 1],
    ]),
    [
      [0, 0],
      [1, 1],
      [0, 2],
    ],
  );
});
