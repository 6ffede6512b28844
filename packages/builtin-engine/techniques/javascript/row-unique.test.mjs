import assert from "node:assert/strict";
import { test } from "node:test";
import {
  uniqueRows,
  uniqueWholeRows,
  distinctValues,
  countDistinct,
  repeatedValues,
  rowsWithRepeats,
} from "./row-unique.mjs";

test("rows", () => {
  assert.deepEqual(uniqueRows([{ id: 1, n: "a" }, { id: 2 }, { id: 1, n: "b" }], "id"), [
    { id: 1, n: "a" },
    { id: 2 },
  ]);
  assert.deepEqual(uniqueRows([{ id: 1, n: "a" }, { id: 2 }, { id: 1, n: "b" }], "id", true), [
    { id: 1, n: "b" },
    { id: 2 },
  ]);
  assert.deepEqual(uniqueRows([{ m: "A@x" }, { m: "a@X" }], "m"), [{ m: "A@x" }, { m: "a@X" }]);
  assert.deepEqual(uniqueRows([{ m: "A@x" }, { m: "a@X" }], "m", false, true), [{ m: "A@x" }]);
  assert.deepEqual(uniqueRows([], "id"), []);
  assert.deepEqual(uniqueWholeRows([{ a: 1, b: 2 }, { b: 2, a: 1 }, { a: 2 }]), [{ a: 1, b: 2 }, { a: 2 }]);
  assert.deepEqual(
    uniqueWholeRows([
      [1, 2],
      [2, 1],
      [1, 2],
    ]),
    [
      [1, 2],
      [2, 1],
    ],
  );
});

test("values", () => {
  assert.deepEqual(distinctValues([{ c: "x" }, { c: "y" }, { c: "x" }, {}], "c"), ["x", "y"]);
  assert.deepEqual(countDistinct([{ c: "x" }, { c: "X" }], "c"), 2);
  assert.deepEqual(countDistinct([{ c: "x" }, { c: "X" }], "c", true), 1);
  assert.deepEqual(repeatedValues([{ c: "x" }, { c: "y" }, { c: "x" }], "c"), ["x"]);
  assert.deepEqual(repeatedValues([{ c: "x" }, { c: "X" }], "c"), []);
  assert.deepEqual(
    rowsWithRepeats(
      [
        { c: "x", n: 1 },
        { c: "y", n: 2 },
        { c: "x", n: 3 },
      ],
      "c",
    ),
    [
      { c: "x", n: 1 },
      { c: "x", n: 3 },
    ],
  );
  assert.deepEqual(rowsWithRepeats([{ c: "x" }, { c: "X" }], "c", true), [{ c: "x" }, { c: "X" }]);
});
