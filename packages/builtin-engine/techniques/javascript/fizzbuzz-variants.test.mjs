import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fizzBuzzWith,
  fizzBuzzRange,
  fizzBuzzUpTo,
  fizzBuzzText,
  fizzBuzzList,
  fizzBuzzOrNull,
  fizzBuzzCounts,
  fizzBuzzCountsBelow,
  fizzBuzzDigits,
  clapGame,
  fizzBuzzRangeOf,
} from "./fizzbuzz-variants.mjs";

test("numbers", () => {
  assert.deepEqual(fizzBuzzWith(15), "FizzBuzz");
  assert.deepEqual(fizzBuzzWith(14, 2, 7), "FizzBuzz");
  assert.deepEqual(fizzBuzzWith(7, 2, 7, "Foo", "Bar"), "Bar");
  assert.deepEqual(fizzBuzzWith(9, 2, 7), "9");
  assert.deepEqual(fizzBuzzOrNull(10), "Buzz");
  assert.deepEqual(fizzBuzzOrNull(9), "Fizz");
  assert.deepEqual(fizzBuzzOrNull(7), null);
  assert.deepEqual(fizzBuzzDigits(13), "Fizz");
  assert.deepEqual(fizzBuzzDigits(53), "FizzBuzz");
  assert.deepEqual(fizzBuzzDigits(30), "FizzBuzz");
  assert.deepEqual(fizzBuzzDigits(7, 7, 2, "Bang"), "Bang");
  assert.deepEqual(fizzBuzzDigits(14), "14");
});

test("lists", () => {
  assert.deepEqual(fizzBuzzRange(9, 11), ["Fizz", "Buzz", "11"]);
  assert.deepEqual(fizzBuzzRange(3, 1), []);
  assert.deepEqual(fizzBuzzUpTo(5), ["1", "2", "Fizz", "4", "Buzz"]);
  assert.deepEqual(fizzBuzzUpTo(4, 2, 4, "a", "b"), ["1", "a", "3", "ab"]);
  assert.deepEqual(fizzBuzzText(5), "1 2 Fizz 4 Buzz");
  assert.deepEqual(fizzBuzzText(3, ", ", 2), "1, Fizz, 3");
  assert.deepEqual(fizzBuzzList([3, 4, 10]), ["Fizz", 4, "Buzz"]);
  assert.deepEqual(fizzBuzzList([3, 4], 4, 9, "x"), [3, "x"]);
  assert.deepEqual(fizzBuzzCounts(20), [5, 3, 1]);
  assert.deepEqual(fizzBuzzCounts(20, 2, 5), [8, 2, 2]);
  assert.deepEqual(fizzBuzzCountsBelow(20), [5, 2, 1]);
  assert.deepEqual(clapGame(8), [1, 2, 3, 4, 5, 6, "clap", 8]);
  assert.deepEqual(clapGame(14, 4, "x"), [1, 2, 3, "x", 5, 6, 7, "x", 9, 10, 11, "x", 13, "x"]);
});

test("readings that differ", () => {
  assert.deepEqual(fizzBuzzRangeOf(14, 16), [14, "FizzBuzz", 16]);
  assert.deepEqual(fizzBuzzRangeOf(2, 4, 2, 3, "a", "b"), ["a", "b", "a"]);
  assert.deepEqual(fizzBuzzRangeOf(3, 2), []);
});
