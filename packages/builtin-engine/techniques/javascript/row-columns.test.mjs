import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pickFields,
  dropFields,
  renameField,
  addField,
  objectsFromRows,
  objectsFromTableRows,
  tableFromRows,
  columnsFromRows,
  rowsFromColumns,
} from "./row-columns.mjs";

test("fields", () => {
  assert.deepEqual(pickFields([{ a: 1, b: 2, c: 3 }, { a: 4 }], ["a", "c"]), [{ a: 1, c: 3 }, { a: 4 }]);
  assert.deepEqual(dropFields([{ a: 1, b: 2 }], ["b"]), [{ a: 1 }]);
  assert.deepEqual(dropFields([{ a: 1, b: 2 }], "a"), [{ b: 2 }]);
  assert.deepEqual(renameField([{ a: 1, b: 2 }], "a", "x"), [{ x: 1, b: 2 }]);
  assert.deepEqual(addField([{ a: 1 }], "b", 5), [{ a: 1, b: 5 }]);
  assert.deepEqual(addField([{ a: 1 }], "b"), [{ a: 1, b: null }]);
});

test("tables", () => {
  assert.deepEqual(objectsFromRows(["a", "b"], [[1, 2], [3]]), [
    { a: 1, b: 2 },
    { a: 3, b: null },
  ]);
  assert.deepEqual(
    objectsFromTableRows([
      ["n", "v"],
      ["x", 1],
      ["y", 2],
    ]),
    [
      { n: "x", v: 1 },
      { n: "y", v: 2 },
    ],
  );
  assert.deepEqual(objectsFromTableRows([]), []);
  assert.deepEqual(
    tableFromRows([
      { a: 1, b: 2 },
      { a: 3, c: 4 },
    ]),
    [
      ["a", "b", "c"],
      [1, 2, null],
      [3, null, 4],
    ],
  );
  assert.deepEqual(tableFromRows([{ a: 1 }, { b: 2 }], 0), [
    ["a", "b"],
    [1, 0],
    [0, 2],
  ]);
  assert.deepEqual(tableFromRows([]), []);
  assert.deepEqual(
    columnsFromRows([
      { a: 1, b: "x" },
      { a: 2, b: "y" },
    ]),
    { a: [1, 2], b: ["x", "y"] },
  );
  assert.deepEqual(columnsFromRows([]), {});
  assert.deepEqual(rowsFromColumns({ a: [1, 2], b: ["x"] }), [
    { a: 1, b: "x" },
    { a: 2, b: null },
  ]);
  assert.deepEqual(rowsFromColumns({}), []);
});
