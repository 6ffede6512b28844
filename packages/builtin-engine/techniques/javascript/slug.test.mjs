import assert from "node:assert/strict";
import { test } from "node:test";
import { slugify } from "./slug.mjs";

test("words are joined, signs and accents are dropped", () => {
  assert.deepEqual(slugify("Hello, World!"), "hello-world");
  assert.deepEqual(slugify("  Crème Brûlée_2  "), "creme-brulee-2");
  assert.deepEqual(slugify("don't stop"), "don-t-stop");
  assert.deepEqual(slugify("Привет мир"), "привет-мир");
});

test("nothing stays nothing", () => {
  assert.deepEqual(slugify(""), "");
  assert.deepEqual(slugify("--- !!"), "");
});

test("separator and length can be chosen", () => {
  assert.deepEqual(slugify("one two three", "_"), "one_two_three");
  assert.deepEqual(slugify("one two three", "-", 7), "one-two");
  assert.deepEqual(slugify("one two three", "-", 6), "one");
  assert.deepEqual(slugify("extraordinary", "-", 5), "extra");
  assert.equal(slugify("a".repeat(61)), "a".repeat(60));
});
