import assert from "node:assert/strict";
import { test } from "node:test";
import {
  tieredPrice,
  planPrice,
  stepPrice,
  stepPriceBySize,
  volumePrice,
  bulkPrice,
  bulkPriceOver,
  volumePriceOver,
} from "./tiered-price.mjs";

test("two rates", () => {
  assert.deepEqual(tieredPrice(80), 8);
  assert.deepEqual(tieredPrice(100), 10);
  assert.deepEqual(tieredPrice(150), 20);
  assert.deepEqual(tieredPrice(0), 0);
  assert.deepEqual(tieredPrice(250, 200, 0.5, 0.75, 12), 149.5);
  assert.deepEqual(tieredPrice(60, 50, 1), 52);
  assert.deepEqual(planPrice(120, 20), 24);
  assert.deepEqual(planPrice(90, 20), 20);
  assert.deepEqual(planPrice(150), 10);
  assert.deepEqual(planPrice(520, 10, 500, 0.25), 15);
  assert.deepEqual(bulkPrice(10, 2.5, 10, 2), 20);
  assert.deepEqual(bulkPrice(9, 2.5, 10, 2), 22.5);
  assert.deepEqual(bulkPrice(100, 1, 100, 0.1), 10);
});

test("steps", () => {
  assert.deepEqual(
    stepPrice(50, [
      [100, 0.1],
      [200, 0.15],
      [null, 0.2],
    ]),
    5,
  );
  assert.deepEqual(
    stepPrice(250, [
      [100, 0.1],
      [200, 0.15],
      [null, 0.2],
    ]),
    35,
  );
  assert.deepEqual(
    stepPrice(
      250,
      [
        [100, 0.1],
        [200, 0.15],
        [null, 0.2],
      ],
      5,
    ),
    40,
  );
  assert.deepEqual(
    stepPriceBySize(350, [
      [100, 1],
      [200, 2],
      [null, 3],
    ]),
    650,
  );
  assert.deepEqual(
    stepPriceBySize(
      50,
      [
        [100, 1],
        [200, 2],
      ],
      10,
    ),
    60,
  );
  assert.deepEqual(
    volumePrice(5, [
      [1, 3],
      [10, 2.5],
      [50, 2],
    ]),
    15,
  );
  assert.deepEqual(
    volumePrice(10, [
      [1, 3],
      [10, 2.5],
      [50, 2],
    ]),
    25,
  );
  assert.deepEqual(
    volumePrice(60, [
      [1, 3],
      [10, 2.5],
      [50, 2],
    ]),
    120,
  );
  assert.deepEqual(volumePrice(0, [[1, 3]]), 0);
});

test("other readings", () => {
  assert.deepEqual(bulkPriceOver(10, 2, 10, 1), 20);
  assert.deepEqual(bulkPriceOver(11, 2, 10, 1), 11);
  assert.deepEqual(
    volumePriceOver(10, [
      [0, 2],
      [10, 1],
    ]),
    20,
  );
  assert.deepEqual(
    volumePriceOver(11, [
      [0, 2],
      [10, 1],
    ]),
    11,
  );
  assert.deepEqual(volumePriceOver(0, [[0, 2]]), 0);
});
