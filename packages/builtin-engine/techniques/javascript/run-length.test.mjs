import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeRuns, decodeRuns } from "./run-length.mjs";

test("runs are counted, single characters may stay bare", () => {
  assert.deepEqual(encodeRuns("WWWBWW"), "3WB2W");
  assert.deepEqual(encodeRuns("WWWBWW", true), "3W1B2W");
  assert.deepEqual(encodeRuns("aaaaaaaaaaaa"), "12a");
  assert.deepEqual(encodeRuns("😀😀"), "2😀");
  assert.deepEqual(encodeRuns(""), "");
});

test("decoding gives the text back", () => {
  assert.deepEqual(decodeRuns("3WB2W"), "WWWBWW");
  assert.deepEqual(decodeRuns("3W1B2W"), "WWWBWW");
  assert.deepEqual(decodeRuns("12a2 \n"), "aaaaaaaaaaaa  \n");
  assert.deepEqual(decodeRuns(encodeRuns("zz😀😀😀 q")), "zz😀😀😀 q");
});

test("what cannot be told apart is refused", () => {
  assert.throws(() => encodeRuns("a11"), RangeError);
  assert.throws(() => decodeRuns("3a2"), RangeError);
});
