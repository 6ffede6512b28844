import assert from "node:assert/strict";
import { test } from "node:test";
import {
  formatBytes,
  parseBytes,
  formatBytesOf,
  formatBytesBy,
  formatBytesWithoutSpace,
} from "./format-bytes.mjs";

test("sizes for people", () => {
  assert.deepEqual(formatBytes(0), "0 B");
  assert.deepEqual(formatBytes(1023), "1023 B");
  assert.deepEqual(formatBytes(1024), "1.0 KiB");
  assert.deepEqual(formatBytes(1536), "1.5 KiB");
  assert.deepEqual(formatBytes(1048575), "1.0 MiB");
  assert.deepEqual(formatBytes(-2048), "-2.0 KiB");
  assert.throws(() => formatBytes(0.5), RangeError);
});

test("steps of a thousand, other digits", () => {
  assert.deepEqual(formatBytes(1500000, 1000), "1.5 MB");
  assert.deepEqual(formatBytes(999, 1000), "999 B");
  assert.deepEqual(formatBytes(1234567, 1000, 2), "1.23 MB");
  assert.deepEqual(formatBytes(5000000000000000000, 1000, 0), "5000 PB");
});

test("sizes are read", () => {
  assert.deepEqual(parseBytes("1.5 KiB"), 1536);
  assert.deepEqual(parseBytes("10kB"), 10000);
  assert.deepEqual(parseBytes("10KB"), 10000);
  assert.deepEqual(parseBytes("2M"), 2097152);
  assert.deepEqual(parseBytes("2M", 1000), 2000000);
  assert.deepEqual(parseBytes(" 7 b"), 7);
  assert.deepEqual(parseBytes("0.0005kB"), 1);
  assert.throws(() => parseBytes(""), RangeError);
  assert.throws(() => parseBytes("-1 B"), RangeError);
  assert.throws(() => parseBytes("5 X"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(formatBytesOf(1536), "1.5 KB");
  assert.deepEqual(formatBytesOf(1024), "1.0 KB");
  assert.deepEqual(formatBytesOf(1024, true), "1 KB");
  assert.deepEqual(formatBytesOf(1023), "1023 B");
  assert.deepEqual(formatBytesOf(1572864, false, 2), "1.50 MB");
  assert.deepEqual(formatBytesOf(-2048, true), "-2 KB");
  assert.deepEqual(formatBytesOf(0), "0 B");
  assert.deepEqual(formatBytesBy(1500), "1.5 KB");
  assert.deepEqual(formatBytesBy(1000000, true), "1 MB");
  assert.deepEqual(formatBytesBy(1550, true, 2), "1.55 KB");
  assert.deepEqual(formatBytesWithoutSpace(1536), "1.5KB");
  assert.deepEqual(formatBytesWithoutSpace(2048, true), "2KB");
  assert.deepEqual(formatBytesWithoutSpace(1536, false, 0), "2KB");
});

test("halves go up", () => {
  assert.deepEqual(formatBytes(1280), "1.3 KiB");
  assert.deepEqual(formatBytes(2560, 1024, 0), "3 KiB");
  assert.deepEqual(formatBytesOf(1280), "1.3 KB");
  assert.deepEqual(formatBytesOf(0), "0 B");
});
