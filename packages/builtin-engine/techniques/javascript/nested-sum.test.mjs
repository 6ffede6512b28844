import assert from "node:assert/strict";
import { test } from "node:test";
import {
  nestedNumbers,
  nestedSum,
  nestedProduct,
  nestedMax,
  nestedEvenSum,
  nestedCount,
  deepCount,
  depthSum,
  productSum,
  nestedIncludes,
  objectDepth,
  depthSumFromOut,
  nestedMin,
  nestedCountOnly,
  nestedDepth,
} from "./nested-sum.mjs";

test("sums", () => {
  assert.deepEqual(nestedSum([1, [2, [3, 4], 5]]), 15);
  assert.deepEqual(nestedSum({ a: 1, b: { c: 2, d: "x" } }), 3);
  assert.deepEqual(nestedSum([]), 0);
  assert.deepEqual(nestedSum([true, null, 1]), 1);
  assert.deepEqual(nestedEvenSum({ a: 2, b: { c: 3, d: [4] } }), 6);
  assert.deepEqual(nestedProduct([2, [3, [4]]]), 24);
  assert.deepEqual(nestedMax([1, [9, [3]]]), 9);
  assert.deepEqual(nestedMax([[]]), null);
  assert.deepEqual(nestedNumbers([1, ["a", [2]]]), [1, 2]);
});

test("counts", () => {
  assert.deepEqual(nestedCount([1, [2, [3, "a"]]]), 4);
  assert.deepEqual(nestedCount([]), 0);
  assert.deepEqual(deepCount([1, [2, 3]]), 4);
  assert.deepEqual(deepCount([[[[]]]]), 3);
  assert.deepEqual(nestedIncludes([1, [2, ["a"]]], "a"), true);
  assert.deepEqual(nestedIncludes([1, [2]], 5), false);
});

test("depth", () => {
  assert.deepEqual(depthSum([1, [4, [6]]]), 27);
  assert.deepEqual(depthSum([1, [2]], 2), 8);
  assert.deepEqual(productSum([5, 2, [7, -1], 3, [6, [-13, 8], 4]]), 12);
  assert.deepEqual(productSum([1, [2]], 2), 14);
  assert.deepEqual(objectDepth({ a: { b: {} }, c: 1 }), 3);
  assert.deepEqual(objectDepth({}), 1);
  assert.deepEqual(objectDepth([1]), 0);
  assert.deepEqual(objectDepth(null), 0);
});

test("other readings", () => {
  assert.deepEqual(depthSumFromOut([1, [2, [3]]]), 8);
  assert.deepEqual(nestedMin([3, [1, [2]]]), 1);
  assert.deepEqual(nestedMin([]), null);
  assert.deepEqual(nestedCountOnly([1, ["a", [2, null]]]), 2);
  assert.deepEqual(nestedDepth([1, [2, [3]], []]), 3);
  assert.deepEqual(nestedDepth([]), 1);
  assert.deepEqual(nestedDepth(5), 0);
});
