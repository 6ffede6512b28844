import assert from "node:assert/strict";
import { test } from "node:test";
import {
  finalSquare,
  squareAfter,
  squaresVisited,
  fewestThrows,
  roundBoardSquare,
  countLaps,
} from "./snakes-and-ladders.mjs";

test("one way", () => {
  assert.deepEqual(finalSquare([3, 4]), 7);
  assert.deepEqual(finalSquare([3, 4], { 3: 20, 24: 5 }), 5);
  assert.deepEqual(finalSquare([6, 6], {}, 10), 6);
  assert.deepEqual(finalSquare([6, 6], {}, 10, true), 8);
  assert.deepEqual(finalSquare([5, 5, 1], {}, 10), 10);
  assert.deepEqual(finalSquare([], {}, 10, false, 4), 4);
  assert.deepEqual(squareAfter(98, 3), 98);
  assert.deepEqual(squareAfter(98, 2), 100);
  assert.deepEqual(squareAfter(98, 3, {}, 100, true), 99);
  assert.deepEqual(squareAfter(1, 2, { 3: 22 }), 22);
  assert.deepEqual(squaresVisited([3, 4], { 3: 20 }), [20, 24]);
  assert.deepEqual(squaresVisited([99, 2, 1]), [99, 99, 100]);
  assert.deepEqual(fewestThrows({}, 13), 2);
  assert.deepEqual(fewestThrows({ 2: 13 }, 13), 1);
  assert.deepEqual(fewestThrows(), 17);
  assert.deepEqual(fewestThrows({ 2: 1 }, 3, 1), -1);
});

test("round boards", () => {
  assert.deepEqual(roundBoardSquare(38, [3, 4]), 5);
  assert.deepEqual(roundBoardSquare(0, [5], 4), 1);
  assert.deepEqual(countLaps(38, [3, 4]), 1);
  assert.deepEqual(countLaps(0, [4, 4], 4), 2);
});

test("steps back over the start", () => {
  assert.deepEqual(roundBoardSquare(-1, [], 4), 3);
  assert.deepEqual(roundBoardSquare(1, [-3], 10), 8);
});
