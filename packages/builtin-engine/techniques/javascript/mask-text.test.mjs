import assert from "node:assert/strict";
import { test } from "node:test";
import {
  maskText,
  maskDigits,
  maskEmail,
  censorWords,
  maskInnerLetters,
  groupDigits,
  formatPhoneNumber,
} from "./mask-text.mjs";

test("numbers", () => {
  assert.deepEqual(maskText("4556364607935616"), "############5616");
  assert.deepEqual(maskText("1"), "1");
  assert.deepEqual(maskText("abcdef", 2, "*"), "****ef");
  assert.deepEqual(maskText(""), "");
  assert.deepEqual(maskDigits("4556-3646-0793-5616"), "####-####-####-5616");
  assert.deepEqual(maskDigits("555 12", 2, "*"), "*** 12");
  assert.deepEqual(maskDigits("12"), "12");
  assert.deepEqual(groupDigits("4556364607935616"), "4556 3646 0793 5616");
  assert.deepEqual(groupDigits("12-34-5", 2, "-"), "12-34-5");
  assert.deepEqual(groupDigits(""), "");
  assert.deepEqual(formatPhoneNumber("1234567890"), "(123) 456-7890");
  assert.deepEqual(formatPhoneNumber([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]), "(123) 456-7890");
  assert.throws(() => formatPhoneNumber("123"), RangeError);
});

test("addresses and words", () => {
  assert.deepEqual(maskEmail("john.doe@example.com"), "j*******@example.com");
  assert.deepEqual(maskEmail("a@b.c"), "a@b.c");
  assert.deepEqual(maskEmail("nobody"), "nobody");
  assert.deepEqual(
    censorWords("Darn, that darned cat is darn fast", ["darn"]),
    "****, that darned cat is **** fast",
  );
  assert.deepEqual(censorWords("a b", ["A"], "#"), "# b");
  assert.deepEqual(maskInnerLetters("Hello my big a"), "H***o my b*g a");
});
