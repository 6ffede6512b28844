import assert from "node:assert/strict";
import { test } from "node:test";
import { sortByKeys } from "./sort-by-keys.mjs";

test("the second key decides among equals", () => {
  assert.deepEqual(
    sortByKeys(
      [
        { a: 1, b: 2 },
        { a: 1, b: 1 },
        { a: 0, b: 9 },
      ],
      ["a", "b"],
    ),
    [
      { a: 0, b: 9 },
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
  );
  assert.deepEqual(
    sortByKeys(
      [
        { a: 1, b: 1 },
        { a: 2, b: 2 },
        { a: 1, b: 3 },
      ],
      ["-a", "-b"],
    ),
    [
      { a: 2, b: 2 },
      { a: 1, b: 3 },
      { a: 1, b: 1 },
    ],
  );
});

test("numbers are ordered as numbers, texts by their characters", () => {
  assert.deepEqual(sortByKeys([{ n: 10 }, { n: 9 }, { n: -1 }], ["n"]), [{ n: -1 }, { n: 9 }, { n: 10 }]);
  assert.deepEqual(sortByKeys([{ t: "b" }, { t: "a" }, { t: "B" }], ["t"]), [
    { t: "B" },
    { t: "a" },
    { t: "b" },
  ]);
});

test("equals keep their order, falling too", () => {
  assert.deepEqual(
    sortByKeys(
      [
        { a: 1, i: 1 },
        { a: 2, i: 2 },
        { a: 1, i: 3 },
      ],
      ["-a"],
    ),
    [
      { a: 2, i: 2 },
      { a: 1, i: 1 },
      { a: 1, i: 3 },
    ],
  );
});

test("missing values come last, or first", () => {
  assert.deepEqual(sortByKeys([{ a: null }, { a: 1 }, { a: 2 }], ["-a"]), [{ a: 2 }, { a: 1 }, { a: null }]);
  assert.deepEqual(sortByKeys([{ a: 1 }, { b: 1 }], ["a"], false), [{ b: 1 }, { a: 1 }]);
  assert.deepEqual(sortByKeys([], ["a"]), []);
  assert.deepEqual(sortByKeys([{ a: 2 }, { a: 1 }], []), [{ a: 2 }, { a: 1 }]);
});
