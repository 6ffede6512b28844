import assert from "node:assert/strict";
import { test } from "node:test";
import { fizzBuzzValue, fizzBuzz, wordsForDivisors, raindrops } from "./fizzbuzz.mjs";

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
