import assert from "node:assert/strict";
import { test } from "node:test";
import {
  euclidean,
  manhattan,
  haversine,
  nearest,
  distanceOfPoints,
  distanceRounded,
  chebyshev,
  nearestPoint,
} from "./distances.mjs";

test("distances on the plane and in space", () => {
  assert.deepEqual(euclidean([0, 0], [3, 4]), 5);
  assert.deepEqual(euclidean([1, 2, 3], [3, 5, 9]), 7);
  assert.deepEqual(manhattan([1, -2], [-3, 4]), 10);
  assert.deepEqual(manhattan([], []), 0);
  assert.throws(() => euclidean([1], [1, 2]), RangeError);
  assert.throws(() => manhattan([1], [1, 2]), RangeError);
});

test("a quarter of the globe, and round its back", () => {
  assert.ok(Math.abs(haversine([0, 0], [90, 0]) - 10007.543398010286) < 1e-9);
  assert.ok(Math.abs(haversine([0, 179], [0, -179], 180) - 6.283185307179586) < 1e-9);
  assert.ok(Math.abs(haversine([10, 20], [10, 20]) - 0) < 1e-9);
  assert.ok(Math.abs(haversine([0, 0], [0, 180], 180) - 565.4866776461628) < 1e-9);
  assert.equal(Math.round(haversine([36.12, -86.67], [33.94, -118.4], 6372.8)), 2887);
});

test("the nearest point, the first among equals", () => {
  assert.deepEqual(
    nearest(
      [
        [5, 5],
        [1, 1],
        [-1, -1],
      ],
      [0, 0],
    ),
    1,
  );
  assert.deepEqual(nearest([[0, 3]], [9, 9]), 0);
  assert.deepEqual(nearest([], [0, 0]), -1);
});

test("readings that differ", () => {
  assert.deepEqual(distanceOfPoints(0, 0, 3, 4), 5);
  assert.deepEqual(distanceOfPoints(0, 0, 1, 1), 1.41);
  assert.deepEqual(distanceOfPoints(0, 0, 1, 2, 3), 2.236);
  assert.deepEqual(distanceOfPoints(0, 0, 6, 8, null), 10);
  assert.deepEqual(distanceRounded([0, 0], [1, 1]), 1.41);
  assert.deepEqual(distanceRounded([0, 0, 0], [1, 1, 1], 1), 1.7);
  assert.deepEqual(chebyshev([0, 0], [3, -5]), 5);
  assert.deepEqual(chebyshev([], []), 0);
  assert.deepEqual(
    nearestPoint(
      [
        [3, 3],
        [0, 5],
      ],
      [0, 0],
    ),
    [3, 3],
  );
  assert.deepEqual(
    nearestPoint(
      [
        [3, 3],
        [0, 5],
      ],
      [0, 0],
      true,
    ),
    [0, 5],
  );
  assert.deepEqual(
    nearestPoint(
      [
        [1, 0],
        [0, 1],
      ],
      [0, 0],
    ),
    [1, 0],
  );
  assert.deepEqual(nearestPoint([], [0, 0]), null);
});
