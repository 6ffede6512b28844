import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rotateTextLeft,
  rotateTextRight,
  allRotations,
  isTextRotation,
  shiftBetween,
  rotateEachWord,
} from "./text-rotate.mjs";

test("to both sides", () => {
  assert.deepEqual(rotateTextLeft("hello"), "elloh");
  assert.deepEqual(rotateTextLeft("hello", 2), "llohe");
  assert.deepEqual(rotateTextLeft("hello", 7), "llohe");
  assert.deepEqual(rotateTextLeft("hello", -1), "ohell");
  assert.deepEqual(rotateTextLeft(""), "");
  assert.deepEqual(rotateTextRight("hello"), "ohell");
  assert.deepEqual(rotateTextRight("abc", 2), "bca");
  assert.deepEqual(rotateEachWord("abc de"), "bca ed");
});

test("rotations of one another", () => {
  assert.deepEqual(allRotations("abc"), ["abc", "bca", "cab"]);
  assert.deepEqual(allRotations(""), []);
  assert.deepEqual(isTextRotation("waterbottle", "erbottlewat"), true);
  assert.deepEqual(isTextRotation("abc", "acb"), false);
  assert.deepEqual(isTextRotation("ab", "abab"), false);
  assert.deepEqual(shiftBetween("coffee", "eecoff"), 2);
  assert.deepEqual(shiftBetween("abc", "abc"), 0);
  assert.deepEqual(shiftBetween("abc", "acb"), -1);
  assert.deepEqual(shiftBetween("abc", "abcabc"), -1);
});
