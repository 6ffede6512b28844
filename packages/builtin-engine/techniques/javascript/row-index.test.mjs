import assert from "node:assert/strict";
import { test } from "node:test";
import {
  indexRows,
  indexFirst,
  indexWithoutKey,
  fieldToField,
  objectsFromTable,
  objectsWithKey,
  tableFromObjects,
  objectsFromPairs,
} from "./row-index.mjs";

test("by key", () => {
  assert.deepEqual(
    indexRows([
      { id: 1, n: "a" },
      { id: 2, n: "b" },
    ]),
    { 1: { id: 1, n: "a" }, 2: { id: 2, n: "b" } },
  );
  assert.deepEqual(indexRows([{ n: "a", v: 1 }, { n: "a", v: 2 }, { v: 3 }], "n"), { a: { n: "a", v: 2 } });
  assert.deepEqual(indexRows([]), {});
  assert.deepEqual(
    indexFirst([
      { id: "a", v: 1 },
      { id: "a", v: 2 },
    ]),
    { a: { id: "a", v: 1 } },
  );
  assert.deepEqual(indexWithoutKey([{ id: "x", v: 1 }, { v: 2 }]), { x: { v: 1 } });
  assert.deepEqual(fieldToField([{ id: "x", name: "Ann" }, { id: "y" }]), { x: "Ann", y: null });
  assert.deepEqual(fieldToField([{ a: "k", b: 5 }], "a", "b"), { k: 5 });
});

test("both ways", () => {
  assert.deepEqual(objectsFromTable({ tea: 3, milk: 1 }), [
    { name: "tea", value: 3 },
    { name: "milk", value: 1 },
  ]);
  assert.deepEqual(objectsFromTable({ tea: 3 }, "item", "price"), [{ item: "tea", price: 3 }]);
  assert.deepEqual(objectsFromTable({}), []);
  assert.deepEqual(objectsWithKey({ a: { v: 1 } }), [{ id: "a", v: 1 }]);
  assert.deepEqual(objectsWithKey({ a: { v: 1 } }, "name"), [{ name: "a", v: 1 }]);
  assert.deepEqual(
    tableFromObjects([
      { name: "tea", value: 3 },
      { name: "tea", value: 4 },
    ]),
    { tea: 7 },
  );
  assert.deepEqual(objectsFromPairs([["tea", 3]]), [{ name: "tea", value: 3 }]);
  assert.deepEqual(objectsFromPairs([["tea", 3]], "k", "v"), [{ k: "tea", v: 3 }]);
});
