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
  maskTextOnly,
  maskTextOrAll,
  maskTextFromOne,
  maskTextToOne,
  maskLetters,
  maskDigitsOfAll,
  maskEmailToOne,
  maskEmailAsOne,
  maskEmailFromTwo,
  censorWordsAsIs,
  censorWordsOnly,
  censorWordsAsOne,
  censorWordsFromOne,
  groupDigitsFromEnd,
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

test("other readings", () => {
  assert.deepEqual(maskTextOnly("ab-cd ef", 4), "##-cd ef");
  assert.deepEqual(maskTextOnly("abcdef"), "##cdef");
  assert.deepEqual(maskTextOnly("abc-d"), "abc-d");
  assert.deepEqual(maskTextOrAll("abc"), "###");
  assert.deepEqual(maskTextOrAll("abcd"), "####");
  assert.deepEqual(maskTextOrAll("abcde", 2, "*"), "***de");
  assert.deepEqual(maskTextFromOne("abcdef"), "abcd##");
  assert.deepEqual(maskTextFromOne("abc", 1, "*"), "a**");
  assert.deepEqual(maskTextToOne("a bc"), "a**c");
  assert.deepEqual(maskTextToOne("ab"), "ab");
  assert.deepEqual(maskTextToOne("abc", "#"), "a#c");
  assert.deepEqual(maskLetters("ab-1"), "##-1");
  assert.deepEqual(maskLetters("a1", "*"), "*1");
  assert.deepEqual(maskDigitsOfAll("a12-3"), "a##-#");
  assert.deepEqual(maskEmailToOne("john@x.de"), "j**n@x.de");
  assert.deepEqual(maskEmailToOne("jo@x.de"), "jo@x.de");
  assert.deepEqual(maskEmailToOne("@x"), "@x");
  assert.deepEqual(maskEmailAsOne("john@x.de"), "j***@x.de");
  assert.deepEqual(maskEmailAsOne("none"), "none");
  assert.deepEqual(maskEmailFromTwo("john@x.de"), "jo**@x.de");
  assert.deepEqual(maskEmailFromTwo("none"), "none");
  assert.deepEqual(censorWordsAsIs("bad badly Bad", ["bad"]), "*** ***ly Bad");
  assert.deepEqual(censorWordsOnly("bad badly Bad", ["bad"]), "*** badly Bad");
  assert.deepEqual(censorWordsAsOne("bad badly Worse", ["bad", "worse"]), "*** badly ***");
  assert.deepEqual(censorWordsAsOne("Bad", ["bad"], "-"), "-");
  assert.deepEqual(censorWordsFromOne("Bad badly", ["bad"]), "B** badly");
  assert.deepEqual(groupDigitsFromEnd("1234567"), "123 4567");
  assert.deepEqual(groupDigitsFromEnd("12345678"), "1234 5678");
  assert.deepEqual(groupDigitsFromEnd("1-2345", 3, ","), "12,345");
});
