import assert from "node:assert/strict";
import { test } from "node:test";
import {
  innerJoin,
  leftJoin,
  mergeByKey,
  addFieldFrom,
  rowsWithoutMatch,
  rowsWithMatch,
} from "./row-join.mjs";

test("joins", () => {
  assert.deepEqual(
    innerJoin(
      [
        { id: 1, n: "a" },
        { id: 2, n: "b" },
      ],
      [
        { id: 2, c: "x" },
        { id: 2, c: "y" },
        { id: 3, c: "z" },
      ],
    ),
    [
      { id: 2, n: "b", c: "x" },
      { id: 2, n: "b", c: "y" },
    ],
  );
  assert.deepEqual(innerJoin([{ id: 1, n: "a" }], [{ user: 1, t: 5 }], "id", "user"), [
    { id: 1, n: "a", user: 1, t: 5 },
  ]);
  assert.deepEqual(innerJoin([], [{ id: 1 }]), []);
  assert.deepEqual(
    leftJoin(
      [
        { id: 1, n: "a" },
        { id: 2, n: "b" },
      ],
      [{ id: 2, c: "x" }],
    ),
    [
      { id: 1, n: "a" },
      { id: 2, n: "b", c: "x" },
    ],
  );
  assert.deepEqual(leftJoin([{ k: 1 }], [{ k: 1, v: 2 }], "k"), [{ k: 1, v: 2 }]);
  assert.deepEqual(
    mergeByKey(
      [
        { id: 1, a: 1 },
        { id: 2, a: 2 },
      ],
      [
        { id: 2, b: 3 },
        { id: 4, b: 4 },
      ],
    ),
    [
      { id: 1, a: 1 },
      { id: 2, a: 2, b: 3 },
      { id: 4, b: 4 },
    ],
  );
  assert.deepEqual(addFieldFrom([{ id: 1 }, { id: 2 }], [{ id: 1, n: "a", z: 9 }], "n"), [
    { id: 1, n: "a" },
    { id: 2, n: null },
  ]);
});

test("matches", () => {
  assert.deepEqual(rowsWithoutMatch([{ id: 1 }, { id: 2 }], [{ id: 2 }]), [{ id: 1 }]);
  assert.deepEqual(rowsWithMatch([{ id: 1 }, { id: 2 }], [{ id: 2 }]), [{ id: 2 }]);
  assert.deepEqual(rowsWithMatch([{ a: 1 }], [{ b: 1 }], "a", "b"), [{ a: 1 }]);
  assert.deepEqual(rowsWithoutMatch([], [{ id: 2 }]), []);
});
