import assert from "node:assert/strict";
import { test } from "node:test";
import {
  starSquare,
  starRectangle,
  hollowRectangle,
  hollowSquare,
  checkerboard,
  checkerboardNumbers,
  crossPattern,
  plusPattern,
  alternatingText,
  gridOf,
  crossPatternOf,
  plusPatternOf,
} from "./grid-patterns.mjs";

test("squares", () => {
  assert.deepEqual(starSquare(2), "**\n**");
  assert.deepEqual(starSquare(2, "#", true, " "), ["# #", "# #"]);
  assert.deepEqual(starSquare(0), "");
  assert.deepEqual(starRectangle(3, 2), "***\n***");
  assert.deepEqual(starRectangle(3, 1, "x", true), ["xxx"]);
  assert.deepEqual(hollowSquare(3), "***\n* *\n***");
  assert.deepEqual(hollowRectangle(4, 3), "****\n*  *\n****");
  assert.deepEqual(hollowRectangle(4, 3, "#", true, "."), ["####", "#..#", "####"]);
  assert.deepEqual(hollowRectangle(1, 2), "*\n*");
});

test("by turns", () => {
  assert.deepEqual(checkerboard(2), "* \n *");
  assert.deepEqual(checkerboard(3, "X", "O"), "XOX\nOXO\nXOX");
  assert.deepEqual(checkerboard(2, "#", ".", true, " "), ["# .", ". #"]);
  assert.deepEqual(checkerboardNumbers(2), [
    [1, 0],
    [0, 1],
  ]);
  assert.deepEqual(checkerboardNumbers(2, 0), [
    [0, 1],
    [1, 0],
  ]);
  assert.deepEqual(alternatingText(5), "10101");
  assert.deepEqual(alternatingText(3, "0", "1"), "010");
  assert.deepEqual(gridOf(2, 1), [[0, 0]]);
  assert.deepEqual(gridOf(1, 2, "x"), [["x"], ["x"]]);
});

test("crosses", () => {
  assert.deepEqual(crossPattern(3), "* *\n *\n* *");
  assert.deepEqual(crossPattern(3, "x", ".", true), ["x.x", ".x.", "x.x"]);
  assert.deepEqual(plusPattern(3), " *\n***\n *");
  assert.deepEqual(plusPattern(3, "+", "-", true), ["-+-", "+++", "-+-"]);
});

test("readings that differ", () => {
  assert.deepEqual(crossPatternOf(3), "* *\n * \n* *");
  assert.deepEqual(crossPatternOf(3, true, "x"), ["x x", " x ", "x x"]);
  assert.deepEqual(plusPatternOf(3), " * \n***\n * ");
  assert.deepEqual(plusPatternOf(3, true, "x"), [" x ", "xxx", " x "]);
});
