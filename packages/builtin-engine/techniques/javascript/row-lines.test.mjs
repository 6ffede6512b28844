import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatRow,
  formatRows,
  rowsAsText,
  rowsInOneLine,
  joinEntries,
  linesWithTotal,
  bulletLines,
  numberedLines,
} from "./row-lines.mjs";

test("templates", () => {
  assert.deepEqual(formatRow({ name: "Ann", age: 30 }, "{name} is {age}"), "Ann is 30");
  assert.deepEqual(formatRow({ name: "Ann", age: 30 }), "Ann: 30");
  assert.deepEqual(formatRow(["tea", 2.5], "{1} for {0} {x} {7}"), "2.5 for tea {x} {7}");
  assert.deepEqual(formatRow({ a: null }, "<{a}>"), "<>");
  assert.deepEqual(
    formatRows(
      [
        { name: "tea", price: 3 },
        { name: "pen", price: 1 },
      ],
      "{name} - ${price}",
    ),
    ["tea - $3", "pen - $1"],
  );
  assert.deepEqual(formatRows({ tea: 3 }), ["tea: 3"]);
  assert.deepEqual(formatRows([]), []);
  assert.deepEqual(
    rowsAsText([
      ["a", 1],
      ["b", 2],
    ]),
    "a: 1\nb: 2",
  );
  assert.deepEqual(rowsInOneLine({ a: 1, b: 2 }), "a: 1, b: 2");
  assert.deepEqual(rowsInOneLine({ a: 1, b: 2 }, "; "), "a: 1; b: 2");
  assert.deepEqual(joinEntries({ a: 1, b: "x" }), "a=1, b=x");
  assert.deepEqual(joinEntries({ a: 1, b: "x" }, ":", "|"), "a:1|b:x");
});

test("lines", () => {
  assert.deepEqual(
    linesWithTotal([
      { name: "tea", price: 3 },
      { name: "pen", price: 1.5 },
    ]),
    ["tea: 3", "pen: 1.5", "Total: 4.5"],
  );
  assert.deepEqual(linesWithTotal({ a: 0.1, b: 0.2 }, "Sum"), ["a: 0.1", "b: 0.2", "Sum: 0.3"]);
  assert.deepEqual(linesWithTotal([["a"]], "Sum", "{0}"), ["a", "Sum: 0"]);
  assert.deepEqual(linesWithTotal([]), ["Total: 0"]);
  assert.deepEqual(bulletLines(["a", 2]), ["- a", "- 2"]);
  assert.deepEqual(bulletLines(["a"], "* "), ["* a"]);
  assert.deepEqual(numberedLines(["a", "b"]), ["1. a", "2. b"]);
  assert.deepEqual(numberedLines(["a"], ") ", 4), ["4) a"]);
});
