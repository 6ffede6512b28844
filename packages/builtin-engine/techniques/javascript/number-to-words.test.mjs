import assert from "node:assert/strict";
import { test } from "node:test";
import { numberToWords } from "./number-to-words.mjs";

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
