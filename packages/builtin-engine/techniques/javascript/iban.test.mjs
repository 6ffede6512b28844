import assert from "node:assert/strict";
import { test } from "node:test";
import { isIban, checkDigits, formatIban, formatAnyIban, hasIbanCheckDigits } from "./iban.mjs";

test("known numbers", () => {
  assert.deepEqual(isIban("GB82 WEST 1234 5698 7654 32"), true);
  assert.deepEqual(isIban("de89370400440532013000"), true);
  assert.deepEqual(isIban("FR14 2004 1010 0505 0001 3M02 606"), true);
  assert.deepEqual(isIban("MT84MALT011000012345MTLCAST001S"), true);
});

test("wrong digits, lengths and shapes", () => {
  assert.deepEqual(isIban("GB82 WEST 1234 5698 7654 23"), false);
  assert.deepEqual(isIban("GB83 WEST 1234 5698 7654 32"), false);
  assert.deepEqual(isIban("DE8937040044053201300"), false);
  assert.deepEqual(isIban("DE12"), false);
  assert.deepEqual(isIban("DE89-3704-0044-0532-0130-00"), false);
  assert.deepEqual(isIban(""), false);
  assert.deepEqual(checkDigits("DE", "37040044053201300"), "51");
  assert.deepEqual(isIban("DE5137040044053201300"), false);
});

test("check digits have two places", () => {
  assert.deepEqual(checkDigits("GB", "WEST12345698765432"), "82");
  assert.deepEqual(checkDigits("DE", "370400440532013000"), "89");
  assert.deepEqual(checkDigits("NL", "ABNA0417164300"), "91");
});

test("written in groups", () => {
  assert.deepEqual(formatIban("GB82WEST12345698765432"), "GB82 WEST 1234 5698 7654 32");
  assert.deepEqual(formatIban("no9386011117947", 5), "NO938 60111 17947");
  assert.throws(() => formatIban("GB00"), RangeError);
});

test("readings that differ", () => {
  assert.deepEqual(formatAnyIban("de8937 0400x"), "DE89 3704 00X");
  assert.deepEqual(formatAnyIban("abc", 2), "AB C");
  assert.deepEqual(hasIbanCheckDigits("DE89370400440532013000"), true);
  assert.deepEqual(hasIbanCheckDigits("DE88370400440532013000"), false);
  assert.deepEqual(hasIbanCheckDigits("x"), false);
});
