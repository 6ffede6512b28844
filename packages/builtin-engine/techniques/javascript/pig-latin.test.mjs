import assert from "node:assert/strict";
import { test } from "node:test";
import { pigLatin, simplePigLatin } from "./pig-latin.mjs";

test("words", () => {
  assert.deepEqual(pigLatin("pig"), "igpay");
  assert.deepEqual(pigLatin("smile"), "ilesmay");
  assert.deepEqual(pigLatin("apple"), "appleway");
  assert.deepEqual(pigLatin("apple", "ay"), "appleay");
  assert.deepEqual(pigLatin("quick"), "ickquay");
  assert.deepEqual(pigLatin("square"), "aresquay");
  assert.deepEqual(pigLatin("yellow"), "ellowyay");
  assert.deepEqual(pigLatin("rhythm"), "ythmrhay");
  assert.deepEqual(pigLatin("pig", "way", "oy"), "igpoy");
});

test("sentences", () => {
  assert.deepEqual(pigLatin("Hello, eat my World!"), "Ellohay, eatway ymay Orldway!");
  assert.deepEqual(pigLatin("NASA"), "ASANay");
  assert.deepEqual(pigLatin(""), "");
  assert.deepEqual(simplePigLatin("Pig latin is cool !"), "igPay atinlay siay oolcay !");
  assert.deepEqual(simplePigLatin("hey", "-"), "eyh-");
});
