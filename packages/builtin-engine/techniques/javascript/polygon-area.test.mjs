import assert from "node:assert/strict";
import { test } from "node:test";
import { polygonArea, perimeter, centroid } from "./polygon-area.mjs";

test("areas in both directions", () => {
  assert.deepEqual(
    polygonArea([
      [0, 0],
      [4, 0],
      [4, 3],
    ]),
    6,
  );
  assert.deepEqual(
    polygonArea([
      [4, 3],
      [4, 0],
      [0, 0],
    ]),
    6,
  );
  assert.deepEqual(
    polygonArea(
      [
        [4, 3],
        [4, 0],
        [0, 0],
      ],
      true,
    ),
    -6,
  );
  assert.deepEqual(
    polygonArea(
      [
        [0, 0],
        [4, 0],
        [4, 3],
      ],
      true,
    ),
    6,
  );
  assert.deepEqual(
    polygonArea([
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]),
    4,
  );
  assert.deepEqual(
    polygonArea([
      [0, 0],
      [4, 0],
      [4, 4],
      [2, 1],
      [0, 4],
    ]),
    10,
  );
});

test("without an area", () => {
  assert.deepEqual(polygonArea([]), 0);
  assert.deepEqual(polygonArea([[1, 2]]), 0);
  assert.deepEqual(
    polygonArea([
      [0, 0],
      [1, 1],
      [2, 2],
    ]),
    0,
  );
  assert.throws(
    () =>
      centroid([
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    RangeError,
  );
});

test("perimeter and centre", () => {
  assert.deepEqual(
    perimeter([
      [0, 0],
      [4, 0],
      [4, 3],
    ]),
    12,
  );
  assert.deepEqual(perimeter([]), 0);
  assert.deepEqual(
    centroid([
      [0, 0],
      [6, 0],
      [6, 3],
    ]),
    [4, 1],
  );
  assert.deepEqual(
    centroid([
      [0, 2],
      [2, 2],
      [2, 0],
      [0, 0],
    ]),
    [1, 1],
  );
  assert.deepEqual(
    perimeter([
      [0, 1],
      [4, 1],
      [4, 4],
    ]),
    12,
  );
});
