import assert from "node:assert/strict";
import { test } from "node:test";
import {
  dartPoints,
  dartsTotal,
  dartsLeft,
  dartsLeftOfFields,
  dartsLeftOfRounds,
  targetPoints,
} from "./darts-score.mjs";

test("fields", () => {
  assert.deepEqual(dartPoints("T20"), 60);
  assert.deepEqual(dartPoints("d16"), 32);
  assert.deepEqual(dartPoints("S5"), 5);
  assert.deepEqual(dartPoints("7"), 7);
  assert.deepEqual(dartPoints(19), 19);
  assert.deepEqual(dartPoints("bull"), 50);
  assert.deepEqual(dartPoints("25"), 25);
  assert.deepEqual(dartPoints("miss"), 0);
  assert.deepEqual(dartsTotal(["T20", "T20", "T20"]), 180);
  assert.deepEqual(dartsTotal([]), 0);
});

test("what is left", () => {
  assert.deepEqual(dartsLeft([60, 100]), 341);
  assert.deepEqual(dartsLeft([60, 50, 41], 101), 0);
  assert.deepEqual(dartsLeft([60, 50], 100), 40);
  assert.deepEqual(dartsLeft([5, 6], 10), 5);
  assert.deepEqual(dartsLeftOfFields(["T20", "D10"]), 421);
  assert.deepEqual(dartsLeftOfFields(["20", "D10"], 30), 10);
  assert.deepEqual(
    dartsLeftOfRounds([
      [60, 60, 60],
      [20, 5, 1],
    ]),
    295,
  );
  assert.deepEqual(
    dartsLeftOfRounds(
      [
        [10, 5],
        [20, 5, 1],
      ],
      40,
    ),
    25,
  );
});

test("where it hits", () => {
  assert.deepEqual(targetPoints(0, 0), 10);
  assert.deepEqual(targetPoints(0, 1), 10);
  assert.deepEqual(targetPoints(0, 1.5), 5);
  assert.deepEqual(targetPoints(3, 4), 5);
  assert.deepEqual(targetPoints(-6, 8), 1);
  assert.deepEqual(targetPoints(9, 9), 0);
  assert.deepEqual(targetPoints(0, 3, 2, 4, 6), 5);
  assert.deepEqual(targetPoints(0, 5.5, 2, 4, 6), 1);
});
