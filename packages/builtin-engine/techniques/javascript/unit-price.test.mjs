import assert from "node:assert/strict";
import { test } from "node:test";
import {
  unitPrice,
  pricePerKilo,
  pricePerHundred,
  cheaperOffer,
  bestOfferIndex,
  bestOfferName,
  pricePerArea,
} from "./unit-price.mjs";

test("one pack", () => {
  assert.deepEqual(unitPrice(6, 4), 1.5);
  assert.deepEqual(unitPrice(2.49, 250, 100), 1);
  assert.deepEqual(unitPrice(1, 3, 1, 3), 0.333);
  assert.deepEqual(pricePerKilo(2.49, 250), 9.96);
  assert.deepEqual(pricePerHundred(2.49, 250), 1);
  assert.deepEqual(pricePerHundred(1.99, 330, 3), 0.603);
  assert.deepEqual(pricePerArea(10, 30, 4), 0.0141);
});

test("several packs", () => {
  assert.deepEqual(cheaperOffer(2, 100, 3, 200), "second");
  assert.deepEqual(cheaperOffer(1, 100, 3, 200), "first");
  assert.deepEqual(cheaperOffer(1, 100, 2, 200), "same");
  assert.deepEqual(
    bestOfferIndex([
      [3, 10],
      [5, 20],
      [2, 8],
    ]),
    1,
  );
  assert.deepEqual(bestOfferIndex([]), -1);
  assert.deepEqual(
    bestOfferName([
      ["small", 3, 10],
      ["large", 5, 20],
    ]),
    "large",
  );
  assert.deepEqual(bestOfferName([]), null);
});
