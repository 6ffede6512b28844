import assert from "node:assert/strict";
import { test } from "node:test";
import {
  fizzBuzzValue,
  fizzBuzz,
  wordsForDivisors,
  raindrops,
  fizzBuzzWithOwn,
  fizzBuzzListWithOwn,
  fizzBuzzOrNothing,
} from "./fizzbuzz.mjs";

test("one number", () => {
  assert.deepEqual(fizzBuzzValue(9), "Fizz");
  assert.deepEqual(fizzBuzzValue(10), "Buzz");
  assert.deepEqual(fizzBuzzValue(30), "FizzBuzz");
  assert.deepEqual(fizzBuzzValue(7), "7");
  assert.deepEqual(fizzBuzzValue(7, false), 7);
  assert.deepEqual(fizzBuzzValue(15, true, "fizz", "buzz"), "fizzbuzz");
});

test("the list", () => {
  assert.deepEqual(fizzBuzz(5), ["1", "2", "Fizz", "4", "Buzz"]);
  assert.deepEqual(fizzBuzz(3, false), [1, 2, "Fizz"]);
  assert.deepEqual(fizzBuzz(0), []);
});

test("other words", () => {
  assert.deepEqual(raindrops(28), "Plong");
  assert.deepEqual(raindrops(105), "PlingPlangPlong");
  assert.deepEqual(raindrops(34), "34");
  assert.deepEqual(
    wordsForDivisors(6, [
      [2, "Even"],
      [3, "Three"],
    ]),
    "EvenThree",
  );
  assert.deepEqual(wordsForDivisors(5, []), "5");
});

test("readings that differ", () => {
  assert.deepEqual(fizzBuzzWithOwn(15), "FizzBuzz");
  assert.deepEqual(fizzBuzzWithOwn(30, "a", "b", "c"), "c");
  assert.deepEqual(fizzBuzzWithOwn(9, "a", "b", "c"), "a");
  assert.deepEqual(fizzBuzzWithOwn(10, "a", "b", "c"), "b");
  assert.deepEqual(fizzBuzzWithOwn(7), "7");
  assert.deepEqual(fizzBuzzListWithOwn(5, "a", "b"), ["1", "2", "a", "4", "b"]);
  assert.deepEqual(fizzBuzzListWithOwn(0), []);
  assert.deepEqual(fizzBuzzOrNothing(15), "FizzBuzz");
  assert.deepEqual(fizzBuzzOrNothing(7), "");
  assert.deepEqual(fizzBuzzOrNothing(3, "a"), "a");
  assert.deepEqual(fizzBuzzOrNothing(5, "a", "b"), "b");
});
