import assert from "node:assert/strict";
import { test } from "node:test";
import { caesar, caesarBack, caesarWithDigits, caesarInCapitals } from "./caesar-cipher.mjs";

test("letters move and keep their case, all else stays", () => {
  assert.deepEqual(caesar("Hello, World!", 3), "Khoor, Zruog!");
  assert.deepEqual(caesar("xyz XYZ", 3), "abc ABC");
  assert.deepEqual(caesar("Uryyb"), "Hello");
  assert.deepEqual(caesar("é 42 ñ", 5), "é 42 ñ");
});

test("shifts wrap round in both directions", () => {
  assert.deepEqual(caesar("abc", -1), "zab");
  assert.deepEqual(caesar("Khoor, Zruog!", -3), "Hello, World!");
  assert.deepEqual(caesar("abc", 26), "abc");
  assert.deepEqual(caesar("abc", -53), "zab");
  assert.deepEqual(caesar("", 7), "");
});

test("readings that differ", () => {
  assert.deepEqual(caesarBack("Dbc 1", 1), "Cab 1");
  assert.deepEqual(caesarBack("N"), "A");
  assert.deepEqual(caesarWithDigits("xyz 89", 3), "abc 12");
  assert.deepEqual(caesarWithDigits("a0", -1), "z9");
  assert.deepEqual(caesarWithDigits("a"), "n");
  assert.deepEqual(caesarInCapitals("ab, z", 1), "BC, A");
  assert.deepEqual(caesarInCapitals("ab, z", 1, true), "BCA");
  assert.deepEqual(caesarInCapitals("a"), "N");
});
