import assert from "node:assert/strict";
import { test } from "node:test";
import {
  labelFrom,
  labelUpTo,
  threeLevels,
  threeLevelsUpTo,
  insideLimits,
  labelByRows,
  labelByLimits,
  labelByRanges,
  clothingSize,
  countLabels,
  starRating,
  labelFromOver,
  threeLevelsFromOver,
  threeLevelsOfTwo,
  threeLevelsWithoutTwo,
  insideLimitsOnly,
  labelByRowsOver,
  labelByLimitsWithoutIt,
  starRatingOnly,
} from "./threshold-labels.mjs";

test("limits", () => {
  assert.deepEqual(labelFrom(5, [10, 20], ["a", "b", "c"]), "a");
  assert.deepEqual(labelFrom(10, [10, 20], ["a", "b", "c"]), "b");
  assert.deepEqual(labelFrom(20, [10, 20], ["a", "b", "c"]), "c");
  assert.deepEqual(labelUpTo(10, [10, 20], ["a", "b", "c"]), "a");
  assert.deepEqual(labelUpTo(21, [10, 20], ["a", "b", "c"]), "c");
  assert.deepEqual(threeLevels(9), "low");
  assert.deepEqual(threeLevels(10), "medium");
  assert.deepEqual(threeLevels(20), "high");
  assert.deepEqual(threeLevels(25, 18, 30, ["cold", "warm", "hot"]), "warm");
  assert.deepEqual(threeLevelsUpTo(20), "medium");
  assert.deepEqual(threeLevelsUpTo(11), "medium");
  assert.deepEqual(threeLevelsUpTo(10), "low");
  assert.deepEqual(insideLimits(9), "low");
  assert.deepEqual(insideLimits(10), "ok");
  assert.deepEqual(insideLimits(20), "ok");
  assert.deepEqual(insideLimits(21), "high");
  assert.deepEqual(insideLimits(5, 0, 4, "-", "=", "+"), "+");
  assert.deepEqual(countLabels([1, 5, 10], [5, 20], ["s", "m", "l"]), { s: 1, m: 2, l: 0 });
});

test("rows", () => {
  assert.deepEqual(
    labelByRows(75, [
      [0, "C"],
      [90, "A"],
      [70, "B"],
    ]),
    "B",
  );
  assert.deepEqual(
    labelByRows(70, [
      [0, "C"],
      [70, "B"],
    ]),
    "B",
  );
  assert.deepEqual(labelByRows(-1, [[0, "C"]]), null);
  assert.deepEqual(
    labelByLimits(88, [
      [88, "S"],
      [96, "M"],
    ]),
    "S",
  );
  assert.deepEqual(
    labelByLimits(97, [
      [88, "S"],
      [96, "M"],
    ]),
    null,
  );
  assert.deepEqual(
    labelByLimits(97, [
      [88, "S"],
      [null, "L"],
    ]),
    "L",
  );
  assert.deepEqual(
    labelByRanges(5, [
      [0, 5, "low"],
      [6, 9, "high"],
    ]),
    "low",
  );
  assert.deepEqual(
    labelByRanges(6, [
      [0, 5, "low"],
      [6, 9, "high"],
    ]),
    "high",
  );
  assert.deepEqual(
    labelByRanges(10, [
      [0, 5, "low"],
      [6, 9, "high"],
    ]),
    null,
  );
  assert.deepEqual(clothingSize(90), "M");
  assert.deepEqual(clothingSize(130), "XXL");
  assert.deepEqual(clothingSize(40, [38], ["small", "big"]), "big");
  assert.deepEqual(clothingSize(88), "S");
  assert.deepEqual(starRating(3), "★★★☆☆");
  assert.deepEqual(starRating(4.5, 5, "*", "-"), "*****");
  assert.deepEqual(starRating(9, 3, "*", "."), "***");
});

test("other readings", () => {
  assert.deepEqual(labelFromOver(10, [10, 20], ["a", "b", "c"]), "a");
  assert.deepEqual(labelFromOver(11, [10, 20], ["a", "b", "c"]), "b");
  assert.deepEqual(threeLevelsFromOver(10), "low");
  assert.deepEqual(threeLevelsFromOver(20), "medium");
  assert.deepEqual(threeLevelsFromOver(31, 10, 30, ["x", "y", "z"]), "z");
  assert.deepEqual(threeLevelsOfTwo(10), "medium");
  assert.deepEqual(threeLevelsOfTwo(20), "medium");
  assert.deepEqual(threeLevelsOfTwo(31, 10, 30, ["x", "y", "z"]), "z");
  assert.deepEqual(threeLevelsWithoutTwo(10), "low");
  assert.deepEqual(threeLevelsWithoutTwo(20), "high");
  assert.deepEqual(threeLevelsWithoutTwo(11), "medium");
  assert.deepEqual(threeLevelsWithoutTwo(30, 10, 30, ["x", "y", "z"]), "z");
  assert.deepEqual(insideLimitsOnly(10), "low");
  assert.deepEqual(insideLimitsOnly(20), "high");
  assert.deepEqual(insideLimitsOnly(15), "ok");
  assert.deepEqual(insideLimitsOnly(2, 1, 3, "a", "b", "c"), "b");
  assert.deepEqual(
    labelByRowsOver(10, [
      [0, "a"],
      [10, "b"],
    ]),
    "a",
  );
  assert.deepEqual(
    labelByRowsOver(11, [
      [10, "b"],
      [0, "a"],
    ]),
    "b",
  );
  assert.deepEqual(labelByRowsOver(0, [[0, "a"]]), null);
  assert.deepEqual(
    labelByLimitsWithoutIt(10, [
      [10, "a"],
      [null, "b"],
    ]),
    "b",
  );
  assert.deepEqual(labelByLimitsWithoutIt(9, [[10, "a"]]), "a");
  assert.deepEqual(labelByLimitsWithoutIt(10, [[10, "a"]]), null);
  assert.deepEqual(starRatingOnly(3.7), "★★★☆☆");
  assert.deepEqual(starRatingOnly(1, 2, "x", "-"), "x-");
});
