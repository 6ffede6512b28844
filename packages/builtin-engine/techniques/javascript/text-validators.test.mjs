import assert from "node:assert/strict";
import { test } from "node:test";
import {
  isPhoneNumber,
  isUsPhoneNumber,
  isZipCode,
  isHexColor,
  isUrl,
  isIpv4Address,
  isUsername,
  isPin,
  isIntegerText,
  isNumeric,
  isAlphabetic,
  isAlphanumeric,
  isUppercase,
  isLowercase,
  isBlank,
} from "./text-validators.mjs";

test("phones and post", () => {
  assert.deepEqual(isPhoneNumber("(555) 123-4567"), true);
  assert.deepEqual(isPhoneNumber("555.123.4567"), true);
  assert.deepEqual(isPhoneNumber("+49 30 1234567"), true);
  assert.deepEqual(isPhoneNumber("12345"), false);
  assert.deepEqual(isPhoneNumber("555-123-456a"), false);
  assert.deepEqual(isUsPhoneNumber("(123) 456-7890"), true);
  assert.deepEqual(isUsPhoneNumber("(123)456-7890"), false);
  assert.deepEqual(isZipCode("12345"), true);
  assert.deepEqual(isZipCode("12345-6789"), true);
  assert.deepEqual(isZipCode("1234"), false);
});

test("web", () => {
  assert.deepEqual(isHexColor("#fff"), true);
  assert.deepEqual(isHexColor("#A1B2C3"), true);
  assert.deepEqual(isHexColor("#ffff"), false);
  assert.deepEqual(isUrl("https://example.com/a?b=c#d"), true);
  assert.deepEqual(isUrl("http://localhost:8080"), true);
  assert.deepEqual(isUrl("example.com"), false);
  assert.deepEqual(isUrl("http://example"), false);
  assert.deepEqual(isIpv4Address("192.168.1.255"), true);
  assert.deepEqual(isIpv4Address("256.1.1.1"), false);
  assert.deepEqual(isIpv4Address("1.2.3"), false);
  assert.deepEqual(isIpv4Address("1.2.3.04"), false);
});

test("names and numbers", () => {
  assert.deepEqual(isUsername("john_doe1"), true);
  assert.deepEqual(isUsername("1john"), false);
  assert.deepEqual(isUsername("jo"), false);
  assert.deepEqual(isUsername("jon"), true);
  assert.deepEqual(isUsername("abcdefghijklmnop"), true);
  assert.deepEqual(isUsername("abcdefghijklmnopq"), false);
  assert.deepEqual(isUsername("ab", 2, 4), true);
  assert.deepEqual(isPin("1234"), true);
  assert.deepEqual(isPin("12345"), false);
  assert.deepEqual(isIntegerText("-42"), true);
  assert.deepEqual(isIntegerText("4.2"), false);
  assert.deepEqual(isNumeric("4.2"), true);
  assert.deepEqual(isNumeric("4,2"), false);
  assert.deepEqual(isNumeric(""), false);
});

test("letters", () => {
  assert.deepEqual(isAlphabetic("Été"), true);
  assert.deepEqual(isAlphabetic("a1"), false);
  assert.deepEqual(isAlphabetic(""), false);
  assert.deepEqual(isAlphanumeric("a1"), true);
  assert.deepEqual(isAlphanumeric("a b"), false);
  assert.deepEqual(isUppercase("ABC!"), true);
  assert.deepEqual(isUppercase("AbC"), false);
  assert.deepEqual(isUppercase("12"), false);
  assert.deepEqual(isLowercase("abc 1"), true);
  assert.deepEqual(isLowercase("aBc"), false);
  assert.deepEqual(isLowercase("12"), false);
  assert.deepEqual(isBlank("  "), true);
  assert.deepEqual(isBlank(" a "), false);
});
