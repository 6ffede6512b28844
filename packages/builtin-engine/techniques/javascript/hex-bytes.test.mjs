import assert from "node:assert/strict";
import { test } from "node:test";
import {
  encodeHex,
  decodeHex,
  hexDump,
  encodeHexText,
  encodeHexTextSpaced,
  decodeHexText,
} from "./hex-bytes.mjs";

test("two digits for each byte", () => {
  assert.deepEqual(encodeHex([0, 15, 16, 255]), "000f10ff");
  assert.deepEqual(encodeHex([]), "");
  assert.deepEqual([...decodeHex("000F10ff")], [0, 15, 16, 255]);
  assert.equal(decodeHex("").length, 0);
});

test("what is no hex is refused", () => {
  assert.throws(() => decodeHex("abc"), RangeError);
  assert.throws(() => decodeHex("0g"), RangeError);
  assert.throws(() => decodeHex("0 1 "), RangeError);
});

test("a dump with offsets and characters", () => {
  assert.deepEqual(hexDump([72, 105, 10, 32, 126, 127, 31], 4), [
    "00000000  48 69 0a 20  Hi. ",
    "00000004  7e 7f 1f     ~..",
  ]);
  assert.deepEqual(hexDump([65]), ["00000000  41                                               A"]);
  assert.deepEqual(hexDump([]), []);
});

test("readings that differ", () => {
  assert.deepEqual(encodeHexText("Jo"), "4a6f");
  assert.deepEqual(encodeHexText("Jo", true), "4A6F");
  assert.deepEqual(encodeHexTextSpaced("Jo"), "4a 6f");
  assert.deepEqual(encodeHexTextSpaced("Jo", true), "4A 6F");
  assert.deepEqual(encodeHexTextSpaced(""), "");
  assert.deepEqual(decodeHexText("4A 6f"), "Jo");
  assert.deepEqual(decodeHexText(""), "");
});
