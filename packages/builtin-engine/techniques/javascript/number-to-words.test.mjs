import assert from "node:assert/strict";
import { test } from "node:test";
import {
  numberToWords,
  numberToWordsWithAnd,
  numberToWordsWithout,
  numberToWordsAsItIs,
  numberToWordsByEach,
} from "./number-to-words.mjs";

test("small numbers", () => {
  assert.deepEqual(numberToWords(0), "zero");
  assert.deepEqual(numberToWords(13), "thirteen");
  assert.deepEqual(numberToWords(20), "twenty");
  assert.deepEqual(numberToWords(99), "ninety-nine");
  assert.deepEqual(numberToWords(100), "one hundred");
});

test("groups of thousands, empty ones left out", () => {
  assert.deepEqual(numberToWords(342), "three hundred forty-two");
  assert.deepEqual(numberToWords(1000001), "one million one");
  assert.deepEqual(numberToWords(12345), "twelve thousand three hundred forty-five");
  assert.deepEqual(
    numberToWords(9007199254740993n),
    "nine quadrillion seven trillion one hundred ninety-nine billion two hundred fifty-four million seven hundred forty thousand nine hundred ninety-three",
  );
});

test("negative, British, too large", () => {
  assert.deepEqual(numberToWords(-15), "minus fifteen");
  assert.deepEqual(numberToWords(342, " and "), "three hundred and forty-two");
  assert.throws(() => numberToWords(1000000000000000000000n), RangeError);
});

test("other readings", () => {
  assert.deepEqual(numberToWordsWithAnd(1001), "one thousand and one");
  assert.deepEqual(numberToWordsWithAnd(1100), "one thousand one hundred");
  assert.deepEqual(numberToWordsWithAnd(342), "three hundred and forty-two");
  assert.deepEqual(numberToWordsWithAnd(2000), "two thousand");
  assert.deepEqual(numberToWordsWithAnd(12), "twelve");
  assert.deepEqual(numberToWordsWithAnd(-12), "minus twelve");
  assert.deepEqual(numberToWordsWithAnd(1000021), "one million and twenty-one");
  assert.deepEqual(numberToWordsWithAnd(0), "zero");
  assert.deepEqual(numberToWordsWithout(121), "one hundred twenty one");
  assert.deepEqual(numberToWordsWithout(-121, " and "), "minus one hundred and twenty one");
  assert.deepEqual(numberToWordsAsItIs(-5), "negative five");
  assert.deepEqual(numberToWordsAsItIs(0), "zero");
  assert.deepEqual(numberToWordsAsItIs(101, " and "), "one hundred and one");
  assert.deepEqual(numberToWordsByEach(205), "two zero five");
  assert.deepEqual(numberToWordsByEach(-1, "-"), "minus-one");
});
