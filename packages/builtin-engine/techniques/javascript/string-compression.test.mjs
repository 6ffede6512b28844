import assert from "node:assert/strict";
import { test } from "node:test";
import {
  compressText,
  decompressText,
  lookAndSayNext,
  lookAndSay,
  compressTextAsItIs,
  compressTextOrNot,
} from "./string-compression.mjs";

test("compressed only where that is shorter", () => {
  assert.deepEqual(compressText("aabcccccaaa"), "a2b1c5a3");
  assert.deepEqual(compressText("abc"), "abc");
  assert.deepEqual(compressText("aabb"), "aabb");
  assert.deepEqual(compressText("abc", false), "a1b1c1");
  assert.deepEqual(compressText("aaabcc", true, false), "a3bc2");
  assert.deepEqual(compressText(""), "");
});

test("and back", () => {
  assert.deepEqual(decompressText("a2b1c5a3"), "aabcccccaaa");
  assert.deepEqual(decompressText("a3bc12"), "aaabcccccccccccc");
  assert.deepEqual(decompressText(""), "");
});

test("look and say", () => {
  assert.deepEqual(lookAndSayNext("1211"), "111221");
  assert.deepEqual(lookAndSayNext(""), "");
  assert.deepEqual(lookAndSay(1), "1");
  assert.deepEqual(lookAndSay(5), "111221");
});

test("other readings", () => {
  assert.deepEqual(compressTextAsItIs("abb"), "a1b2");
  assert.deepEqual(compressTextAsItIs("abb", false), "ab2");
  assert.deepEqual(compressTextOrNot("aabb"), "a2b2");
  assert.deepEqual(compressTextOrNot("abb"), "abb");
  assert.deepEqual(compressTextOrNot("abbcc", false), "ab2c2");
  assert.deepEqual(compressTextOrNot("aaab"), "a3b1");
});
