import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toBinary,
  fromBinary,
  toHex,
  fromHex,
  toOctal,
  fromOctal,
  characterCodes,
  fromCharacterCodes,
  sumOfCharacterCodes,
  textToBinary,
  binaryToText,
  addBinary,
  xorBinary,
  andBinary,
  orBinary,
  toBinaryWithPrefix,
  toUppercaseHex,
  toHexWithPrefix,
  fromBinaryOr,
  addBinaryWithZeros,
} from "./binary-text.mjs";

test("numbers", () => {
  assert.deepEqual(toBinary(10), "1010");
  assert.deepEqual(toBinary(0), "0");
  assert.deepEqual(toBinary(5, 8), "00000101");
  assert.deepEqual(toBinary(-5), "-101");
  assert.deepEqual(fromBinary("1010"), 10);
  assert.deepEqual(fromBinary("0b11"), 3);
  assert.throws(() => fromBinary("12"), RangeError);
  assert.deepEqual(toHex(255), "ff");
  assert.deepEqual(toHex(10, 2), "0a");
  assert.deepEqual(fromHex("0xFF"), 255);
  assert.deepEqual(fromHex("0b1"), 177);
  assert.throws(() => fromHex("fg"), RangeError);
  assert.deepEqual(toOctal(64), "100");
  assert.deepEqual(fromOctal("755"), 493);
  assert.throws(() => fromOctal("8"), RangeError);
});

test("characters", () => {
  assert.deepEqual(characterCodes("Hi!"), [72, 105, 33]);
  assert.deepEqual(characterCodes(""), []);
  assert.deepEqual(fromCharacterCodes([72, 105]), "Hi");
  assert.deepEqual(sumOfCharacterCodes("abc"), 294);
  assert.deepEqual(textToBinary("Hi"), "01001000 01101001");
  assert.deepEqual(textToBinary("Hi", 7, ""), "10010001101001");
  assert.deepEqual(binaryToText("01001000 01101001"), "Hi");
  assert.deepEqual(binaryToText("10010001101001", 7), "Hi");
  assert.deepEqual(binaryToText(""), "");
});

test("binary texts together", () => {
  assert.deepEqual(addBinary("11", "1"), "100");
  assert.deepEqual(addBinary("0", "0"), "0");
  assert.deepEqual(xorBinary("1010", "0110"), "1100");
  assert.deepEqual(xorBinary("101", "101"), "000");
  assert.deepEqual(andBinary("1100", "10"), "0000");
  assert.deepEqual(andBinary("1100", "1010"), "1000");
  assert.deepEqual(orBinary("1100", "1010"), "1110");
});

test("readings that differ", () => {
  assert.deepEqual(toBinaryWithPrefix(10), "0b1010");
  assert.deepEqual(toBinaryWithPrefix(-2, 4), "-0b0010");
  assert.deepEqual(toUppercaseHex(255), "FF");
  assert.deepEqual(toUppercaseHex(255, true), "0xFF");
  assert.deepEqual(toUppercaseHex(-10, false, 2), "-0A");
  assert.deepEqual(toHexWithPrefix(255), "0xff");
  assert.deepEqual(toHexWithPrefix(-1, 2), "-0x01");
  assert.deepEqual(fromBinaryOr("101"), 5);
  assert.deepEqual(fromBinaryOr("102"), null);
  assert.deepEqual(fromBinaryOr("", 0), 0);
  assert.deepEqual(addBinaryWithZeros("0001", "01"), "0010");
  assert.deepEqual(addBinaryWithZeros("1", "1"), "10");
});
