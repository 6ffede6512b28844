import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pickKeys,
  omitKeys,
  invertObject,
  sumValues,
  keyOfLargest,
  keyOfSmallest,
  keyOfValue,
  sortByValue,
  sortedKeys,
  toPairs,
  fromPairs,
  renameKeys,
  valuesAtLeast,
  mergeCounts,
  withoutNull,
  pluck,
  keyOfLargestOrLast,
  keyOfLargestByAlphabet,
  keysOfLargest,
  keysOfValue,
  invertObjectOnlyOne,
  sortByValueInAll,
  sortByValueOnly,
  valuesOverLimit,
  sumValuesOnly,
  withoutNullOrNot,
} from "./object-edit.mjs";

test("keys", () => {
  assert.deepEqual(pickKeys({ a: 1, b: 2, c: 3 }, ["a", "c", "x"]), { a: 1, c: 3 });
  assert.deepEqual(omitKeys({ a: 1, b: 2 }, ["b"]), { a: 1 });
  assert.deepEqual(invertObject({ a: "x", b: "y" }), { x: "a", y: "b" });
  assert.deepEqual(invertObject({ a: 1 }), { 1: "a" });
  assert.deepEqual(renameKeys({ a: 1, b: 2 }, { a: "z" }), { z: 1, b: 2 });
  assert.deepEqual(sortedKeys({ b: 1, a: 2 }), ["a", "b"]);
});

test("values", () => {
  assert.deepEqual(sumValues({ a: 1, b: 2.5 }), 3.5);
  assert.deepEqual(sumValues({}), 0);
  assert.deepEqual(keyOfLargest({ a: 1, b: 3, c: 3 }), "b");
  assert.deepEqual(keyOfLargest({}), null);
  assert.deepEqual(keyOfSmallest({ a: 2, b: 1 }), "b");
  assert.deepEqual(keyOfSmallest({}, "none"), "none");
  assert.deepEqual(keyOfValue({ a: 1, b: 2 }, 2), "b");
  assert.deepEqual(keyOfValue({ a: 1 }, 5), null);
  assert.deepEqual(valuesAtLeast({ a: 50, b: 80, c: 49 }, 50), { a: 50, b: 80 });
  assert.deepEqual(withoutNull({ a: null, b: 0 }), { b: 0 });
});

test("pairs and several objects", () => {
  assert.deepEqual(sortByValue({ a: 2, b: 1 }), [
    ["b", 1],
    ["a", 2],
  ]);
  assert.deepEqual(sortByValue({ a: 1, b: 2 }, true), [
    ["b", 2],
    ["a", 1],
  ]);
  assert.deepEqual(toPairs({ a: 1 }), [["a", 1]]);
  assert.deepEqual(
    fromPairs([
      ["a", 1],
      ["b", 2],
    ]),
    { a: 1, b: 2 },
  );
  assert.deepEqual(mergeCounts({ a: 1, b: 2 }, { b: 3, c: 4 }), { a: 1, b: 5, c: 4 });
  assert.deepEqual(pluck([{ a: 1 }, { a: 2 }, {}], "a"), [1, 2, null]);
  assert.deepEqual(pluck([{}], "a", 0), [0]);
});

test("other readings", () => {
  assert.deepEqual(keyOfLargestOrLast({ a: 2, b: 2, c: 1 }), "b");
  assert.deepEqual(keyOfLargestOrLast({}), null);
  assert.deepEqual(keyOfLargestByAlphabet({ b: 2, a: 2 }), "a");
  assert.deepEqual(keyOfLargestByAlphabet({}, ""), "");
  assert.deepEqual(keysOfLargest({ b: 2, a: 2, c: 1 }), ["b", "a"]);
  assert.deepEqual(keysOfLargest({}), []);
  assert.deepEqual(keysOfValue({ a: 1, b: 2, c: 1 }, 1), ["a", "c"]);
  assert.deepEqual(invertObjectOnlyOne({ a: 1, b: 1 }), { 1: "a" });
  assert.deepEqual(sortByValueInAll({ b: 1, a: 1, c: 0 }), [
    ["c", 0],
    ["a", 1],
    ["b", 1],
  ]);
  assert.deepEqual(sortByValueInAll({ b: 1, a: 1, c: 2 }, true), [
    ["c", 2],
    ["a", 1],
    ["b", 1],
  ]);
  assert.deepEqual(sortByValueOnly({ b: 2, a: 1 }), ["a", "b"]);
  assert.deepEqual(sortByValueOnly({ b: 1, a: 2 }, true), ["a", "b"]);
  assert.deepEqual(valuesOverLimit({ a: 1, b: 2 }, 1), { b: 2 });
  assert.deepEqual(sumValuesOnly({ a: 1, b: "x", c: 2 }), 3);
  assert.deepEqual(withoutNullOrNot({ a: null, b: "", c: 0 }), { c: 0 });
});

test("values of a list", () => {
  assert.deepEqual(sumValues([1, 2]), 3);
  assert.deepEqual(sumValuesOnly([1, "a", 2]), 3);
});
