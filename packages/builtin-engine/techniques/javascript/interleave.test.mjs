import assert from "node:assert/strict";
import { test } from "node:test";
import { interleave, pairUp, interleaveBoth, interleaveTexts, pairUpBoth } from "./interleave.mjs";

test("items in turn until the longest ends", () => {
  assert.deepEqual(interleave([1, 2, 3], [4, 5, 6]), [1, 4, 2, 5, 3, 6]);
  assert.deepEqual(interleave([1], [2, 3, 4], [5, 6]), [1, 2, 5, 3, 6, 4]);
  assert.deepEqual(interleave([], [1]), [1]);
  assert.deepEqual(interleave([null, 0], [false]), [null, false, 0]);
  assert.deepEqual(interleave(), []);
});

test("rows with something in every place", () => {
  assert.deepEqual(
    pairUp([
      [1, 2],
      ["a", "b"],
    ]),
    [
      [1, "a"],
      [2, "b"],
    ],
  );
  assert.deepEqual(pairUp([[1, 2], ["a"]]), [
    [1, "a"],
    [2, null],
  ]);
  assert.deepEqual(pairUp([[1], ["a", "b"]], 0), [
    [1, "a"],
    [0, "b"],
  ]);
  assert.deepEqual(pairUp([]), []);
});

test("readings that differ", () => {
  assert.deepEqual(interleaveBoth([1, 2, 3], [8, 9]), [1, 8, 2, 9]);
  assert.deepEqual(interleaveBoth([], [1]), []);
  assert.deepEqual(interleaveTexts("abc", "12"), "a1b2c");
  assert.deepEqual(interleaveTexts("abc", "12", true), "a1b2");
  assert.deepEqual(pairUpBoth([1, 2, 3], ["a", "b"]), [
    [1, "a"],
    [2, "b"],
  ]);
  assert.deepEqual(pairUpBoth([1], ["a", "b"]), [[1, "a"]]);
});
