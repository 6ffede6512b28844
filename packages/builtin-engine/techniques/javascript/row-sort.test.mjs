import assert from "node:assert/strict";
import { test } from "node:test";
import {
  sortRows,
  sortRowsDescending,
  sortRowsThenByName,
  topRows,
  topNames,
  bottomNames,
  namesInOrder,
  rankedNames,
  namesSorted,
} from "./row-sort.mjs";

test("rows", () => {
  assert.deepEqual(
    sortRows([
      { n: "a", p: 3 },
      { n: "b", p: 1 },
    ]),
    [
      { n: "b", p: 1 },
      { n: "a", p: 3 },
    ],
  );
  assert.deepEqual(sortRows([{ n: "b" }, { n: "a" }], "n"), [{ n: "a" }, { n: "b" }]);
  assert.deepEqual(
    sortRowsDescending([
      ["a", 1],
      ["b", 3],
      ["c", 3],
    ]),
    [
      ["b", 3],
      ["c", 3],
      ["a", 1],
    ],
  );
  assert.deepEqual(sortRowsDescending({ x: 1, y: 2 }), [
    ["y", 2],
    ["x", 1],
  ]);
  assert.deepEqual(
    sortRowsThenByName([
      ["c", 3],
      ["a", 1],
      ["b", 3],
    ]),
    [
      ["b", 3],
      ["c", 3],
      ["a", 1],
    ],
  );
  assert.deepEqual(topRows([{ p: 3 }, { p: 9 }, { p: 5 }, { p: 4 }], 2), [{ p: 9 }, { p: 5 }]);
  assert.deepEqual(topRows([]), []);
});

test("names", () => {
  assert.deepEqual(topNames({ a: 1, b: 2, c: 3, d: 4 }), ["d", "c", "b"]);
  assert.deepEqual(
    topNames(
      [
        { id: 1, name: "Ann", age: 3 },
        { id: 2, name: "Bob", age: 5 },
      ],
      1,
    ),
    ["Bob"],
  );
  assert.deepEqual(bottomNames({ a: 9, b: 2, c: 3, d: 4 }), ["b", "c", "d"]);
  assert.deepEqual(namesInOrder({ a: 9, b: 2, c: 3 }), ["b", "c", "a"]);
  assert.deepEqual(namesInOrder({ a: 9, b: 2, c: 3 }, true), ["a", "c", "b"]);
  assert.deepEqual(
    rankedNames([
      { n: "z", s: 5 },
      { n: "b", s: 5 },
      { n: "a", s: 9 },
    ]),
    ["a", "b", "z"],
  );
  assert.deepEqual(namesSorted([{ name: "Cy" }, { name: "Ann" }]), ["Ann", "Cy"]);
  assert.deepEqual(topNames([{ city: "Rome", name: "Ann", age: 30 }]), ["Ann"]);
});
