import assert from "node:assert/strict";
import { test } from "node:test";
import {
  floorAfterMoves,
  floorsAfterEach,
  firstBasementMove,
  floorsTravelled,
  distanceOfStops,
  floorsUp,
  nearerElevator,
  stopOrder,
  nearestFirst,
  elevatorDirection,
  elevatorTime,
  countValleys,
  floorInBuilding,
  nearerElevatorOf,
} from "./elevator-moves.mjs";

test("moves", () => {
  assert.deepEqual(floorAfterMoves("(()(()("), 3);
  assert.deepEqual(floorAfterMoves(["up", "down", "up"], 4), 5);
  assert.deepEqual(floorAfterMoves("", 2), 2);
  assert.deepEqual(floorAfterMoves("x^v-"), -1);
  assert.deepEqual(floorsAfterEach("UUD"), [1, 2, 1]);
  assert.deepEqual(floorsAfterEach("d", 1), [0]);
  assert.deepEqual(firstBasementMove("()())"), 5);
  assert.deepEqual(firstBasementMove("(", 0), 0);
  assert.deepEqual(firstBasementMove(")", 1), 0);
  assert.deepEqual(countValleys("UDDDUDUU"), 1);
  assert.deepEqual(countValleys("DDUUUDDU"), 2);
  assert.deepEqual(countValleys("DUDU"), 2);
});

test("stops", () => {
  assert.deepEqual(floorsTravelled([3, 1, 5]), 9);
  assert.deepEqual(floorsTravelled([3], 5), 2);
  assert.deepEqual(distanceOfStops([5, 2, 8]), 9);
  assert.deepEqual(distanceOfStops([]), 0);
  assert.deepEqual(floorsUp([3, 1, 5]), 7);
  assert.deepEqual(floorsUp([3, 1], 2), 1);
  assert.deepEqual(nearerElevator(0, 1, 0), "left");
  assert.deepEqual(nearerElevator(0, 2, 1), "right");
  assert.deepEqual(nearerElevator(0, 1, 5, "A", "B"), "B");
  assert.deepEqual(stopOrder([5, 1, 8, 3], 4), [5, 8, 3, 1]);
  assert.deepEqual(stopOrder([5, 1, 5, 4], 4, false), [1, 5]);
  assert.deepEqual(stopOrder([2, -1, 0]), [2, -1]);
  assert.deepEqual(nearestFirst([5, 1, 8, 3], 4), [3, 1, 5, 8]);
  assert.deepEqual(nearestFirst([2, 1]), [1, 2]);
  assert.deepEqual(elevatorDirection(1, 5), "up");
  assert.deepEqual(elevatorDirection(5, 1), "down");
  assert.deepEqual(elevatorDirection(3, 3, "^", "v", "-"), "-");
  assert.deepEqual(elevatorTime([3, 1]), 20);
  assert.deepEqual(elevatorTime([3], 1, 1, 10), 12);
});

test("readings that differ", () => {
  assert.deepEqual(floorInBuilding("))(((", 2), 2);
  assert.deepEqual(floorInBuilding(")("), 1);
  assert.deepEqual(floorInBuilding("((", 5, 2), 4);
  assert.deepEqual(nearerElevatorOf(0, 2, 1), "left");
  assert.deepEqual(nearerElevatorOf(0, 2, 2), "right");
  assert.deepEqual(nearerElevatorOf(0, 2, 2, "a", "b"), "b");
  assert.deepEqual(nearerElevatorOf(0, 2, 0, "a", "b"), "a");
});
