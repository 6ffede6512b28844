import assert from "node:assert/strict";
import { test } from "node:test";
import { knapsack, knapsackOf, knapsackOfBoth, knapsackOfEach } from "./knapsack.mjs";

test("the most value within the limit", () => {
  assert.deepEqual(
    knapsack(
      [
        [1, 1],
        [3, 4],
        [4, 5],
        [5, 7],
      ],
      7,
    ),
    [9, [1, 2]],
  );
  assert.deepEqual(
    knapsack(
      [
        [10, 60],
        [20, 100],
        [30, 120],
      ],
      50,
    ),
    [220, [1, 2]],
  );
  assert.deepEqual(
    knapsack(
      [
        [5, 10],
        [4, 40],
        [6, 30],
        [3, 50],
      ],
      10,
    ),
    [90, [1, 3]],
  );
});

test("items taken once, or again", () => {
  assert.deepEqual(knapsack([[2, 3]], 7), [3, [0]]);
  assert.deepEqual(knapsack([[2, 3]], 7, true), [9, [0, 0, 0]]);
  assert.deepEqual(
    knapsack(
      [
        [5, 10],
        [3, 5],
      ],
      11,
      true,
    ),
    [20, [0, 0]],
  );
});

test("nothing fits, nothing is there", () => {
  assert.deepEqual(knapsack([[5, 10]], 4), [0, []]);
  assert.deepEqual(knapsack([[5, 10]], 5), [10, [0]]);
  assert.deepEqual(knapsack([], 10), [0, []]);
  assert.deepEqual(knapsack([[0, 3]], 0), [3, [0]]);
});

test("worthless items are left, odd ones refused", () => {
  assert.deepEqual(
    knapsack(
      [
        [1, 0],
        [1, -5],
      ],
      3,
    ),
    [0, []],
  );
  assert.throws(() => knapsack([[1, 1]], -1), RangeError);
  assert.throws(() => knapsack([[-1, 1]], 3), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(
    knapsackOf(
      [
        [2, 3],
        [3, 4],
      ],
      4,
    ),
    4,
  );
  assert.deepEqual(
    knapsackOf(
      [
        [2, 3],
        [3, 4],
      ],
      4,
      true,
    ),
    6,
  );
  assert.deepEqual(knapsackOfBoth([2, 3], [3, 4], 5), 7);
  assert.deepEqual(knapsackOfBoth([2, 3], [3, 4], 4, true), 6);
  assert.deepEqual(knapsackOfBoth([2, 3], [3, 4], 4), 4);
  assert.deepEqual(knapsackOfEach([{ weight: 2, value: 3 }], 4), 3);
  assert.deepEqual(knapsackOfEach([{ weight: 2, value: 3 }], 4, true), 6);
});
