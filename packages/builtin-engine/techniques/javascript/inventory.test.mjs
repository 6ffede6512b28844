import assert from "node:assert/strict";
import { test } from "node:test";
import {
  addStock,
  removeStock,
  sellIfEnough,
  addDeliveries,
  applySales,
  lowStock,
  outOfStock,
  reorderAmounts,
  canFulfil,
  stockValue,
  removeStockOf,
  applySalesIfEnough,
  stockUpTo,
} from "./inventory.mjs";

test("changes", () => {
  assert.deepEqual(addStock({ tea: 3 }, "tea", 2), { tea: 5 });
  assert.deepEqual(addStock({ tea: 3 }, "milk"), { tea: 3, milk: 1 });
  assert.deepEqual(removeStock({ tea: 3, milk: 1 }, "tea", 2), { tea: 1, milk: 1 });
  assert.deepEqual(removeStock({ tea: 3 }, "tea"), { tea: 2 });
  assert.deepEqual(removeStock({ tea: 3 }, "tea", 5), { tea: 0 });
  assert.deepEqual(removeStock({ tea: 3, milk: 1 }, "tea", 3, true), { milk: 1 });
  assert.deepEqual(removeStock({ tea: 3, milk: 2 }, "milk", 1, true), { tea: 3, milk: 1 });
  assert.deepEqual(removeStock({ tea: 3 }, "cake"), { tea: 3 });
  assert.deepEqual(sellIfEnough({ tea: 3 }, "tea", 3), { tea: 0 });
  assert.deepEqual(sellIfEnough({ tea: 3 }, "tea"), { tea: 2 });
  assert.deepEqual(sellIfEnough({ tea: 3 }, "tea", 4), { tea: 3 });
  assert.deepEqual(addDeliveries({ tea: 1 }, { tea: 2, milk: 5 }), { tea: 3, milk: 5 });
  assert.deepEqual(
    addDeliveries({ tea: 1 }, [
      ["tea", 2],
      ["pen", 4],
    ]),
    { tea: 3, pen: 4 },
  );
  assert.deepEqual(addDeliveries({ tea: 1 }, ["tea", "tea"]), { tea: 3 });
  assert.deepEqual(applySales({ tea: 3, milk: 1 }, { tea: 1, milk: 2 }), { tea: 2, milk: 0 });
  assert.deepEqual(applySales({ tea: 3, milk: 1 }, ["milk"], true), { tea: 3 });
});

test("looks", () => {
  assert.deepEqual(lowStock({ tea: 4, milk: 5, pen: 3 }), ["tea", "pen"]);
  assert.deepEqual(lowStock({ tea: 10, milk: 9 }, 10, true), ["tea", "milk"]);
  assert.deepEqual(lowStock({}), []);
  assert.deepEqual(outOfStock({ tea: 0, milk: 5 }), ["tea"]);
  assert.deepEqual(reorderAmounts({ tea: 2, milk: 9 }, { tea: 5, milk: 5, pen: 1 }), { tea: 3, pen: 1 });
  assert.deepEqual(canFulfil({ tea: 2 }, { tea: 2 }), true);
  assert.deepEqual(canFulfil({ tea: 2 }, { tea: 2, pen: 1 }), false);
  assert.deepEqual(stockValue({ tea: 3, pen: 2 }, { tea: 1.1 }), 3.3);
});

test("readings that differ", () => {
  assert.deepEqual(removeStockOf({ a: 1 }, "a", 3), { a: -2 });
  assert.deepEqual(removeStockOf({}, "a"), { a: -1 });
  assert.deepEqual(applySalesIfEnough({ a: 2, b: 1 }, { a: 3, b: 1 }), { a: 2, b: 0 });
  assert.deepEqual(stockUpTo({ a: 5, b: 2, c: 6 }), ["a", "b"]);
  assert.deepEqual(stockUpTo({ a: 5, b: 2 }, 5, true), ["b", "a"]);
});
