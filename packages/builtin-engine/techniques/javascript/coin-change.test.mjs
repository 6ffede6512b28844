import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fewestCoins,
  countWays,
  countFewestCoins,
  countOrderedWays,
  greedyCoins,
  countGreedyCoins,
} from "./coin-change.mjs";

test("the fewest coins", () => {
  assert.deepEqual(fewestCoins(388), [200, 100, 50, 20, 10, 5, 2, 1]);
  assert.deepEqual(fewestCoins(63, [1, 5, 10, 21, 25]), [21, 21, 21]);
  assert.deepEqual(fewestCoins(6, [1, 3, 4]), [3, 3]);
  assert.deepEqual(fewestCoins(7, [7]), [7]);
  assert.deepEqual(fewestCoins(0), []);
});

test("an amount that cannot be made", () => {
  assert.deepEqual(fewestCoins(3, [2]), null);
  assert.deepEqual(fewestCoins(1, []), null);
  assert.throws(() => fewestCoins(-1), RangeError);
  assert.throws(() => fewestCoins(5, [0]), RangeError);
});

test("the number of ways", () => {
  assert.deepEqual(countWays(200), 73682);
  assert.deepEqual(countWays(5, [1, 2, 5]), 4);
  assert.deepEqual(countWays(3, [2]), 0);
  assert.deepEqual(countWays(0), 1);
  assert.deepEqual(countWays(4, [2, 2]), 1);
});

test("readings that differ", () => {
  assert.deepEqual(fewestCoins(6, [3, 2, 4]), [3, 3]);
  assert.deepEqual(countFewestCoins(6, [1, 3, 4]), 2);
  assert.deepEqual(countFewestCoins(3, [2]), -1);
  assert.deepEqual(countFewestCoins(3, [2], null), null);
  assert.deepEqual(countFewestCoins(13), 3);
  assert.deepEqual(countFewestCoins(0), 0);
  assert.deepEqual(countOrderedWays(3, [1, 2]), 3);
  assert.deepEqual(countOrderedWays(3), 3);
  assert.deepEqual(countOrderedWays(0), 1);
  assert.deepEqual(greedyCoins(6, [1, 3, 4]), [4, 1, 1]);
  assert.deepEqual(greedyCoins(3, [2]), [2]);
  assert.deepEqual(greedyCoins(13), [10, 2, 1]);
  assert.deepEqual(countGreedyCoins(6, [1, 3, 4]), 3);
  assert.deepEqual(countGreedyCoins(4), 2);
});
