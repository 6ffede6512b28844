import assert from "node:assert/strict";
import { test } from "node:test";
import { isInPolygon } from "./point-in-polygon.mjs";

test("inside and outside of a square", () => {
  assert.deepEqual(
    isInPolygon(
      [1, 1],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [3, 1],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [-1, 1],
      [
        [0, 0],
        [0, 2],
        [2, 2],
        [2, 0],
      ],
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [1, 3],
      [
        [0, 0],
        [0, 2],
        [2, 2],
        [2, 0],
      ],
    ),
    false,
  );
});

test("hollows are outside", () => {
  assert.deepEqual(
    isInPolygon(
      [2, 3],
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ],
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [1, 1],
      [
        [0, 0],
        [4, 0],
        [4, 4],
        [2, 1],
        [0, 4],
      ],
    ),
    true,
  );
});

test("a ray through a corner is counted once", () => {
  assert.deepEqual(
    isInPolygon(
      [0, 1],
      [
        [-1, 1],
        [0, 0],
        [2, 1],
        [0, 2],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [-2, 1],
      [
        [-1, 1],
        [0, 0],
        [2, 1],
        [0, 2],
      ],
    ),
    false,
  );
});

test("the edge by choice", () => {
  assert.deepEqual(
    isInPolygon(
      [2, 1],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [2, 1],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [0, 0],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [3, 0],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
    ),
    false,
  );
  assert.deepEqual(isInPolygon([0, 0], []), false);
});

test("a corner cut off on one side", () => {
  assert.deepEqual(
    isInPolygon(
      [1, 4],
      [
        [0, 0],
        [6, 0],
        [0, 6],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [5, 4],
      [
        [0, 0],
        [6, 0],
        [0, 6],
      ],
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [4, 3],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [6, 3],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [1, 3],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [4, 2],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [3, 5],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
    ),
    true,
  );
  assert.deepEqual(
    isInPolygon(
      [3, 5],
      [
        [1, 1],
        [7, 3],
        [5, 9],
      ],
      false,
    ),
    false,
  );
  assert.deepEqual(
    isInPolygon(
      [0, 2],
      [
        [0, 0],
        [2, 0],
        [2, 2],
        [0, 2],
      ],
      false,
    ),
    false,
  );
});
