import assert from "node:assert/strict";
import { test } from "node:test";
import {
  countBits,
  hasBit,
  withBit,
  isPowerOfTwo,
  rotateLeft,
  flagNames,
  rotateRight,
  toggleBit,
  countZeroBits,
} from "./bit-operations.mjs";

test("bits are counted, also above the thirty-second", () => {
  assert.deepEqual(countBits(0), 0);
  assert.deepEqual(countBits(255), 8);
  assert.deepEqual(countBits(4294967296), 1);
  assert.deepEqual(isPowerOfTwo(1099511627776), true);
  assert.deepEqual(isPowerOfTwo(0), false);
  assert.deepEqual(isPowerOfTwo(6), false);
});

test("single bits", () => {
  assert.deepEqual(hasBit(5, 2), true);
  assert.deepEqual(hasBit(5, 1), false);
  assert.deepEqual(withBit(5, 1, true), 7);
  assert.deepEqual(withBit(5, 0, false), 4);
  assert.deepEqual(withBit(5, 1, false), 5);
  assert.deepEqual(withBit(0, 31, true), 2147483648);
});

test("rotation in words of two widths", () => {
  assert.deepEqual(rotateLeft(2147483649, 1), 3);
  assert.deepEqual(rotateLeft(1, -1), 2147483648);
  assert.deepEqual(rotateLeft(129, 1, 8), 3);
  assert.deepEqual(rotateLeft(7, 8, 8), 7);
});

test("flags have names", () => {
  assert.deepEqual(flagNames(5, ["read", "write", "run"]), ["read", "run"]);
  assert.deepEqual(flagNames(0, ["read"]), []);
});

test("readings that differ", () => {
  assert.deepEqual(rotateRight(1, 1, 8), 128);
  assert.deepEqual(rotateRight(1, 1), 2147483648);
  assert.deepEqual(toggleBit(5, 0), 4);
  assert.deepEqual(toggleBit(4, 0), 5);
  assert.deepEqual(countZeroBits(10), 2);
  assert.deepEqual(countZeroBits(0), 1);
});
