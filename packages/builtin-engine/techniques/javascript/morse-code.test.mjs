import assert from "node:assert/strict";
import { test } from "node:test";
import { toMorse, fromMorse } from "./morse-code.mjs";

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
