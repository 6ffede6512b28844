import assert from "node:assert/strict";
import { test } from "node:test";
import {
  substituteLetters,
  unsubstituteLetters,
  keywordAlphabet,
  keywordEncrypt,
  keywordDecrypt,
  encodeWithTable,
  decodeWithTable,
  exchangePairs,
  polybiusEncode,
  polybiusDecode,
  affineEncrypt,
  affineDecrypt,
} from "./substitution-cipher.mjs";

test("key alphabets", () => {
  assert.deepEqual(substituteLetters("Hello, a b"), "Itssg, q w");
  assert.deepEqual(substituteLetters("abc", "zyxwvutsrqponmlkjihgfedcba"), "zyx");
  assert.deepEqual(unsubstituteLetters("Itssg"), "Hello");
  assert.deepEqual(keywordAlphabet(), "secrtabdfghijklmnopquvwxyz");
  assert.deepEqual(keywordAlphabet("Zebra!"), "zebracdfghijklmnopqstuvwxy");
  assert.deepEqual(keywordEncrypt("Abc"), "Sec");
  assert.deepEqual(keywordDecrypt("sec"), "abc");
  assert.deepEqual(keywordEncrypt("flee", "zebra"), "cjaa");
  assert.deepEqual(exchangePairs("Ala has a cat", "gaderypoluki"), "Gug hgs g cgt");
  assert.deepEqual(affineEncrypt("Affine cipher"), "Ihhwvc swfrcp");
  assert.deepEqual(affineDecrypt("Ihhwvc swfrcp"), "Affine cipher");
  assert.deepEqual(affineEncrypt("abc", 1, 1), "bcd");
});

test("codes", () => {
  assert.deepEqual(encodeWithTable("abx", { a: "1", b: "2" }), "12x");
  assert.deepEqual(encodeWithTable("ab", { a: ".-", b: "-..." }, " "), ".- -...");
  assert.deepEqual(decodeWithTable(".- -... ?", { a: ".-", b: "-..." }), "ab?");
  assert.deepEqual(decodeWithTable("1-2", { a: 1, b: 2 }, "-"), "ab");
  assert.deepEqual(polybiusEncode("Hi j"), "23 24 24");
  assert.deepEqual(polybiusEncode("az", ""), "1155");
  assert.deepEqual(polybiusDecode("23 24"), "hi");
});
