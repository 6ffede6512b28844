import assert from "node:assert/strict";
import { test } from "node:test";
import {
  numberTriangle,
  invertedNumberTriangle,
  repeatedNumberTriangle,
  runningNumberTriangle,
  numberPyramid,
  letterTriangle,
  repeatedLetterTriangle,
  textTriangle,
  multiplicationLines,
  multiplicationGrid,
  countdownText,
  numberTriangleOut,
  invertedNumberTriangleOut,
  repeatedNumberTriangleOut,
  numberPyramidOut,
  letterTriangleOut,
  repeatedLetterTriangleOut,
  numberTriangleWithAll,
  repeatedNumberTriangleWithAll,
  invertedNumberTriangleWithAll,
} from "./number-patterns.mjs";

test("triangles", () => {
  assert.deepEqual(numberTriangle(3), "1\n12\n123");
  assert.deepEqual(numberTriangle(3, " ", true), ["1", "1 2", "1 2 3"]);
  assert.deepEqual(numberTriangle(0), "");
  assert.deepEqual(invertedNumberTriangle(3), "123\n12\n1");
  assert.deepEqual(repeatedNumberTriangle(3), "1\n22\n333");
  assert.deepEqual(runningNumberTriangle(3), "1\n2 3\n4 5 6");
  assert.deepEqual(numberPyramid(3), "  1\n 121\n12321");
  assert.deepEqual(letterTriangle(3), "A\nAB\nABC");
  assert.deepEqual(letterTriangle(2, " ", true), ["A", "A B"]);
  assert.deepEqual(repeatedLetterTriangle(3), "A\nBB\nCCC");
  assert.deepEqual(textTriangle("hey"), "h\nhe\nhey");
  assert.deepEqual(textTriangle("", true), []);
});

test("tables", () => {
  assert.deepEqual(multiplicationLines(3, 2), ["3 x 1 = 3", "3 x 2 = 6"]);
  assert.deepEqual(multiplicationLines(5), [
    "5 x 1 = 5",
    "5 x 2 = 10",
    "5 x 3 = 15",
    "5 x 4 = 20",
    "5 x 5 = 25",
    "5 x 6 = 30",
    "5 x 7 = 35",
    "5 x 8 = 40",
    "5 x 9 = 45",
    "5 x 10 = 50",
  ]);
  assert.deepEqual(multiplicationLines(2, 2, "*", false), "2 * 1 = 2\n2 * 2 = 4");
  assert.deepEqual(multiplicationGrid(3), "1 2 3\n2 4 6\n3 6 9");
  assert.deepEqual(multiplicationGrid(4, " ", true), [
    " 1  2  3  4",
    " 2  4  6  8",
    " 3  6  9 12",
    " 4  8 12 16",
  ]);
  assert.deepEqual(countdownText(3), "3, 2, 1");
  assert.deepEqual(countdownText(2, 0, "Go!", " "), "2 1 0 Go!");
});

test("as lists of lines", () => {
  assert.deepEqual(numberTriangleOut(3, " "), ["1", "1 2", "1 2 3"]);
  assert.deepEqual(numberTriangleOut(2), ["1", "12"]);
  assert.deepEqual(invertedNumberTriangleOut(2), ["12", "1"]);
  assert.deepEqual(invertedNumberTriangleOut(2, " "), ["1 2", "1"]);
  assert.deepEqual(repeatedNumberTriangleOut(2), ["1", "22"]);
  assert.deepEqual(repeatedNumberTriangleOut(2, " "), ["1", "2 2"]);
  assert.deepEqual(numberPyramidOut(2), [" 1", "121"]);
  assert.deepEqual(numberPyramidOut(1, " "), ["1"]);
  assert.deepEqual(letterTriangleOut(2), ["A", "AB"]);
  assert.deepEqual(letterTriangleOut(2, " "), ["A", "A B"]);
  assert.deepEqual(repeatedLetterTriangleOut(2), ["A", "BB"]);
  assert.deepEqual(repeatedLetterTriangleOut(2, "-"), ["A", "B-B"]);
});

test("with spaces", () => {
  assert.deepEqual(numberTriangleWithAll(2), "1\n1 2");
  assert.deepEqual(numberTriangleWithAll(2, true), ["1", "1 2"]);
  assert.deepEqual(repeatedNumberTriangleWithAll(2), "1\n2 2");
  assert.deepEqual(repeatedNumberTriangleWithAll(2, true), ["1", "2 2"]);
  assert.deepEqual(invertedNumberTriangleWithAll(2), "1 2\n1");
  assert.deepEqual(invertedNumberTriangleWithAll(2, true), ["1 2", "1"]);
});
