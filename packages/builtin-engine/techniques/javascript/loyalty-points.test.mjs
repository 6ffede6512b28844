import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pointsFor,
  pointsForEvery,
  pointsAbove,
  memberLevel,
  pointsToNextLevel,
  pointsValue,
  freeItems,
  paidWithCard,
} from "./loyalty-points.mjs";

test("points", () => {
  assert.deepEqual(pointsFor(25.9), 25);
  assert.deepEqual(pointsFor(25, 2), 50);
  assert.deepEqual(pointsFor(-5), 0);
  assert.deepEqual(pointsForEvery(59), 5);
  assert.deepEqual(pointsForEvery(59, 5, 3), 33);
  assert.deepEqual(pointsAbove(80, 100, 1, 2), 80);
  assert.deepEqual(pointsAbove(150, 100, 1, 2), 200);
  assert.deepEqual(pointsAbove(150, 50, 1, 3), 350);
  assert.deepEqual(pointsValue(250), 2);
  assert.deepEqual(pointsValue(250, 50, 0.5), 2.5);
});

test("levels and cards", () => {
  assert.deepEqual(memberLevel(99), "basic");
  assert.deepEqual(memberLevel(100), "bronze");
  assert.deepEqual(memberLevel(5000), "gold");
  assert.deepEqual(memberLevel(-1), null);
  assert.deepEqual(memberLevel(7, [0, 5], ["new", "old"]), "old");
  assert.deepEqual(pointsToNextLevel(100), 400);
  assert.deepEqual(pointsToNextLevel(1000), 0);
  assert.deepEqual(pointsToNextLevel(3, [5]), 2);
  assert.deepEqual(freeItems(25), 2);
  assert.deepEqual(freeItems(9, 3), 3);
  assert.deepEqual(paidWithCard(10), 10);
  assert.deepEqual(paidWithCard(11), 10);
  assert.deepEqual(paidWithCard(8, 3), 6);
});
