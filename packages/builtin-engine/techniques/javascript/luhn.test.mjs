import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isLuhnValid,
  luhnDigit,
  isLuhnValidAsItIs,
  isLuhnValidOrNot,
  luhnSumOf,
  withLuhnDigit,
} from "./luhn.mjs";

test("known numbers", () => {
  assert.deepEqual(isLuhnValid("4539 3195 0343 6467"), true);
  assert.deepEqual(isLuhnValid("4539 3195 0343 6476"), false);
  assert.deepEqual(isLuhnValid("79927398713"), true);
  assert.deepEqual(isLuhnValid("79927398710"), false);
  assert.deepEqual(isLuhnValid("059"), true);
});

test("the check digit", () => {
  assert.deepEqual(luhnDigit("7992739871"), 3);
  assert.deepEqual(luhnDigit("0"), 0);
  assert.deepEqual(luhnDigit("453931950343646"), 7);
  assert.throws(() => luhnDigit("12a"), RangeError);
  assert.throws(() => luhnDigit(""), RangeError);
});

test("what is no number is not valid", () => {
  assert.deepEqual(isLuhnValid("0"), false);
  assert.deepEqual(isLuhnValid(""), false);
  assert.deepEqual(isLuhnValid("4539.3195.0343.6467"), false);
  assert.deepEqual(isLuhnValid("4539.3195.0343.6467", "."), true);
  assert.deepEqual(isLuhnValid("٠٠"), false);
});

test("other readings", () => {
  assert.deepEqual(isLuhnValidAsItIs("0"), true);
  assert.deepEqual(isLuhnValidAsItIs("4539 1488 0343 6467"), false);
  assert.deepEqual(isLuhnValidAsItIs("4539148803436467"), true);
  assert.deepEqual(isLuhnValidAsItIs("4539148803436468"), false);
  assert.deepEqual(isLuhnValidAsItIs(""), false);
  assert.deepEqual(isLuhnValidOrNot("a4539.1488/0343 6467"), true);
  assert.deepEqual(isLuhnValidOrNot("x"), false);
  assert.deepEqual(luhnSumOf("18 x"), 10);
  assert.deepEqual(withLuhnDigit("7992739871"), "79927398713");
  assert.deepEqual(withLuhnDigit("7992.739871", "."), "7992.7398713");
});
