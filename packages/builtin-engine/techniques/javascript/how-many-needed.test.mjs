import assert from "node:assert/strict";
import { test } from "node:test";
import {
  boxesNeeded,
  fullBoxes,
  boxesAndRest,
  freePlaces,
  missingToFull,
  costOfBoxes,
  largeAndSmallBoxes,
  cansForArea,
  cansForWall,
  cansForRoom,
  tilesForArea,
  tilesWhole,
  tripsInOrder,
  boxesNeededAtLeastOne,
  itemsLeft,
} from "./how-many-needed.mjs";

test("boxes", () => {
  assert.deepEqual(boxesNeeded(25), 3);
  assert.deepEqual(boxesNeeded(20), 2);
  assert.deepEqual(boxesNeeded(0), 0);
  assert.deepEqual(boxesNeeded(13, 12), 2);
  assert.deepEqual(fullBoxes(25), 2);
  assert.deepEqual(fullBoxes(25, 6), 4);
  assert.deepEqual(boxesAndRest(25), [2, 5]);
  assert.deepEqual(boxesAndRest(24, 12), [2, 0]);
  assert.deepEqual(freePlaces(25), 5);
  assert.deepEqual(freePlaces(30), 0);
  assert.deepEqual(missingToFull(17, 6), 1);
  assert.deepEqual(missingToFull(17), 3);
  assert.deepEqual(costOfBoxes(25), 3);
  assert.deepEqual(costOfBoxes(25, 12, 2.49), 7.47);
  assert.deepEqual(largeAndSmallBoxes(27), [2, 2]);
  assert.deepEqual(largeAndSmallBoxes(16, 5, 1), [3, 1]);
  assert.deepEqual(tripsInOrder([4, 5, 3, 8, 1]), 3);
  assert.deepEqual(tripsInOrder([]), 0);
  assert.deepEqual(tripsInOrder([0]), 1);
  assert.deepEqual(tripsInOrder([5, 5, 5], 15), 1);
});

test("areas", () => {
  assert.deepEqual(cansForArea(25), 3);
  assert.deepEqual(cansForArea(25, 12.5, 2), 4);
  assert.deepEqual(cansForWall(5, 2.5), 2);
  assert.deepEqual(cansForWall(4, 2.5, 5, 2), 4);
  assert.deepEqual(cansForRoom(5, 4, 2.5), 5);
  assert.deepEqual(cansForRoom(5, 4, 2.5, 10, 6), 4);
  assert.deepEqual(tilesForArea(3, 2, 0.5), 24);
  assert.deepEqual(tilesForArea(3, 2, 0.5, 10), 27);
  assert.deepEqual(tilesForArea(3, 2), 6);
  assert.deepEqual(tilesWhole(3.2, 2.1), 12);
  assert.deepEqual(tilesWhole(10, 6, 3, 4), 8);
  assert.deepEqual(tilesWhole(10, 6, 3), 8);
});

test("readings that differ", () => {
  assert.deepEqual(boxesAndRest(-25, 10), [-3, 5]);
  assert.deepEqual(largeAndSmallBoxes(-27, 10, 4), [-3, 1]);
  assert.deepEqual(boxesNeededAtLeastOne(0), 1);
  assert.deepEqual(boxesNeededAtLeastOne(21, 5), 5);
  assert.deepEqual(itemsLeft(23), 3);
  assert.deepEqual(itemsLeft(23, 5), 3);
  assert.deepEqual(itemsLeft(20), 0);
  assert.deepEqual(itemsLeft(22, 4), 2);
});
