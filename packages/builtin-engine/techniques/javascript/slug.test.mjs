import assert from "node:assert/strict";
import { test } from "node:test";
import {
  slugify,
  slugifyAsItIs,
  slugifyAsOne,
  slugifyWithout,
  slugifyByAll,
  slugifyByEach,
  slugifyToAll,
} from "./slug.mjs";

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

test("other readings", () => {
  assert.deepEqual(slugifyAsItIs("A  b!"), "a--b!");
  assert.deepEqual(slugifyAsItIs("A b", "_"), "a_b");
  assert.deepEqual(slugifyAsOne(" A  b! "), "a-b!");
  assert.deepEqual(slugifyAsOne("A b", "_"), "a_b");
  assert.deepEqual(slugifyWithout("Don't - stop, é now!"), "dont-stop-now");
  assert.deepEqual(slugifyWithout("a b", "_"), "a_b");
  assert.deepEqual(slugifyByAll(" Don't stop! "), "don-t-stop");
  assert.deepEqual(slugifyByAll("a b", "_"), "a_b");
  assert.deepEqual(slugifyByEach("A, b!"), "a--b-");
  assert.deepEqual(slugifyByEach("a b", "_"), "a_b");
  assert.deepEqual(slugifyToAll("A, b!"), "a-b-");
  assert.deepEqual(slugifyToAll("a b", "_"), "a_b");
});
