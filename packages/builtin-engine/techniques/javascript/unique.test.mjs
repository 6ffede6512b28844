import assert from "node:assert/strict";
import { test } from "node:test";
import {
  unique,
  duplicates,
  uniqueOrLast,
  uniqueInAll,
  uniqueOnly,
  countUnique,
  countUniqueOnly,
  duplicatesAsIs,
  duplicatesInAll,
  duplicatesByEach,
  countDuplicates,
  countDuplicatesByEach,
} from "./unique.mjs";

test("the first of each stays, in order", () => {
  assert.deepEqual(unique([3, 1, 3, 2, 1]), [3, 1, 2]);
  assert.deepEqual(unique(["b", "a", "b"]), ["b", "a"]);
  assert.deepEqual(unique([]), []);
  assert.deepEqual(unique([10, "10"]), [10, "10"]);
});

test("case counts unless it is folded", () => {
  assert.deepEqual(unique(["a", "A", "b"]), ["a", "A", "b"]);
  assert.deepEqual(unique(["a", "A", "b"], true), ["a", "b"]);
});

test("compared by a part of the item", () => {
  assert.deepEqual(
    unique(
      [
        { id: 1, n: "x" },
        { id: 1, n: "y" },
      ],
      false,
      (item) => item.id,
    ),
    [{ id: 1, n: "x" }],
  );
});

test("what is repeated is named once", () => {
  assert.deepEqual(duplicates([1, 2, 2, 1, 2, 3]), [2, 1]);
  assert.deepEqual(duplicates(["a", "A"]), []);
  assert.deepEqual(duplicates(["a", "A"], true), ["A"]);
  assert.deepEqual(duplicates([]), []);
});

test("other readings", () => {
  assert.deepEqual(uniqueOrLast([1, 2, 1, 3]), [2, 1, 3]);
  assert.deepEqual(uniqueInAll([10, 9, 10]), [9, 10]);
  assert.deepEqual(uniqueOnly([1, 2, 1, 3]), [2, 3]);
  assert.deepEqual(countUnique([1, 2, 1]), 2);
  assert.deepEqual(countUniqueOnly([1, 2, 1, 3, 4]), 3);
  assert.deepEqual(duplicatesAsIs([2, 1, 1, 2]), [2, 1]);
  assert.deepEqual(duplicatesAsIs([3, 1, 1]), [1]);
  assert.deepEqual(duplicatesInAll([10, 9, 9, 10]), [9, 10]);
  assert.deepEqual(duplicatesByEach([1, 2, 1, 1]), [1, 1]);
  assert.deepEqual(countDuplicates([1, 2, 1, 1]), 1);
  assert.deepEqual(countDuplicatesByEach([1, 2, 1, 1]), 2);
});
