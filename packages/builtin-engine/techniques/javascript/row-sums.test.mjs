import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fieldNumbers,
  sumField,
  averageField,
  roundedAverageField,
  averageOverAllRows,
  highestOfField,
  lowestOfField,
  fieldSummary,
} from "./row-sums.mjs";

test("sums and averages", () => {
  assert.deepEqual(fieldNumbers([{ name: "a", n: 2 }, { name: "b" }, { name: "c", n: 5 }]), [2, 5]);
  assert.deepEqual(
    sumField([
      { id: 7, price: 3 },
      { id: 8, price: 4.5 },
    ]),
    7.5,
  );
  assert.deepEqual(
    sumField(
      [
        { a: 1, b: 2 },
        { a: 3, b: 4 },
      ],
      "b",
    ),
    6,
  );
  assert.deepEqual(
    sumField([
      ["x", 2],
      ["y", -5],
    ]),
    -3,
  );
  assert.deepEqual(sumField({ x: 2, y: 3 }), 5);
  assert.deepEqual(sumField([]), 0);
  assert.deepEqual(averageField([{ age: 20 }, { age: 31 }]), 25.5);
  assert.deepEqual(averageField([{ age: 20 }, {}], "age"), 20);
  assert.deepEqual(averageField([]), 0);
  assert.deepEqual(averageField([], "age", null), null);
  assert.deepEqual(averageOverAllRows([{ age: 20 }, {}]), 10);
  assert.deepEqual(averageOverAllRows([]), 0);
  assert.deepEqual(roundedAverageField([{ n: 1 }, { n: 1 }, { n: 2 }]), 1.33);
  assert.deepEqual(roundedAverageField([{ n: 1 }, { n: 2 }], 0), 2);
  assert.deepEqual(roundedAverageField([{ n: -1 }, { n: -1 }, { n: -2 }], 1), -1.3);
});

test("bounds", () => {
  assert.deepEqual(highestOfField([{ n: 1 }, { n: 7 }, { n: 3 }]), 7);
  assert.deepEqual(lowestOfField([{ n: 1 }, { n: -7 }, { n: 3 }]), -7);
  assert.deepEqual(highestOfField([]), null);
  assert.deepEqual(lowestOfField([]), null);
  assert.deepEqual(fieldSummary([{ n: 1 }, { n: 3 }]), { count: 2, sum: 4, average: 2, min: 1, max: 3 });
});
