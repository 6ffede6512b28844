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
  leftTriangleOut,
  invertedTriangleOut,
  rightTriangleOut,
  invertedRightTriangleOut,
  arrowPatternOut,
  hollowTriangleOut,
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

test("as lists of lines", () => {
  assert.deepEqual(leftTriangleOut(2), ["*", "**"]);
  assert.deepEqual(leftTriangleOut(2, "#"), ["#", "##"]);
  assert.deepEqual(invertedTriangleOut(2, "#"), ["##", "#"]);
  assert.deepEqual(invertedTriangleOut(1), ["*"]);
  assert.deepEqual(rightTriangleOut(2, "#"), [" #", "##"]);
  assert.deepEqual(rightTriangleOut(1), ["*"]);
  assert.deepEqual(invertedRightTriangleOut(2, "#"), ["##", " #"]);
  assert.deepEqual(invertedRightTriangleOut(1), ["*"]);
  assert.deepEqual(arrowPatternOut(2, "#"), ["#", "##", "#"]);
  assert.deepEqual(arrowPatternOut(1), ["*"]);
  assert.deepEqual(hollowTriangleOut(4, "#"), ["#", "##", "# #", "####"]);
  assert.deepEqual(hollowTriangleOut(1), ["*"]);
});
