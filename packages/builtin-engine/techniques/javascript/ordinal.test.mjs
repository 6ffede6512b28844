import assert from "node:assert/strict";
import { test } from "node:test";
import { ordinal, joinWords, ranks, ordinalOnly, ordinalAsItIs, ranksWithoutAny } from "./ordinal.mjs";

test("the last digit decides, except in the teens", () => {
  assert.deepEqual(ordinal(1), "1st");
  assert.deepEqual(ordinal(2), "2nd");
  assert.deepEqual(ordinal(3), "3rd");
  assert.deepEqual(ordinal(4), "4th");
  assert.deepEqual(ordinal(11), "11th");
  assert.deepEqual(ordinal(112), "112th");
  assert.deepEqual(ordinal(13), "13th");
  assert.deepEqual(ordinal(21), "21st");
  assert.deepEqual(ordinal(0), "0th");
  assert.deepEqual(ordinal(-22), "-22nd");
  assert.deepEqual(ordinal(10), "10th");
  assert.throws(() => ordinal(1.5), RangeError);
});

test("lists in words", () => {
  assert.deepEqual(joinWords([]), "");
  assert.deepEqual(joinWords(["a"]), "a");
  assert.deepEqual(joinWords(["a", "b"]), "a and b");
  assert.deepEqual(joinWords(["a", "b", "c"]), "a, b and c");
  assert.deepEqual(joinWords(["a", "b", "c"], true), "a, b, and c");
  assert.deepEqual(joinWords(["a", "b"], true), "a and b");
});

test("equal scores share a place", () => {
  assert.deepEqual(ranks([50, 70, 70, 10]), [3, 1, 1, 4]);
  assert.deepEqual(ranks([]), []);
});

test("other readings", () => {
  assert.deepEqual(ordinalOnly(11), "th");
  assert.deepEqual(ordinalOnly(22), "nd");
  assert.deepEqual(ordinalAsItIs(11), "11st");
  assert.deepEqual(ordinalAsItIs(-3), "-3rd");
  assert.deepEqual(ordinalAsItIs(20), "20th");
  assert.deepEqual(ranksWithoutAny([90, 80, 90, 70]), [1, 2, 1, 3]);
});
