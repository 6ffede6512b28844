import assert from "node:assert/strict";
import { test } from "node:test";
import {
  pigLatin,
  simplePigLatin,
  pigLatinAsItIs,
  pigLatinOfOne,
  pigLatinOfAll,
  pigLatinWithY,
  pigLatinWithQ,
} from "./pig-latin.mjs";

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

test("other readings", () => {
  assert.deepEqual(pigLatinAsItIs("Square rhythm, apple!"), "uareSqay rhythmay, appleway!");
  assert.deepEqual(pigLatinAsItIs("Square", true), "Uaresqay");
  assert.deepEqual(pigLatinAsItIs("apple", false, "yay", "oy"), "appleyay");
  assert.deepEqual(pigLatinAsItIs("pig", false, "yay", "oy"), "igpoy");
  assert.deepEqual(pigLatinOfOne("string eat"), "tringsay eatway");
  assert.deepEqual(pigLatinOfOne("String", true), "Tringsay");
  assert.deepEqual(pigLatinOfAll("string eat"), "tringsay ateay");
  assert.deepEqual(pigLatinOfAll("Eat", true), "Ateay");
  assert.deepEqual(pigLatinWithY("rhythm yellow quick"), "ythmrhay ellowyay uickqay");
  assert.deepEqual(pigLatinWithY("Rhythm", true), "Ythmrhay");
  assert.deepEqual(pigLatinWithQ("square rhythm quick"), "aresquay rhythmay ickquay");
  assert.deepEqual(pigLatinWithQ("Quick", true), "Ickquay");
});
