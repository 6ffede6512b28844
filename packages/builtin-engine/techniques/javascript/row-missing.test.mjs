import assert from "node:assert/strict";
import { test } from "node:test";
import {
  missingFields,
  hasAllFields,
  completeRows,
  incompleteRows,
  withDefaults,
  fillRows,
  evenOutRows,
  replaceNulls,
  countMissing,
} from "./row-missing.mjs";

test("one object", () => {
  assert.deepEqual(missingFields({ name: "Ann", age: null, mail: " " }, ["name", "age", "mail", "city"]), [
    "age",
    "mail",
    "city",
  ]);
  assert.deepEqual(missingFields({ name: "Ann", mail: "" }, ["name", "mail"], false), []);
  assert.deepEqual(missingFields({ a: 0, b: false }, ["a", "b"]), []);
  assert.deepEqual(hasAllFields({ a: 1 }, ["a"]), true);
  assert.deepEqual(hasAllFields({ a: 1 }, ["a", "b"]), false);
  assert.deepEqual(withDefaults({ a: 1, b: null }, { b: 2, c: 3 }), { a: 1, b: 2, c: 3 });
  assert.deepEqual(withDefaults({ a: "" }, { a: "x" }), { a: "" });
  assert.deepEqual(withDefaults({ a: "" }, { a: "x" }, true), { a: "x" });
});

test("rows", () => {
  assert.deepEqual(
    completeRows([
      { a: 1, b: "" },
      { a: 2, b: "x" },
    ]),
    [{ a: 2, b: "x" }],
  );
  assert.deepEqual(completeRows([{ a: 1 }, { b: 1 }], ["a"]), [{ a: 1 }]);
  assert.deepEqual(incompleteRows([{ a: 1 }, { b: 1 }], ["a"]), [{ b: 1 }]);
  assert.deepEqual(incompleteRows([{ a: 1 }, { b: null }]), [{ b: null }]);
  assert.deepEqual(fillRows([{ a: 1 }, {}], { a: 5 }), [{ a: 1 }, { a: 5 }]);
  assert.deepEqual(evenOutRows([{ a: 1 }, { b: "x" }]), [
    { a: 1, b: 0 },
    { a: 0, b: "x" },
  ]);
  assert.deepEqual(evenOutRows([{ a: 1 }, { b: "" }], "-"), [
    { a: 1, b: "-" },
    { a: "-", b: "" },
  ]);
  assert.deepEqual(replaceNulls([1, null, ""]), [1, 0, ""]);
  assert.deepEqual(replaceNulls([null], "?"), ["?"]);
  assert.deepEqual(countMissing([{ a: 1, b: "" }, { a: 2 }, { a: null, b: 1 }]), { a: 1, b: 2 });
  assert.deepEqual(countMissing([]), {});
});
