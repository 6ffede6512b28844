import assert from "node:assert/strict";
import { test } from "node:test";
import {
  basketTotal,
  unknownItems,
  receiptLines,
  changeForBasket,
  canAffordBasket,
  affordableItems,
} from "./price-list.mjs";

test("totals", () => {
  assert.deepEqual(basketTotal({ tea: 2.5, milk: 1.2 }, ["tea", "milk", "tea"]), 6.2);
  assert.deepEqual(basketTotal({ tea: 2.5, milk: 1.2 }, { tea: 1, milk: 3 }), 6.1);
  assert.deepEqual(basketTotal({ tea: 2.5 }, ["tea", "cake"]), 2.5);
  assert.deepEqual(basketTotal({ tea: 2.5 }, ["cake"], 4), 4);
  assert.deepEqual(basketTotal({ tea: 1.125 }, ["tea"]), 1.13);
  assert.deepEqual(basketTotal({}, []), 0);
  assert.deepEqual(unknownItems({ tea: 1 }, ["cake", "tea", "cake"]), ["cake"]);
});

test("money", () => {
  assert.deepEqual(receiptLines({ tea: 2.5, milk: 1 }, ["tea", "tea", "milk"]), [
    "2 x tea: $5.00",
    "1 x milk: $1.00",
    "Total: $6.00",
  ]);
  assert.deepEqual(receiptLines({ tea: 2.5 }, { tea: 3 }, "€"), ["3 x tea: €7.50", "Total: €7.50"]);
  assert.deepEqual(receiptLines({ tea: 2.5 }, []), ["Total: $0.00"]);
  assert.deepEqual(changeForBasket({ tea: 2.3 }, ["tea"], 5), 2.7);
  assert.deepEqual(changeForBasket({ tea: 2.3 }, ["tea"], 2), -0.3);
  assert.deepEqual(canAffordBasket({ tea: 2.3 }, ["tea"], 2.3), true);
  assert.deepEqual(canAffordBasket({ tea: 2.3 }, ["tea"], 2), false);
  assert.deepEqual(affordableItems({ tea: 2, cake: 5, pie: 4 }, 4), ["tea", "pie"]);
});
