import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rowsAbove,
  rowsBelow,
  rowsBetween,
  namesAbove,
  namesBelow,
  namesBetween,
  countRowsAbove,
  countRowsBelow,
  namesAboveAverage,
} from "./row-thresholds.mjs";

test("rows", () => {
  assert.deepEqual(
    rowsAbove([
      { n: "a", age: 18 },
      { n: "b", age: 17 },
      { n: "c", age: 40 },
    ]),
    [
      { n: "a", age: 18 },
      { n: "c", age: 40 },
    ],
  );
  assert.deepEqual(rowsAbove([{ age: 18 }, { age: 19 }], 18, false), [{ age: 19 }]);
  assert.deepEqual(rowsBelow([{ age: 18 }, { age: 19 }, { age: 5 }]), [{ age: 18 }, { age: 5 }]);
  assert.deepEqual(rowsBelow([{ age: 18 }, { age: 19 }, { age: 5 }], 18, false), [{ age: 5 }]);
  assert.deepEqual(rowsBetween([{ p: 5 }, { p: 10 }, { p: 20 }, { p: 21 }], 10, 20), [{ p: 10 }, { p: 20 }]);
  assert.deepEqual(
    rowsAbove(
      [
        { a: 1, b: 9 },
        { a: 9, b: 1 },
      ],
      5,
      true,
      "b",
    ),
    [{ a: 1, b: 9 }],
  );
  assert.deepEqual(countRowsAbove([{ n: 50 }, { n: 60 }, {}], 50), 2);
  assert.deepEqual(countRowsBelow([{ n: 50 }, { n: 60 }, {}], 50), 1);
  assert.deepEqual(countRowsBelow([]), 0);
});

test("names", () => {
  assert.deepEqual(
    namesAbove(
      [
        { name: "Ann", score: 70 },
        { name: "Bob", score: 40 },
      ],
      60,
    ),
    ["Ann"],
  );
  assert.deepEqual(namesAbove({ Ann: 70, Bob: 40, Cy: 60 }, 60), ["Ann", "Cy"]);
  assert.deepEqual(namesAbove({ Ann: 70, Bob: 40, Cy: 60 }, 60, false), ["Ann"]);
  assert.deepEqual(
    namesBelow([
      ["a", 1],
      ["b", 20],
    ]),
    ["a"],
  );
  assert.deepEqual(
    namesBelow(
      [
        ["a", 18],
        ["b", 20],
      ],
      18,
      false,
    ),
    [],
  );
  assert.deepEqual(
    namesBetween(
      [
        ["a", 1],
        ["b", 5],
        ["c", 9],
      ],
      2,
      8,
    ),
    ["b"],
  );
  assert.deepEqual(namesAboveAverage({ Ann: 70, Bob: 40, Cy: 55 }), ["Ann"]);
  assert.deepEqual(namesAboveAverage([]), []);
  assert.deepEqual(namesAbove([{ city: "Rome", name: "Ann", age: 30 }]), ["Ann"]);
});
