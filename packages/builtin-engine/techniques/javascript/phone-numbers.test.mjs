import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cleanPhoneNumber,
  tenDigits,
  phoneInBrackets,
  phoneWithDashes,
  internationalPhone,
  internationalWithDashes,
  areaCode,
  phoneNumbersIn,
  hidePhoneNumber,
  phoneOfDigitList,
  withCountryCode,
} from "./phone-numbers.mjs";

test("cleaned", () => {
  assert.deepEqual(cleanPhoneNumber("(223) 456-7890"), "2234567890");
  assert.deepEqual(cleanPhoneNumber("+1 223.456.7890"), "2234567890");
  assert.deepEqual(cleanPhoneNumber("123-456-7890"), null);
  assert.deepEqual(cleanPhoneNumber("223-056-7890", ""), "");
  assert.deepEqual(cleanPhoneNumber("223 456 7890 x"), null);
  assert.deepEqual(tenDigits("+1 (123) 456-7890"), "1234567890");
  assert.deepEqual(tenDigits("123"), null);
  assert.deepEqual(tenDigits("12345678901234"), null);
  assert.deepEqual(tenDigits("1234567890"), "1234567890");
  assert.deepEqual(areaCode("(123) 456-7890"), "123");
  assert.deepEqual(areaCode("12"), null);
  assert.deepEqual(phoneNumbersIn("call (123) 456-7890 or 223-456-7890, not 1223-456-78901"), [
    "(123) 456-7890",
    "223-456-7890",
  ]);
  assert.deepEqual(phoneNumbersIn("none"), []);
});

test("written", () => {
  assert.deepEqual(phoneInBrackets("123.456.7890"), "(123) 456-7890");
  assert.deepEqual(phoneInBrackets(1234567890), "(123) 456-7890");
  assert.deepEqual(phoneInBrackets("12", "bad"), "bad");
  assert.deepEqual(phoneWithDashes("(123) 4567890"), "123-456-7890");
  assert.deepEqual(phoneWithDashes("1234567890", "."), "123.456.7890");
  assert.deepEqual(phoneWithDashes("1"), null);
  assert.deepEqual(internationalPhone("123-456-7890"), "+11234567890");
  assert.deepEqual(internationalPhone("1", "+49"), null);
  assert.deepEqual(internationalWithDashes("1234567890"), "+1-123-456-7890");
  assert.deepEqual(internationalWithDashes("1"), null);
  assert.deepEqual(hidePhoneNumber("123-456-7890"), "***-***-7890");
  assert.deepEqual(hidePhoneNumber("12345", 2, "x"), "xxx45");
  assert.deepEqual(phoneOfDigitList([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), "(123) 456-7890");
  assert.deepEqual(withCountryCode("030 1234", "+49"), "+49301234");
  assert.deepEqual(withCountryCode("0049 30 1234"), "+49301234");
  assert.deepEqual(withCountryCode("+49 30"), "+4930");
  assert.deepEqual(withCountryCode("223 4567"), "+12234567");
});
