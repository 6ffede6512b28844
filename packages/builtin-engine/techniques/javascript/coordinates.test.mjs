import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parseCoordinates,
  areCoordinates,
  dmsToDecimal,
  decimalToDms,
  formatCoordinates,
  quadrantOf,
  parseChessSquare,
  chessSquareColor,
  haveSameColor,
  columnLetters,
  columnNumber,
  parseCell,
  cellName,
  quadrantName,
} from "./coordinates.mjs";

test("on the earth", () => {
  assert.deepEqual(parseCoordinates("48.85, 2.35"), [48.85, 2.35]);
  assert.deepEqual(parseCoordinates("(-33.8 151)"), [-33.8, 151]);
  assert.deepEqual(parseCoordinates("91, 0"), null);
  assert.deepEqual(parseCoordinates("x, y"), null);
  assert.deepEqual(areCoordinates(90, -180), true);
  assert.deepEqual(areCoordinates(90.1, 0), false);
  assert.deepEqual(areCoordinates(0, 181), false);
  assert.deepEqual(dmsToDecimal(48, 51, 24), 48.8567);
  assert.deepEqual(dmsToDecimal(2, 30, 0, "W"), -2.5);
  assert.deepEqual(dmsToDecimal(-1, 30, 0, "N", 1), -1.5);
  assert.deepEqual(decimalToDms(48.8567), [48, 51, 24]);
  assert.deepEqual(decimalToDms(-2.5), [-2, 30, 0]);
  assert.deepEqual(formatCoordinates(48.85, -2), "48.85° N, 2° W");
  assert.deepEqual(formatCoordinates(-1, 3), "1° S, 3° E");
  assert.deepEqual(quadrantOf(1, 1), 1);
  assert.deepEqual(quadrantOf(-1, 1), 2);
  assert.deepEqual(quadrantOf(-1, -1), 3);
  assert.deepEqual(quadrantOf(1, -1), 4);
  assert.deepEqual(quadrantOf(0, 5), 0);
  assert.deepEqual(quadrantOf(5, 0), 0);
});

test("on a board and a sheet", () => {
  assert.deepEqual(parseChessSquare("C4"), [3, 4]);
  assert.deepEqual(parseChessSquare("h8"), [8, 8]);
  assert.deepEqual(parseChessSquare("i1"), null);
  assert.deepEqual(parseChessSquare("a0"), null);
  assert.deepEqual(parseChessSquare("a9"), null);
  assert.deepEqual(parseChessSquare("j10", 10), [10, 10]);
  assert.deepEqual(parseChessSquare("44"), null);
  assert.deepEqual(chessSquareColor("a1"), "black");
  assert.deepEqual(chessSquareColor("h1"), "white");
  assert.deepEqual(chessSquareColor("h1", "dark", "light"), "light");
  assert.deepEqual(haveSameColor("a1", "c3"), true);
  assert.deepEqual(haveSameColor("a1", "h1"), false);
  assert.deepEqual(columnLetters(1), "A");
  assert.deepEqual(columnLetters(28), "AB");
  assert.deepEqual(columnNumber("zz"), 702);
  assert.deepEqual(parseCell("AA3"), [3, 27]);
  assert.deepEqual(parseCell("3A"), null);
  assert.deepEqual(cellName(3, 2), "B3");
});

test("readings that differ", () => {
  assert.deepEqual(columnLetters(0, true), "A");
  assert.deepEqual(columnLetters(26, true), "AA");
  assert.deepEqual(columnNumber("A", true), 0);
  assert.deepEqual(columnNumber("AB", true), 27);
  assert.deepEqual(parseCell("B3", true), [2, 1]);
  assert.deepEqual(parseCell("B3", false, true), [2, 3]);
  assert.deepEqual(parseCell("3B", true), null);
  assert.deepEqual(quadrantName(0, 0), "origin");
  assert.deepEqual(quadrantName(1, 0), "x-axis");
  assert.deepEqual(quadrantName(0, -1), "y-axis");
  assert.deepEqual(quadrantName(-1, -1), "Q3");
  assert.deepEqual(quadrantName(1, -1, "o"), "Q4");
  assert.deepEqual(quadrantName(0, 0, "o"), "o");
});
