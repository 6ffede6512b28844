import assert from "node:assert/strict";
import { test } from "node:test";
import {
  cardKind,
  cardKindByStart,
  groupCardNumber,
  groupCardNumberByKind,
  lastFourDigits,
  cardLabel,
  isCardExpired,
  isExpiryDate,
  isSecurityCode,
  cardKindByFirst,
  cardKindOf,
} from "./card-kinds.mjs";

test("kinds", () => {
  assert.deepEqual(cardKind("4111 1111 1111 1111"), "Visa");
  assert.deepEqual(cardKind("5500-0000-0000-0004"), "Mastercard");
  assert.deepEqual(cardKind("2221000000000009"), "Mastercard");
  assert.deepEqual(cardKind("340000000000009"), "American Express");
  assert.deepEqual(cardKind("6011000000000004"), "Discover");
  assert.deepEqual(cardKind("30000000000004"), "Diners Club");
  assert.deepEqual(cardKind("3530111333300000"), "JCB");
  assert.deepEqual(cardKind("1234"), "Unknown");
  assert.deepEqual(cardKind("1234", ""), "");
  assert.deepEqual(cardKindByStart("4111"), "visa");
  assert.deepEqual(cardKindByStart("34"), "amex");
  assert.deepEqual(cardKindByStart("9"), "unknown");
});

test("numbers and dates", () => {
  assert.deepEqual(groupCardNumber("4111111111111111"), "4111 1111 1111 1111");
  assert.deepEqual(groupCardNumberByKind("340000000000009", "-"), "3400-000000-00009");
  assert.deepEqual(groupCardNumber(""), "");
  assert.deepEqual(lastFourDigits("4111 1111 1111 1234"), "1234");
  assert.deepEqual(cardLabel("4111111111111111"), "Visa ending in 1111");
  assert.deepEqual(isCardExpired("05/24", "2024-05-31"), false);
  assert.deepEqual(isCardExpired("05/24", "2024-06-01"), true);
  assert.deepEqual(isCardExpired("5/2030", "2024-06-01"), false);
  assert.deepEqual(isExpiryDate("12/25"), true);
  assert.deepEqual(isExpiryDate("13/25"), false);
  assert.deepEqual(isSecurityCode("123"), true);
  assert.deepEqual(isSecurityCode("1234", "Amex"), true);
  assert.deepEqual(isSecurityCode("123", "amex"), false);
  assert.deepEqual(isSecurityCode("1234"), false);
});

test("readings that differ", () => {
  assert.deepEqual(groupCardNumber("340000000000009"), "3400 0000 0000 009");
  assert.deepEqual(groupCardNumberByKind("4111111111111111"), "4111 1111 1111 1111");
  assert.deepEqual(cardKindByFirst("4"), "Visa");
  assert.deepEqual(cardKindByFirst("3999"), "American Express");
  assert.deepEqual(cardKindByFirst("5", "v", "m"), "m");
  assert.deepEqual(cardKindByFirst("6"), "Discover");
  assert.deepEqual(cardKindByFirst("9"), "Unknown");
  assert.deepEqual(cardKindByFirst(""), "Unknown");
  assert.deepEqual(cardKindOf("4111"), "Visa");
  assert.deepEqual(cardKindOf("37"), "American Express");
  assert.deepEqual(cardKindOf("1", "none"), "none");
});
