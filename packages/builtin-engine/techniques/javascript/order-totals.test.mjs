import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lineTotals,
  orderTotal,
  orderTotalWithTax,
  orderTotalWithDiscount,
  orderTotalDiscountOver,
  orderTotalDiscountAndTax,
  orderTotalWithShipping,
  countPieces,
} from "./order-totals.mjs";

test("totals", () => {
  assert.deepEqual(
    lineTotals([
      { id: 4, name: "tea", price: 2.5, quantity: 3 },
      { name: "pen", price: 0.1, qty: 3 },
    ]),
    [7.5, 0.3],
  );
  assert.deepEqual(
    lineTotals([
      { quantity: 2, unitPrice: 4 },
      { count: 3, value: 2 },
    ]),
    [8, 6],
  );
  assert.deepEqual(
    lineTotals([
      ["tea", 2.5, 2],
      ["pen", 4],
    ]),
    [5, 4],
  );
  assert.deepEqual(
    orderTotal([
      { price: 19.99, quantity: 3 },
      { price: 5, quantity: 1 },
    ]),
    64.97,
  );
  assert.deepEqual(orderTotal([{ name: "x", price: 7 }]), 7);
  assert.deepEqual(orderTotal([1.005, 2]), 3.01);
  assert.deepEqual(orderTotal([{ price: 1.25, qty: 1 }], 1), 1.3);
  assert.deepEqual(orderTotal([]), 0);
  assert.deepEqual(orderTotal([{ name: "gift" }]), 0);
  assert.deepEqual(countPieces([{ price: 1, qty: 3 }, { price: 2 }, ["a", 5, 2]]), 6);
});

test("tax and discount", () => {
  assert.deepEqual(orderTotalWithTax([{ price: 100, quantity: 2 }]), 220);
  assert.deepEqual(orderTotalWithTax([{ price: 9.99, quantity: 1 }], 8.25), 10.81);
  assert.deepEqual(orderTotalWithDiscount([{ price: 100, quantity: 2 }], 15), 170);
  assert.deepEqual(orderTotalWithDiscount([{ price: 20 }]), 18);
  assert.deepEqual(orderTotalDiscountOver([{ price: 60, quantity: 2 }]), 108);
  assert.deepEqual(orderTotalDiscountOver([{ price: 50, quantity: 2 }]), 100);
  assert.deepEqual(orderTotalDiscountOver([{ price: 50, quantity: 2 }], 100, 10, true), 90);
  assert.deepEqual(orderTotalDiscountOver([{ price: 30 }], 20, 50), 15);
  assert.deepEqual(orderTotalDiscountAndTax([{ price: 100 }], 20, 5), 84);
  assert.deepEqual(orderTotalDiscountAndTax([{ price: 100 }]), 99);
  assert.deepEqual(orderTotalWithShipping([{ price: 30 }]), 35);
  assert.deepEqual(orderTotalWithShipping([{ price: 100 }]), 100);
  assert.deepEqual(orderTotalWithShipping([{ price: 30 }], 4.99, 25), 30);
  assert.deepEqual(orderTotalWithShipping([{ price: 20 }], 4.99, 25), 24.99);
});
