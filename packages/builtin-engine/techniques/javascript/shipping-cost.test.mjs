import assert from "node:assert/strict";
import { test } from "node:test";
import {
  shippingFee,
  shippingFeeAbove,
  totalWithShipping,
  totalWithShippingAbove,
  cartWithShipping,
  missingToFreeShipping,
  shippingByWeight,
  shippingByExactWeight,
  shippingByTable,
  shippingFeeOver,
  totalWithShippingOver,
} from "./shipping-cost.mjs";

test("free from an amount", () => {
  assert.deepEqual(shippingFee(49.99), 4.99);
  assert.deepEqual(shippingFee(50), 0);
  assert.deepEqual(shippingFee(50, 60, 3), 3);
  assert.deepEqual(shippingFeeAbove(50), 4.99);
  assert.deepEqual(shippingFeeAbove(50.01), 0);
  assert.deepEqual(totalWithShipping(20), 24.99);
  assert.deepEqual(totalWithShipping(50), 50);
  assert.deepEqual(totalWithShipping(30, 25, 5), 30);
  assert.deepEqual(totalWithShippingAbove(50), 54.99);
  assert.deepEqual(cartWithShipping([10, 5.5], 50, 4.99), 20.49);
  assert.deepEqual(cartWithShipping([30, 20], 50, 4.99), 50);
  assert.deepEqual(cartWithShipping([], 50, 5), 0);
  assert.deepEqual(missingToFreeShipping(35.5), 14.5);
  assert.deepEqual(missingToFreeShipping(80), 0);
});

test("by weight", () => {
  assert.deepEqual(shippingByWeight(1), 5);
  assert.deepEqual(shippingByWeight(0.4), 5);
  assert.deepEqual(shippingByWeight(2.2), 8);
  assert.deepEqual(shippingByWeight(4, 3, 2), 9);
  assert.deepEqual(shippingByWeight(12, 6, 0.5, 10), 7);
  assert.deepEqual(shippingByExactWeight(2.5), 8.75);
  assert.deepEqual(shippingByExactWeight(2.5, 5, 2, 2), 6);
  assert.deepEqual(
    shippingByTable(0.5, [
      [1, 3.9],
      [5, 5.9],
    ]),
    3.9,
  );
  assert.deepEqual(
    shippingByTable(1, [
      [1, 3.9],
      [5, 5.9],
    ]),
    3.9,
  );
  assert.deepEqual(
    shippingByTable(3, [
      [1, 3.9],
      [5, 5.9],
    ]),
    5.9,
  );
  assert.deepEqual(
    shippingByTable(6, [
      [1, 3.9],
      [5, 5.9],
    ]),
    null,
  );
  assert.deepEqual(
    shippingByTable(6, [
      [1, 3.9],
      [null, 9],
    ]),
    9,
  );
});

test("other readings", () => {
  assert.deepEqual(shippingFeeOver(50), 4.99);
  assert.deepEqual(shippingFeeOver(50.01), 0);
  assert.deepEqual(shippingFeeOver(20, 20, 3), 3);
  assert.deepEqual(totalWithShippingOver(50), 54.99);
  assert.deepEqual(totalWithShippingOver(60), 60);
  assert.deepEqual(totalWithShippingOver(20, 20, 3), 23);
});
