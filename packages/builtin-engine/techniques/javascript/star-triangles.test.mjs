import assert from "node:assert/strict";
import { test } from "node:test";
import {
  leftTriangle,
  invertedTriangle,
  rightTriangle,
  invertedRightTriangle,
  paddedStaircase,
  arrowPattern,
  hollowTriangle,
  wideStaircase,
} from "./star-triangles.mjs";

test("to the left", () => {
  assert.deepEqual(leftTriangle(3), "*\n**\n***");
  assert.deepEqual(leftTriangle(3, "#", true), ["#", "##", "###"]);
  assert.deepEqual(leftTriangle(2, "*", false, " "), "*\n* *");
  assert.deepEqual(leftTriangle(0), "");
  assert.deepEqual(invertedTriangle(3), "***\n**\n*");
  assert.deepEqual(invertedTriangle(2, "x", true), ["xx", "x"]);
  assert.deepEqual(arrowPattern(3), "*\n**\n***\n**\n*");
  assert.deepEqual(arrowPattern(1), "*");
  assert.deepEqual(hollowTriangle(5), "*\n**\n* *\n*  *\n*****");
  assert.deepEqual(paddedStaircase(3), ["#  ", "## ", "###"]);
  assert.deepEqual(wideStaircase(3), "**\n****\n******");
  assert.deepEqual(wideStaircase(2, 3, "#", true), ["###", "######"]);
});

test("to the right", () => {
  assert.deepEqual(rightTriangle(3), "  *\n **\n***");
  assert.deepEqual(rightTriangle(4, "#"), "   #\n  ##\n ###\n####");
  assert.deepEqual(rightTriangle(2, "#", true), [" #", "##"]);
  assert.deepEqual(invertedRightTriangle(3), "***\n **\n  *");
});
