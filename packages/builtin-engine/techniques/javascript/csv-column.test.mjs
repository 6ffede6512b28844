import assert from "node:assert/strict";
import { test } from "node:test";
import {
  csvRows,
  columnValues,
  columnNumbers,
  sumColumn,
  averageColumn,
  maxColumn,
  filterCsvRows,
  countColumnValues,
  averageColumnOfAll,
  minColumn,
  distinctColumnValues,
  countCsvRows,
} from "./csv-column.mjs";

test("rows and columns", () => {
  assert.deepEqual(csvRows('a,b\n1, 2\n\n"x,y","say ""hi"""\n'), [
    ["a", "b"],
    ["1", "2"],
    ["x,y", 'say "hi"'],
  ]);
  assert.deepEqual(csvRows(""), []);
  assert.deepEqual(columnValues("name,age\nAnn,30\nBob,25", "name"), ["Ann", "Bob"]);
  assert.deepEqual(columnValues("a;b\n1;2\n3", "b", ";"), ["2", ""]);
  assert.throws(() => columnValues("a,b", "c"), RangeError);
  assert.throws(() => columnValues("", "a"), RangeError);
});

test("numbers", () => {
  assert.deepEqual(columnNumbers("n\n1\nx\n2.5", "n"), [1, 2.5]);
  assert.deepEqual(sumColumn("item,price\npen,1.5\nbook,10", "price"), 11.5);
  assert.deepEqual(sumColumn("a", "a"), 0);
  assert.deepEqual(averageColumn("name,age\nAnn,30\nBob,25", "age"), 27.5);
  assert.deepEqual(averageColumn("a\nx", "a"), 0);
  assert.deepEqual(maxColumn("a;b\n1;7\n2;-9", "b", ";"), 7);
  assert.deepEqual(maxColumn("a", "a"), null);
});

test("rows by a value", () => {
  assert.deepEqual(filterCsvRows("name,city\nAnn,Rome\nBob,Oslo\nCid,Rome", "city", "Rome"), [
    ["Ann", "Rome"],
    ["Cid", "Rome"],
  ]);
  assert.deepEqual(filterCsvRows("a\n1", "a", 2), []);
  assert.deepEqual(countColumnValues("c\nx\ny\nx", "c"), { x: 2, y: 1 });
  assert.deepEqual(countColumnValues("c\nconstructor", "c"), { constructor: 1 });
});

test("readings that differ", () => {
  assert.deepEqual(averageColumnOfAll("a,b\n1,x\n,y", "a"), 0.5);
  assert.deepEqual(averageColumnOfAll("a", "a"), 0);
  assert.deepEqual(averageColumnOfAll("a;b\n4;1", "a", ";"), 4);
  assert.deepEqual(minColumn("a,b\n3,x\n-1,y", "a"), -1);
  assert.deepEqual(minColumn("a\nx", "a"), null);
  assert.deepEqual(minColumn("a;b\n4;1", "b", ";"), 1);
  assert.deepEqual(distinctColumnValues("a\ny\nx\ny", "a"), ["y", "x"]);
  assert.deepEqual(distinctColumnValues("a\ny\nx\ny", "a", true), ["x", "y"]);
  assert.deepEqual(countCsvRows("a\n1\n\n2\n"), 2);
  assert.deepEqual(countCsvRows("a\n1", true), 2);
  assert.deepEqual(countCsvRows(""), 0);
});
