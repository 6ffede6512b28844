import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rowsWhere,
  rowsWhereNot,
  countRowsWhere,
  firstRowWhere,
  lookUpField,
  fieldWhere,
  rowsMatching,
  rowsWhereIn,
  searchRows,
} from "./row-filter.mjs";

test("one field", () => {
  assert.deepEqual(rowsWhere([{ a: 1 }, { a: 2 }, { b: 1 }], "a", 1), [{ a: 1 }]);
  assert.deepEqual(rowsWhere([{ c: "Rome" }, { c: "rome" }], "c", "Rome"), [{ c: "Rome" }]);
  assert.deepEqual(rowsWhere([{ c: "Rome" }, { c: "rome" }], "c", "ROME", true), [
    { c: "Rome" },
    { c: "rome" },
  ]);
  assert.deepEqual(rowsWhereNot([{ a: 1 }, { a: 2 }, { b: 1 }], "a", 1), [{ a: 2 }, { b: 1 }]);
  assert.deepEqual(countRowsWhere([{ a: true }, { a: false }, { a: true }], "a", true), 2);
  assert.deepEqual(countRowsWhere([], "a", 1), 0);
  assert.deepEqual(
    firstRowWhere(
      [
        { id: 1, n: "x" },
        { id: 2, n: "y" },
      ],
      "id",
      2,
    ),
    { id: 2, n: "y" },
  );
  assert.deepEqual(firstRowWhere([{ id: 1 }], "id", 5), null);
  assert.deepEqual(
    lookUpField(
      [
        { id: 1, n: "x" },
        { id: 2, n: "y" },
      ],
      "id",
      2,
      "n",
    ),
    "y",
  );
  assert.deepEqual(lookUpField([{ id: 1, n: "x" }], "id", 3, "n", "?"), "?");
  assert.deepEqual(
    fieldWhere(
      [
        { c: "a", n: 1 },
        { c: "b", n: 2 },
        { c: "a", n: 3 },
      ],
      "c",
      "a",
      "n",
    ),
    [1, 3],
  );
  assert.deepEqual(fieldWhere([{ c: "a" }], "c", "a", "n"), [null]);
});

test("several", () => {
  assert.deepEqual(
    rowsMatching(
      [
        { a: 1, b: 2 },
        { a: 1, b: 3 },
      ],
      { a: 1, b: 3 },
    ),
    [{ a: 1, b: 3 }],
  );
  assert.deepEqual(rowsMatching([{ a: 1 }], {}), [{ a: 1 }]);
  assert.deepEqual(rowsWhereIn([{ a: 1 }, { a: 2 }, { a: 3 }], "a", [3, 1]), [{ a: 1 }, { a: 3 }]);
  assert.deepEqual(searchRows([{ n: "Anna", x: 5 }, { n: "Bob", c: "Hannover" }, { n: "Cy" }], "ann"), [
    { n: "Anna", x: 5 },
    { n: "Bob", c: "Hannover" },
  ]);
  assert.deepEqual(searchRows([{ n: "Anna" }], "z"), []);
});
