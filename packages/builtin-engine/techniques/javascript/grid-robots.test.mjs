import assert from "node:assert/strict";
import { test } from "node:test";
import {
  finalPosition,
  screenPosition,
  returnsToStart,
  distanceWalked,
  straightDistance,
  isRoundWalk,
  countVisited,
  positionInWalls,
  turned,
  robotState,
  robotPosition,
  isBoundedInCircle,
  reduceDirections,
  submarinePosition,
  roverText,
  countVisitedAgain,
} from "./grid-robots.mjs";

test("moves", () => {
  assert.deepEqual(finalPosition("UURD"), [1, 1]);
  assert.deepEqual(finalPosition(""), [0, 0]);
  assert.deepEqual(finalPosition(["north 3", "W2", "S"], [5, 5]), [3, 7]);
  assert.deepEqual(finalPosition("U2 R3"), [3, 2]);
  assert.deepEqual(finalPosition("^>v<"), [0, 0]);
  assert.deepEqual(screenPosition("UURD", [5, 5]), [6, 4]);
  assert.deepEqual(screenPosition("DDR"), [1, 2]);
  assert.deepEqual(screenPosition("DDR", [0, 0], true), [2, 1]);
  assert.deepEqual(returnsToStart("UDLR"), true);
  assert.deepEqual(returnsToStart("LL"), false);
  assert.deepEqual(distanceWalked("NNEEES"), 4);
  assert.deepEqual(straightDistance("RRRUUUU"), 5);
  assert.deepEqual(straightDistance("RU"), 1.41);
  assert.deepEqual(straightDistance("RU", 0), 1);
  assert.deepEqual(isRoundWalk(["n", "s", "n", "s", "n", "s", "n", "s", "n", "s"]), true);
  assert.deepEqual(isRoundWalk(["n", "s"]), false);
  assert.deepEqual(isRoundWalk(["n", "n"], 2), false);
  assert.deepEqual(countVisited("UDUD"), 2);
  assert.deepEqual(countVisited(["R2", "U"], [3, 3]), 4);
  assert.deepEqual(positionInWalls("LLRRR", 3, 3), [2, 0]);
  assert.deepEqual(positionInWalls(["U9"], 3, 4, [1, 1]), [1, 3]);
  assert.deepEqual(reduceDirections(["NORTH", "SOUTH", "SOUTH", "EAST", "WEST", "NORTH", "WEST"]), ["WEST"]);
  assert.deepEqual(reduceDirections([]), []);
  assert.deepEqual(reduceDirections(["N", "n"]), ["N", "n"]);
  assert.deepEqual(reduceDirections(["up", "left", "right"]), ["up"]);
  assert.deepEqual(submarinePosition(["forward 5", "down 5", "forward 8", "up 3", "down 8"]), [13, 10]);
});

test("turns", () => {
  assert.deepEqual(turned("N", "R"), "E");
  assert.deepEqual(turned("north", ["left", "left"]), "S");
  assert.deepEqual(turned("W", "RU"), "S");
  assert.deepEqual(robotState("LFF"), [-2, 0, "W"]);
  assert.deepEqual(robotState("RAALAL", [7, 3]), [9, 4, "W"]);
  assert.deepEqual(robotState("R2L3", [0, 0], "N"), [2, 3, "N"]);
  assert.deepEqual(robotState(["F5", "right", "forward", "B2"], [0, 0], "S"), [1, -5, "W"]);
  assert.deepEqual(robotPosition("FFRFF"), [2, 2]);
  assert.deepEqual(robotPosition("F", [1, 1], "E"), [2, 1]);
  assert.deepEqual(isBoundedInCircle("GGLLGG"), true);
  assert.deepEqual(isBoundedInCircle("GG"), false);
  assert.deepEqual(isBoundedInCircle("GL"), true);
  assert.deepEqual(isBoundedInCircle("RGL"), false);
});

test("readings that differ", () => {
  assert.deepEqual(roverText("1 2 N", "LMLMLMLMM"), "1 3 N");
  assert.deepEqual(roverText("3,3,E", "MMRMMRMRRM", ","), "5,1,E");
  assert.deepEqual(countVisitedAgain("UD"), 2);
  assert.deepEqual(countVisitedAgain("UU"), 2);
  assert.deepEqual(countVisitedAgain("R2"), 2);
  assert.deepEqual(countVisitedAgain(""), 0);
});
