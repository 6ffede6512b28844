import assert from "node:assert/strict";
import { test } from "node:test";
import {
  encodeRuns,
  decodeRuns,
  encodeRunsAsItIs,
  encodeRunsByEach,
  runPairs,
  decodeRunsByEach,
} from "./run-length.mjs";

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

test("other readings", () => {
  assert.deepEqual(encodeRunsAsItIs("aab11"), "2ab21");
  assert.deepEqual(encodeRunsAsItIs("aab", true), "2a1b");
  assert.deepEqual(encodeRunsByEach("aab"), "a2b1");
  assert.deepEqual(encodeRunsByEach("aab", false), "a2b");
  assert.deepEqual(runPairs("aab"), [
    ["a", 2],
    ["b", 1],
  ]);
  assert.deepEqual(runPairs(""), []);
  assert.deepEqual(decodeRunsByEach("a2b c10"), "aab cccccccccc");
});
