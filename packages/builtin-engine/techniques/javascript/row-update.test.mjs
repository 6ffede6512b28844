import assert from "node:assert/strict";
import { test } from "node:test";
import {
  raiseField,
  lowerField,
  addToField,
  multiplyField,
  updateRow,
  removeRow,
  upsertRow,
  nextId,
} from "./row-update.mjs";

test("numbers", () => {
  assert.deepEqual(
    raiseField([
      { n: "a", price: 100 },
      { n: "b", price: 9.99 },
    ]),
    [
      { n: "a", price: 110 },
      { n: "b", price: 10.99 },
    ],
  );
  assert.deepEqual(raiseField({ tea: 2, milk: 1.5 }, 50), { tea: 3, milk: 2.25 });
  assert.deepEqual(raiseField([["a", 10]], 5), [["a", 10.5]]);
  assert.deepEqual(raiseField([{ a: 1, b: 10 }], 15, "b", 0), [{ a: 1, b: 12 }]);
  assert.deepEqual(raiseField([]), []);
  assert.deepEqual(lowerField([{ price: 80 }], 25), [{ price: 60 }]);
  assert.deepEqual(lowerField([{ price: 80 }]), [{ price: 72 }]);
  assert.deepEqual(addToField([{ n: "a", points: 3 }, { n: "b" }], 5), [{ n: "a", points: 8 }, { n: "b" }]);
  assert.deepEqual(addToField({ a: 0.1 }, 0.2), { a: 0.3 });
  assert.deepEqual(multiplyField([["a", 2]], 3), [["a", 6]]);
});

test("records", () => {
  assert.deepEqual(
    updateRow(
      [
        { id: 1, v: 1 },
        { id: 2, v: 2 },
      ],
      2,
      { v: 9, w: 1 },
    ),
    [
      { id: 1, v: 1 },
      { id: 2, v: 9, w: 1 },
    ],
  );
  assert.deepEqual(updateRow([{ id: 1 }], 5, { v: 1 }), [{ id: 1 }]);
  assert.deepEqual(removeRow([{ id: 1 }, { id: 2 }], 1), [{ id: 2 }]);
  assert.deepEqual(removeRow([{ name: "a" }, { name: "b" }], "b", "name"), [{ name: "a" }]);
  assert.deepEqual(upsertRow([{ id: 1, v: 1 }], { id: 1, v: 2 }), [{ id: 1, v: 2 }]);
  assert.deepEqual(
    upsertRow(
      [
        { id: 1, v: 1 },
        { id: 3, v: 3 },
      ],
      { id: 1, v: 2 },
    ),
    [
      { id: 1, v: 2 },
      { id: 3, v: 3 },
    ],
  );
  assert.deepEqual(upsertRow([{ id: 1 }], { id: 2 }), [{ id: 1 }, { id: 2 }]);
  assert.deepEqual(nextId([{ id: 1 }, { id: 7 }]), 8);
  assert.deepEqual(nextId([]), 1);
});
