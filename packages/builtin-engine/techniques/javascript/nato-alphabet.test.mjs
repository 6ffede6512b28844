import assert from "node:assert/strict";
import { test } from "node:test";
import { toNato, natoWords, fromNato } from "./nato-alphabet.mjs";

test("spelled out", () => {
  assert.deepEqual(toNato("Abc"), "Alfa Bravo Charlie");
  assert.deepEqual(toNato("If you"), "India Foxtrot Yankee Oscar Uniform");
  assert.deepEqual(toNato("jx", ", "), "Juliett, X-ray");
  assert.deepEqual(toNato("Aja", " ", false), "Alpha Juliet Alpha");
  assert.deepEqual(toNato("b2!"), "Bravo Two !");
  assert.deepEqual(toNato(""), "");
  assert.deepEqual(natoWords("Hi 0"), ["Hotel", "India", "Zero"]);
  assert.deepEqual(natoWords("az", false), ["Alpha", "Zulu"]);
  assert.deepEqual(natoWords("a"), ["Alfa"]);
});

test("read back", () => {
  assert.deepEqual(fromNato("Hotel echo Lima Lima Oscar Two"), "HELLO2");
  assert.deepEqual(fromNato(""), "");
});
