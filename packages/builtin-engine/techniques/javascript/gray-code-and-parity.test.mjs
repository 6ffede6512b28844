import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toGray,
  fromGray,
  grayCode,
  grayCodeTexts,
  parityBit,
  hasParity,
  onesComplement,
  toTwosComplement,
  fromTwosComplement,
  reverseBits,
  binaryGap,
} from "./gray-code-and-parity.mjs";

test("Gray codes", () => {
  assert.deepEqual(toGray(6), 5);
  assert.deepEqual(fromGray(5), 6);
  assert.deepEqual(fromGray(0), 0);
  assert.deepEqual(grayCode(2), [0, 1, 3, 2]);
  assert.deepEqual(grayCode(0), [0]);
  assert.deepEqual(grayCodeTexts(2), ["00", "01", "11", "10"]);
  assert.deepEqual(grayCodeTexts(0), [""]);
});

test("parity", () => {
  assert.deepEqual(parityBit("1011"), 1);
  assert.deepEqual(parityBit("1001"), 0);
  assert.deepEqual(parityBit("1011", false), 0);
  assert.deepEqual(hasParity("10111"), true);
  assert.deepEqual(hasParity("1011"), false);
  assert.deepEqual(hasParity("1011", false), true);
});

test("complements and other bits", () => {
  assert.deepEqual(onesComplement("1010"), "0101");
  assert.deepEqual(toTwosComplement(-1), "11111111");
  assert.deepEqual(toTwosComplement(5), "00000101");
  assert.deepEqual(toTwosComplement(-8, 4), "1000");
  assert.deepEqual(toTwosComplement(7, 4), "0111");
  assert.deepEqual(toTwosComplement(0), "00000000");
  assert.throws(() => toTwosComplement(8, 4), RangeError);
  assert.throws(() => toTwosComplement(-9, 4), RangeError);
  assert.deepEqual(fromTwosComplement("11111111"), -1);
  assert.deepEqual(fromTwosComplement("0101"), 5);
  assert.deepEqual(reverseBits(1), 128);
  assert.deepEqual(reverseBits(6, 4), 6);
  assert.deepEqual(reverseBits(43261596, 32), 964176192);
  assert.deepEqual(binaryGap(529), 4);
  assert.deepEqual(binaryGap(32), 0);
  assert.deepEqual(binaryGap(0), 0);
});
