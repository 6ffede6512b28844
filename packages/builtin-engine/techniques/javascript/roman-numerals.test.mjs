import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toRoman,
  fromRoman,
  toRomanAsItIs,
  toRomanOnly,
  fromRomanAsItIs,
  isRoman,
} from "./roman-numerals.mjs";

test("known numerals in both directions", () => {
  assert.deepEqual(toRoman(1994), "MCMXCIV");
  assert.deepEqual(toRoman(3999), "MMMCMXCIX");
  assert.deepEqual(toRoman(4), "IV");
  assert.deepEqual(toRoman(1), "I");
  assert.deepEqual(fromRoman("MCMXCIV"), 1994);
  assert.deepEqual(fromRoman("xlii"), 42);
  assert.deepEqual(fromRoman("DCCCXC"), 890);
});

test("what is no numeral is refused", () => {
  assert.throws(() => toRoman(0), RangeError);
  assert.throws(() => toRoman(4000), RangeError);
  assert.throws(() => fromRoman("IIII"), RangeError);
  assert.throws(() => fromRoman("IM"), RangeError);
  assert.throws(() => fromRoman(""), RangeError);
  assert.throws(() => fromRoman("XQ"), RangeError);
});

test("another largest number", () => {
  assert.deepEqual(toRoman(4000, 4999), "MMMM");
  assert.deepEqual(fromRoman("MMMMI", 4999), 4001);
  assert.throws(() => toRoman(11, 10), RangeError);
});

test("other readings", () => {
  assert.deepEqual(toRomanAsItIs(4002), "MMMMII");
  assert.deepEqual(toRomanAsItIs(0), "");
  assert.deepEqual(toRomanAsItIs(49), "XLIX");
  assert.deepEqual(toRomanOnly(49), "XXXXVIIII");
  assert.deepEqual(fromRomanAsItIs("IIII"), 4);
  assert.deepEqual(fromRomanAsItIs("mcmxciv"), 1994);
  assert.deepEqual(fromRomanAsItIs(""), 0);
  assert.deepEqual(isRoman("IV"), true);
  assert.deepEqual(isRoman("IIII"), false);
  assert.deepEqual(isRoman(""), false);
  assert.deepEqual(isRoman("iv"), false);
});

test("numbers below zero have no letters", () => {
  assert.deepEqual(toRomanAsItIs(-1), "");
  assert.deepEqual(toRomanOnly(-1), "");
});
