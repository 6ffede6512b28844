import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isPostalCode,
  isCanadianPostalCode,
  isUkPostcode,
  isFiveDigitCode,
  countriesOfPostalCode,
  formatCanadianCode,
  formatUkPostcode,
  formatZipCode,
  padZipCode,
} from "./postal-codes.mjs";

test("tests", () => {
  assert.deepEqual(isPostalCode("12345"), true);
  assert.deepEqual(isPostalCode("12345-6789"), true);
  assert.deepEqual(isPostalCode("1234"), false);
  assert.deepEqual(isPostalCode("12-345", "PL"), true);
  assert.deepEqual(isPostalCode("SW1A 1AA", "gb"), true);
  assert.deepEqual(isPostalCode("12345", "XX"), false);
  assert.deepEqual(isCanadianPostalCode("k1a 0b1"), true);
  assert.deepEqual(isCanadianPostalCode("D1A 0B1"), false);
  assert.deepEqual(isUkPostcode("M1 1AE"), true);
  assert.deepEqual(isUkPostcode("12345"), false);
  assert.deepEqual(isFiveDigitCode("01067"), true);
  assert.deepEqual(isFiveDigitCode("01067-1"), false);
  assert.deepEqual(countriesOfPostalCode("1010"), ["AT", "CH", "AU"]);
  assert.deepEqual(countriesOfPostalCode("x"), []);
});

test("written", () => {
  assert.deepEqual(formatCanadianCode("k1a0b1"), "K1A 0B1");
  assert.deepEqual(formatCanadianCode("x"), null);
  assert.deepEqual(formatUkPostcode("sw1a1aa"), "SW1A 1AA");
  assert.deepEqual(formatUkPostcode("x", ""), "");
  assert.deepEqual(formatZipCode("123456789"), "12345-6789");
  assert.deepEqual(formatZipCode("12345"), "12345");
  assert.deepEqual(formatZipCode("123"), null);
  assert.deepEqual(padZipCode(501), "00501");
});
