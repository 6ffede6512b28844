import assert from "node:assert/strict";
import { test } from "node:test";
import {
  lettersToKeys,
  multiTap,
  shortMultiTap,
  readMultiTap,
  countKeyPresses,
  keypadCombinations,
  wordsOnKeys,
} from "./phone-keypad.mjs";

test("typed", () => {
  assert.deepEqual(lettersToKeys("Hello"), "43556");
  assert.deepEqual(lettersToKeys("1-800-FLOWERS"), "1-800-3569377");
  assert.deepEqual(lettersToKeys("a b", "0"), "202");
  assert.deepEqual(multiTap("hello"), "44 33 555 555 666");
  assert.deepEqual(multiTap("a b", "-"), "2-0-22");
  assert.deepEqual(multiTap("a b", " ", "_"), "2 _ 22");
  assert.deepEqual(shortMultiTap("hi all"), "44 44402555 555");
  assert.deepEqual(shortMultiTap("cab", "p"), "222p2p22");
  assert.deepEqual(shortMultiTap(""), "");
  assert.deepEqual(countKeyPresses("hi a"), 7);
});

test("read", () => {
  assert.deepEqual(readMultiTap("44 33 555 555 666"), "hello");
  assert.deepEqual(readMultiTap("4440 2"), "i a");
  assert.deepEqual(readMultiTap("2_1", "_"), "a1");
  assert.deepEqual(keypadCombinations("23"), ["ad", "ae", "af", "bd", "be", "bf", "cd", "ce", "cf"]);
  assert.deepEqual(keypadCombinations(""), []);
  assert.deepEqual(keypadCombinations("1"), []);
  assert.deepEqual(wordsOnKeys("228", ["bat", "cat", "dog"]), ["bat", "cat"]);
});
