import assert from "node:assert/strict";
import { test } from "node:test";
import {
  columnLetters,
  columnNumber,
  cellPlace,
  cellName,
  cellsOfRange,
  countCells,
  nextColumn,
} from "./spreadsheet-columns.mjs";

test("columns", () => {
  assert.deepEqual(columnLetters(1), "A");
  assert.deepEqual(columnLetters(26), "Z");
  assert.deepEqual(columnLetters(27), "AA");
  assert.deepEqual(columnLetters(703), "AAA");
  assert.deepEqual(columnLetters(0, 0), "A");
  assert.deepEqual(columnLetters(0), "");
  assert.deepEqual(columnNumber("A"), 1);
  assert.deepEqual(columnNumber("zy"), 701);
  assert.deepEqual(columnNumber("AA", 0), 26);
  assert.deepEqual(nextColumn("Z"), "AA");
  assert.deepEqual(nextColumn("AZ", 2), "BB");
});

test("cells", () => {
  assert.deepEqual(cellPlace("B12"), [12, 2]);
  assert.deepEqual(cellPlace("$AA$3"), [3, 27]);
  assert.deepEqual(cellPlace("12"), null);
  assert.deepEqual(cellName(12, 2), "B12");
  assert.deepEqual(cellName(1, 28), "AB1");
  assert.deepEqual(cellsOfRange("A1:B2"), ["A1", "B1", "A2", "B2"]);
  assert.deepEqual(countCells("A1:C10"), 30);
});
