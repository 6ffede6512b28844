import assert from "node:assert/strict";
import { test } from "node:test";
import { groupBy, countBy, sumBy, groupInto, countInto, sumInto } from "./group-by.mjs";

test("groups keep the order of first occurrence", () => {
  assert.deepEqual(
    groupBy(
      [
        { t: "b", n: 1 },
        { t: "a", n: 2 },
        { t: "b", n: 3 },
      ],
      "t",
    ),
    [
      [
        "b",
        [
          { t: "b", n: 1 },
          { t: "b", n: 3 },
        ],
      ],
      ["a", [{ t: "a", n: 2 }]],
    ],
  );
  assert.deepEqual(groupBy([], "t"), []);
  assert.deepEqual(groupBy([{ t: "x" }], "t"), [["x", [{ t: "x" }]]]);
});

test("counts and sums", () => {
  assert.deepEqual(countBy([{ t: "b" }, { t: "a" }, { t: "b" }], "t"), [
    ["b", 2],
    ["a", 1],
  ]);
  assert.deepEqual(sumBy([{ t: "b", n: 1 }, { t: "a", n: -2 }, { t: "b", n: 3 }, { t: "b" }], "t", "n"), [
    ["b", 4],
    ["a", -2],
  ]);
});

test("items without the key have a group of their own", () => {
  assert.deepEqual(countBy([{ n: 1 }, { t: null }, { t: 0 }], "t"), [
    ["other", 2],
    [0, 1],
  ]);
  assert.deepEqual(countBy([{ n: 1 }], "t", "none"), [["none", 1]]);
  assert.deepEqual(countBy([{ t: "constructor" }], "t"), [["constructor", 1]]);
});

test("readings that differ", () => {
  assert.deepEqual(groupInto([{ t: "b" }, { t: "a" }, { t: "b" }, {}], "t"), {
    b: [{ t: "b" }, { t: "b" }],
    a: [{ t: "a" }],
    other: [{}],
  });
  assert.deepEqual(groupInto([{ t: true }, { t: null }], "t", true), { true: [{ t: true }] });
  assert.deepEqual(
    groupInto(
      [
        ["x", 1],
        ["y", 2],
        ["x", 3],
      ],
      0,
    ),
    {
      x: [
        ["x", 1],
        ["x", 3],
      ],
      y: [["y", 2]],
    },
  );
  assert.deepEqual(countInto([{ t: 1 }, { t: 1 }, {}], "t"), { 1: 2, other: 1 });
  assert.deepEqual(countInto([{ t: 1 }, {}], "t", true), { 1: 1 });
  assert.deepEqual(sumInto([{ t: "a", n: 1 }, { t: "a", n: 2.5 }, { n: 1 }], "t", "n"), { a: 3.5, other: 1 });
  assert.deepEqual(sumInto([{ t: "a", n: 1 }, { t: "a" }, { n: 1 }], "t", "n", true), { a: 1 });
});
