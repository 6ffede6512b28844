import assert from "node:assert/strict";
import { test } from "node:test";
import {
  starPyramid,
  invertedPyramid,
  starDiamond,
  diamondOfWidth,
  hourglass,
  spacedPyramid,
  christmasTree,
  hollowDiamond,
  letterDiamond,
  starPyramidOut,
  starPyramidWithAll,
  starDiamondOut,
  starDiamondWithAll,
  invertedPyramidOut,
} from "./star-pyramids.mjs";

test("pyramids", () => {
  assert.deepEqual(starPyramid(3), "  *\n ***\n*****");
  assert.deepEqual(starPyramid(3, "*", true, true), ["  *  ", " *** ", "*****"]);
  assert.deepEqual(starPyramid(2, "#", true), [" #", "###"]);
  assert.deepEqual(starPyramid(0), "");
  assert.deepEqual(invertedPyramid(3), "*****\n ***\n  *");
  assert.deepEqual(spacedPyramid(3), "  *\n * *\n* * *");
  assert.deepEqual(christmasTree(2), " *\n***\n |");
  assert.deepEqual(christmasTree(2, "x", "T", true), [" x", "xxx", " T"]);
});

test("diamonds", () => {
  assert.deepEqual(starDiamond(2), " *\n***\n *");
  assert.deepEqual(starDiamond(2, "o", true, true), [" o ", "ooo", " o "]);
  assert.deepEqual(diamondOfWidth(3), " *\n***\n *");
  assert.deepEqual(diamondOfWidth(4), null);
  assert.deepEqual(diamondOfWidth(-1), null);
  assert.deepEqual(diamondOfWidth(1), "*");
  assert.deepEqual(hourglass(2), "***\n *\n***");
  assert.deepEqual(hollowDiamond(3), "  *\n * *\n*   *\n * *\n  *");
  assert.deepEqual(letterDiamond("A"), "A");
  assert.deepEqual(letterDiamond("c", true), ["  A  ", " B B ", "C   C", " B B ", "  A  "]);
});

test("other readings", () => {
  assert.deepEqual(starPyramidOut(2), [" *", "***"]);
  assert.deepEqual(starPyramidOut(2, true, "#"), [" # ", "###"]);
  assert.deepEqual(starPyramidWithAll(2), " * \n***");
  assert.deepEqual(starPyramidWithAll(1, "#"), "#");
  assert.deepEqual(starDiamondOut(2), [" *", "***", " *"]);
  assert.deepEqual(starDiamondOut(2, true, "#"), [" # ", "###", " # "]);
  assert.deepEqual(starDiamondWithAll(2), " * \n***\n * ");
  assert.deepEqual(starDiamondWithAll(1, "#"), "#");
  assert.deepEqual(invertedPyramidOut(2), ["***", " *"]);
  assert.deepEqual(invertedPyramidOut(2, true, "#"), ["###", " # "]);
});
