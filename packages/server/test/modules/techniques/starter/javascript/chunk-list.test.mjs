import assert from "node:assert/strict";
import { test } from "node:test";
import { chunk } from "./chunk-list.mjs";

test("the last piece may be shorter", () => {
  assert.deepEqual(chunk([1, 2, 3, 4]), [[1, 2, 3], [4]]);
});
