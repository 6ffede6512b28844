import assert from "node:assert/strict";
import { test } from "node:test";
import {
  discountFrom,
  cartDiscount,
  quantityDiscount,
  amountOff,
  tieredDiscount,
  stackedDiscounts,
  paidItems,
  buyGetFree,
  cheapestFree,
  oneCheapestFree,
  multiBuy,
  applyCoupon,
  discountFromOver,
  quantityDiscountOver,
  amountOffOver,
  tieredDiscountOver,
  stackedDiscountsOfOne,
} from "./order-discounts.mjs";

test("from an amount", () => {
  assert.deepEqual(discountFrom(100, 100, 10), 90);
  assert.deepEqual(discountFrom(99.99, 100, 10), 99.99);
  assert.deepEqual(discountFrom(100, 100, 10, false), 100);
  assert.deepEqual(discountFrom(100.5, 100, 10, false), 90.45);
  assert.deepEqual(discountFrom(60, 50, 20), 48);
  assert.deepEqual(cartDiscount([60, 50], 100, 10), 99);
  assert.deepEqual(cartDiscount([], 100, 10), 0);
  assert.deepEqual(cartDiscount([50, 50], 100, 5, false), 100);
  assert.deepEqual(quantityDiscount(2, 10, 10, 10), 18);
  assert.deepEqual(quantityDiscount(2, 9, 10, 10), 18);
  assert.deepEqual(quantityDiscount(5, 3, 3, 20), 12);
  assert.deepEqual(amountOff(50), 40);
  assert.deepEqual(amountOff(5), 0);
  assert.deepEqual(amountOff(40, 5, 50), 40);
  assert.deepEqual(amountOff(50, 5, 50), 45);
  assert.deepEqual(
    tieredDiscount(250, [
      [100, 5],
      [200, 10],
      [500, 20],
    ]),
    225,
  );
  assert.deepEqual(
    tieredDiscount(50, [
      [100, 5],
      [200, 10],
    ]),
    50,
  );
  assert.deepEqual(
    tieredDiscount(100, [
      [200, 10],
      [100, 5],
    ]),
    95,
  );
});

test("offers", () => {
  assert.deepEqual(stackedDiscounts(100, [20, 10]), 72);
  assert.deepEqual(stackedDiscounts(19.99, []), 19.99);
  assert.deepEqual(paidItems(3), 2);
  assert.deepEqual(paidItems(7), 5);
  assert.deepEqual(paidItems(8), 6);
  assert.deepEqual(paidItems(5, 1), 3);
  assert.deepEqual(buyGetFree(3, 2.5), 5);
  assert.deepEqual(buyGetFree(4, 2, 3, 1), 6);
  assert.deepEqual(cheapestFree([10, 4, 7]), 17);
  assert.deepEqual(cheapestFree([1, 2, 3, 4, 5, 6]), 16);
  assert.deepEqual(cheapestFree([3, 8], 2), 8);
  assert.deepEqual(oneCheapestFree([10, 4, 7, 5], 3), 22);
  assert.deepEqual(oneCheapestFree([10, 4], 3), 14);
  assert.deepEqual(multiBuy(7, 2, 3, 5), 12);
  assert.deepEqual(multiBuy(2, 2, 3, 5), 4);
  assert.deepEqual(multiBuy(5, 1.5, 2, 2.5), 6.5);
  assert.deepEqual(applyCoupon(80, "SAVE25", { SAVE25: 25 }), 60);
  assert.deepEqual(applyCoupon(80, "NONE", { SAVE25: 25 }), 80);
});

test("other readings", () => {
  assert.deepEqual(discountFromOver(100, 100, 10), 100);
  assert.deepEqual(discountFromOver(101, 100, 10), 90.9);
  assert.deepEqual(quantityDiscountOver(10, 5, 5, 10), 50);
  assert.deepEqual(quantityDiscountOver(10, 6, 5, 10), 54);
  assert.deepEqual(amountOffOver(50, 10, 50), 50);
  assert.deepEqual(amountOffOver(51, 10, 50), 41);
  assert.deepEqual(amountOffOver(5), 0);
  assert.deepEqual(
    tieredDiscountOver(100, [
      [50, 5],
      [100, 10],
    ]),
    95,
  );
  assert.deepEqual(
    tieredDiscountOver(110, [
      [50, 5],
      [100, 10],
    ]),
    99,
  );
  assert.deepEqual(tieredDiscountOver(50, [[50, 5]]), 50);
  assert.deepEqual(stackedDiscountsOfOne(100, [20, 10]), 70);
  assert.deepEqual(stackedDiscountsOfOne(100, [80, 30]), 0);
});
