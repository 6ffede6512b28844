import assert from "node:assert/strict";
import { test } from "node:test";
import {
  soundex,
  soundsAlike,
  similarNames,
  groupBySound,
  doRhyme,
  rhymesWith,
  isAlliteration,
} from "./soundex.mjs";

test("codes", () => {
  assert.deepEqual(soundex("Robert"), "R163");
  assert.deepEqual(soundex("Ashcraft"), "A261");
  assert.deepEqual(soundex("Tymczak"), "T522");
  assert.deepEqual(soundex("Pfister"), "P236");
  assert.deepEqual(soundex("Lee"), "L000");
  assert.deepEqual(soundex("Honeyman"), "H555");
  assert.deepEqual(soundex("Robert", 6), "R16300");
  assert.deepEqual(soundex(""), "");
  assert.deepEqual(soundsAlike("Robert", "Rupert"), true);
  assert.deepEqual(soundsAlike("Robert", "Rubin"), false);
  assert.deepEqual(soundsAlike("Catherine", "Catherinel", 6), false);
  assert.deepEqual(similarNames("Smith", ["Smyth", "Schmidt", "Jones"]), ["Smyth", "Schmidt"]);
  assert.deepEqual(groupBySound(["Robert", "Lee", "Rupert"]), { R163: ["Robert", "Rupert"], L000: ["Lee"] });
});

test("rhyme", () => {
  assert.deepEqual(doRhyme("Light", "night"), true);
  assert.deepEqual(doRhyme("eat", "sat"), true);
  assert.deepEqual(doRhyme("hit", "cat"), false);
  assert.deepEqual(doRhyme("night", "eat", 1), true);
  assert.deepEqual(doRhyme("eat", "sat", 3), false);
  assert.deepEqual(rhymesWith("cat", ["hat", "Cat", "dog"]), ["hat"]);
  assert.deepEqual(isAlliteration("Peter Piper picked"), true);
  assert.deepEqual(isAlliteration("Big red"), false);
});
