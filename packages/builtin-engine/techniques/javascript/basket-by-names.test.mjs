import assert from "node:assert/strict";
import { test } from "node:test";
import {
  basketTotal,
  orderTotal,
  orderLines,
  unknownItems,
  canAfford,
  isEnough,
  mostItems,
  affordableItems,
  buyInOrder,
  bestPairWithin,
  vendingMachine,
  basketTotalOrNot,
  orderTotalOrNot,
  itemsCheaperThan,
  buyInOrderUntil,
} from "./basket-by-names.mjs";

test("totals", () => {
  assert.deepEqual(basketTotal(["tea", "cake", "tea"], { tea: 2, cake: 3.5 }), 7.5);
  assert.deepEqual(basketTotal(["tea"], { tea: 2 }, 10), 2.2);
  assert.deepEqual(basketTotal(["milk"], { tea: 2 }), 0);
  assert.deepEqual(basketTotal([], {}), 0);
  assert.deepEqual(orderTotal({ tea: 2, cake: 1 }, { tea: 2, cake: 3.5 }), 7.5);
  assert.deepEqual(orderTotal({ tea: 2, milk: 9 }, { tea: 2 }, 25), 5);
  assert.deepEqual(orderLines({ tea: 2, cake: 1 }, { tea: 2, cake: 3.5 }), { tea: 4, cake: 3.5 });
  assert.deepEqual(unknownItems(["tea", "milk", "milk"], { tea: 2 }), ["milk"]);
});

test("money", () => {
  assert.deepEqual(canAfford(5, ["tea", "tea"], { tea: 2.5 }), true);
  assert.deepEqual(canAfford(4.99, ["tea", "tea"], { tea: 2.5 }), false);
  assert.deepEqual(isEnough(10, [5, 5]), true);
  assert.deepEqual(isEnough(9, [5, 5]), false);
  assert.deepEqual(mostItems([1, 12, 5, 111, 200, 1000, 10], 50), 4);
  assert.deepEqual(mostItems([5], 4), 0);
  assert.deepEqual(affordableItems({ tea: 2, cake: 5 }, 2), ["tea"]);
  assert.deepEqual(buyInOrder(["cake", "tea", "cake"], { tea: 2, cake: 5 }, 8), ["cake", "tea"]);
  assert.deepEqual(bestPairWithin([3, 1], [5, 2, 8], 10), 9);
  assert.deepEqual(bestPairWithin([4], [5], 5), -1);
  assert.deepEqual(vendingMachine("tea", 5, { tea: 2.5 }), { ok: true, change: 2.5 });
  assert.deepEqual(vendingMachine("tea", 1, { tea: 2.5 }), { ok: false, message: "not enough money" });
  assert.deepEqual(vendingMachine("milk", 1, { tea: 2.5 }), { ok: false, message: "unknown item" });
});

test("readings that differ", () => {
  assert.deepEqual(basketTotalOrNot(["tea", "tea"], { tea: 1.5 }), 3);
  assert.deepEqual(basketTotalOrNot(["tea", "x"], { tea: 1.5 }), null);
  assert.deepEqual(basketTotalOrNot(["x"], { tea: 1.5 }, -1), -1);
  assert.deepEqual(orderTotalOrNot({ tea: 2 }, { tea: 1.5 }), 3);
  assert.deepEqual(orderTotalOrNot({ x: 2 }, { tea: 1.5 }), null);
  assert.deepEqual(orderTotalOrNot({ x: 2 }, { tea: 1.5 }, "unknown"), "unknown");
  assert.deepEqual(itemsCheaperThan({ b: 3, a: 2, c: 5 }, 5), ["b", "a"]);
  assert.deepEqual(itemsCheaperThan({ b: 3, a: 2, c: 5 }, 5, true), ["a", "b"]);
  assert.deepEqual(buyInOrderUntil(["a", "b", "a"], { a: 1, b: 5 }, 4), ["a"]);
  assert.deepEqual(buyInOrderUntil(["a", "b"], { a: 1, b: 3 }, 4), ["a", "b"]);
});
