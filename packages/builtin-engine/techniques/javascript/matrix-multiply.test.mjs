import assert from "node:assert/strict";
import { test } from "node:test";
import { multiply, power } from "./matrix-multiply.mjs";

test("known products", () => {
  assert.deepEqual(
    multiply(
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
    ),
    [
      [19, 22],
      [43, 50],
    ],
  );
  assert.deepEqual(multiply([[1, 2, 3]], [[4], [5], [6]]), [[32]]);
  assert.deepEqual(multiply([[1], [2]], [[3, 4]]), [
    [3, 4],
    [6, 8],
  ]);
  assert.deepEqual(multiply([], []), []);
  assert.throws(() => multiply([[1, 2]], [[1, 2]]), RangeError);
});

test("a modulus keeps entries small and never negative", () => {
  assert.deepEqual(
    multiply(
      [
        [1, 2],
        [3, 4],
      ],
      [
        [5, 6],
        [7, 8],
      ],
      10,
    ),
    [
      [9, 2],
      [3, 0],
    ],
  );
  assert.deepEqual(multiply([[-1]], [[3]], 5), [[2]]);
});

test("powers", () => {
  assert.deepEqual(
    power(
      [
        [1, 1],
        [1, 0],
      ],
      10,
    ),
    [
      [89, 55],
      [55, 34],
    ],
  );
  assert.deepEqual(
    power(
      [
        [2, 1],
        [1, 3],
      ],
      0,
    ),
    [
      [1, 0],
      [0, 1],
    ],
  );
  assert.deepEqual(power([[2]], 1), [[2]]);
  assert.deepEqual(
    power(
      [
        [1n, 1n],
        [1n, 0n],
      ],
      100,
    ),
    [
      [573147844013817084101n, 354224848179261915075n],
      [354224848179261915075n, 218922995834555169026n],
    ],
  );
  assert.deepEqual(
    power(
      [
        [1, 1],
        [1, 0],
      ],
      60,
      1000,
    ),
    [
      [961, 920],
      [920, 41],
    ],
  );
  assert.throws(() => power([[1]], -1), RangeError);
});
