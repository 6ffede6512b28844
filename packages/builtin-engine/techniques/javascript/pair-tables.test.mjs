import assert from "node:assert/strict";
import { test } from "node:test";
import {
  collectPairs,
  sumPairs,
  invertToLists,
  invertLists,
  pairsFromLists,
  swapPairs,
  mergeTables,
  mergeTwoTables,
  addTables,
  subtractCounts,
  commonKeys,
  keysMissingIn,
  keysWithValue,
} from "./pair-tables.mjs";

test("pairs", () => {
  assert.deepEqual(
    collectPairs([
      ["a", 1],
      ["b", 2],
      ["a", 3],
    ]),
    { a: [1, 3], b: [2] },
  );
  assert.deepEqual(collectPairs([]), {});
  assert.deepEqual(
    sumPairs([
      ["a", 1],
      ["b", 2],
      ["a", 3],
    ]),
    { a: 4, b: 2 },
  );
  assert.deepEqual(invertToLists({ a: "x", b: "y", c: "x" }), { x: ["a", "c"], y: ["b"] });
  assert.deepEqual(invertToLists({ a: 1 }), { 1: ["a"] });
  assert.deepEqual(invertLists({ x: ["a", "b"], y: ["c"] }), { a: "x", b: "x", c: "y" });
  assert.deepEqual(pairsFromLists({ x: ["a", "b"], y: [] }), [
    ["x", "a"],
    ["x", "b"],
  ]);
  assert.deepEqual(swapPairs([["a", 1]]), [[1, "a"]]);
});

test("several dictionaries", () => {
  assert.deepEqual(mergeTables([{ a: 1, b: 2 }, { b: 3 }]), { a: 1, b: 3 });
  assert.deepEqual(mergeTables([{ a: 1, b: 2 }, { b: 3 }], true), { a: 1, b: 2 });
  assert.deepEqual(mergeTables([]), {});
  assert.deepEqual(mergeTwoTables({ a: 1 }, { a: 2, b: 3 }), { a: 2, b: 3 });
  assert.deepEqual(mergeTwoTables({ a: 1 }, { a: 2, b: 3 }, true), { a: 1, b: 3 });
  assert.deepEqual(addTables([{ a: 1 }, { a: 2, b: 5 }, {}]), { a: 3, b: 5 });
  assert.deepEqual(subtractCounts({ a: 3, b: 1, c: 2 }, { a: 1, b: 1 }), { a: 2, c: 2 });
  assert.deepEqual(commonKeys({ a: 1, b: 2 }, { b: 9 }), ["b"]);
  assert.deepEqual(keysMissingIn({ a: 1, b: 2 }, { b: 9 }), ["a"]);
  assert.deepEqual(keysWithValue({ a: 1, b: 2, c: 1 }, 1), ["a", "c"]);
  assert.deepEqual(keysWithValue({}, 1), []);
});
