import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toMorse,
  fromMorse,
  toMorseWithout,
  toMorseByEach,
  fromMorseAsItIs,
  fromMorseByEach,
} from "./morse-code.mjs";

test("to dots and dashes", () => {
  assert.deepEqual(toMorse("SOS"), "... --- ...");
  assert.deepEqual(toMorse("Hello world"), ".... . .-.. .-.. --- / .-- --- .-. .-.. -..");
  assert.deepEqual(toMorse("a b", "|", "||"), ".-||-...");
  assert.deepEqual(toMorse("it's 5, $~"), ".. - .----. ... / ..... --..-- / ...-..-");
  assert.deepEqual(toMorse(""), "");
});

test("and back", () => {
  assert.deepEqual(fromMorse("... --- ..."), "SOS");
  assert.deepEqual(fromMorse(".... . .-.. .-.. --- / .-- --- .-. .-.. -.."), "HELLO WORLD");
  assert.deepEqual(fromMorse(".... . -.--   .--- ..- -.. ."), "HEY JUDE");
  assert.deepEqual(fromMorse(".-|-...", "|"), "AB");
  assert.deepEqual(fromMorse("..-..-..- ...-"), "V");
  assert.deepEqual(fromMorse(".- # -...", " ", "#"), "A B");
  assert.deepEqual(fromMorse(".-   -...", " ", "   "), "A B");
  assert.deepEqual(fromMorse(""), "");
});

test("other readings", () => {
  assert.deepEqual(toMorseWithout("a b"), ".-   -...");
  assert.deepEqual(toMorseByEach("A b#"), ".- / -... #");
  assert.deepEqual(fromMorseAsItIs(".- / -..."), "a b");
  assert.deepEqual(fromMorseAsItIs(".-|-...", "|", "#"), "ab");
  assert.deepEqual(fromMorseByEach(".- / -... ........"), "A B?");
  assert.deepEqual(fromMorseByEach("........   .-", "x"), "X A");
});
