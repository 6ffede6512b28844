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
  isPhoneNumberOnly,
  isPhoneNumberAsIs,
  isZipCodeOnly,
  isHexColorOnly,
  isHexColorOrNot,
  isPinOnly,
  isPinOfAll,
  isUsernameOfAll,
  isUsernameOnly,
  isUsernameAsIs,
  isNumericOnly,
  isAlphabeticOrNot,
  isUppercaseAsIs,
  isLowercaseAsIs,
  isUppercaseOnly,
  isLowercaseOnly,
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

test("other readings", () => {
  assert.deepEqual(isPhoneNumberOnly("1234567890"), true);
  assert.deepEqual(isPhoneNumberOnly("123-456-7890"), false);
  assert.deepEqual(isPhoneNumberAsIs("123-456-7890"), true);
  assert.deepEqual(isPhoneNumberAsIs("1234567890"), false);
  assert.deepEqual(isZipCodeOnly("12345-6789"), false);
  assert.deepEqual(isZipCodeOnly("12345"), true);
  assert.deepEqual(isHexColorOnly("#fff"), false);
  assert.deepEqual(isHexColorOnly("#A1b2c3"), true);
  assert.deepEqual(isHexColorOrNot("fff"), true);
  assert.deepEqual(isHexColorOrNot("#ffff"), false);
  assert.deepEqual(isPinOnly("123456"), false);
  assert.deepEqual(isPinOnly("1234"), true);
  assert.deepEqual(isPinOfAll("12345"), true);
  assert.deepEqual(isPinOfAll("123"), false);
  assert.deepEqual(isPinOfAll("1234567"), false);
  assert.deepEqual(isPinOfAll("123456"), true);
  assert.deepEqual(isPinOfAll("12", 2, 3), true);
  assert.deepEqual(isPinOfAll("1a34"), false);
  assert.deepEqual(isUsernameOfAll("1_b"), true);
  assert.deepEqual(isUsernameOfAll("ab"), false);
  assert.deepEqual(isUsernameOfAll("abcdefghijklmnopq"), false);
  assert.deepEqual(isUsernameOfAll("abcdefghijklmnop"), true);
  assert.deepEqual(isUsernameOfAll("ab-", 2, 5), false);
  assert.deepEqual(isUsernameOnly("a_b"), false);
  assert.deepEqual(isUsernameOnly("A1b"), true);
  assert.deepEqual(isUsernameOnly("ab"), false);
  assert.deepEqual(isUsernameOnly("abcdefghijklmnopq"), false);
  assert.deepEqual(isUsernameOnly("abcdefghijklmnop"), true);
  assert.deepEqual(isUsernameOnly("ab", 2, 2), true);
  assert.deepEqual(isUsernameAsIs("Ab1"), false);
  assert.deepEqual(isUsernameAsIs("a_1"), true);
  assert.deepEqual(isUsernameAsIs("ab"), false);
  assert.deepEqual(isUsernameAsIs("abcdefghijklmnopq"), false);
  assert.deepEqual(isUsernameAsIs("abcdefghijklmnop"), true);
  assert.deepEqual(isUsernameAsIs("ab", 2, 2), true);
  assert.deepEqual(isNumericOnly("12.5"), false);
  assert.deepEqual(isNumericOnly("012"), true);
  assert.deepEqual(isAlphabeticOrNot("ab c"), true);
  assert.deepEqual(isAlphabeticOrNot(""), false);
  assert.deepEqual(isAlphabeticOrNot("a1"), false);
  assert.deepEqual(isUppercaseAsIs(""), true);
  assert.deepEqual(isUppercaseAsIs("A1!"), true);
  assert.deepEqual(isUppercaseAsIs("Ab"), false);
  assert.deepEqual(isLowercaseAsIs("a1"), true);
  assert.deepEqual(isLowercaseAsIs("Ab"), false);
  assert.deepEqual(isUppercaseOnly("AB"), true);
  assert.deepEqual(isUppercaseOnly("A1"), false);
  assert.deepEqual(isLowercaseOnly("ab"), true);
  assert.deepEqual(isLowercaseOnly(""), false);
});
