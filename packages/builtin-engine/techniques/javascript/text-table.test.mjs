import assert from "node:assert/strict";
import { test } from "node:test";
import { textTable, markdownTable } from "./text-table.mjs";

test("columns are as wide as their widest cell", () => {
  assert.deepEqual(
    textTable([
      ["name", "n"],
      ["Ada", 5],
      ["Bo", 120],
    ]),
    ["name  n", "Ada     5", "Bo    120"],
  );
  assert.deepEqual(
    textTable(
      [
        ["a", "b"],
        ["é😀x", "c"],
      ],
      " | ",
    ),
    ["a   | b", "é😀x | c"],
  );
  assert.deepEqual(
    textTable([
      ["x", -1.5],
      ["y", "10%"],
    ]),
    ["x  -1.5", "y   10%"],
  );
});

test("short rows and missing values", () => {
  assert.deepEqual(textTable([["a"], ["b", null, "c"]]), ["a", "b    c"]);
  assert.deepEqual(textTable([]), []);
  assert.deepEqual(textTable([[]]), [""]);
});

test("as Markdown", () => {
  assert.deepEqual(markdownTable([["a", "b"], [1, "x|y"], [null, "l\nm"], ["z"]]), [
    "| a | b |",
    "| --- | --- |",
    "| 1 | x\\|y |",
    "|  | l m |",
    "| z |  |",
  ]);
  assert.deepEqual(markdownTable([]), []);
});
