import assert from "node:assert/strict";
import { test } from "node:test";
import {
  rot13,
  rot5,
  rot18,
  rot47,
  rotateLetters,
  caesarDecrypt,
  shiftLettersAndDigits,
  progressiveShift,
  allCaesarShifts,
  guessCaesarShift,
  crackCaesar,
} from "./rot13.mjs";

test("rotations", () => {
  assert.deepEqual(rot13("Hello, World! 1"), "Uryyb, Jbeyq! 1");
  assert.deepEqual(rot13("Uryyb"), "Hello");
  assert.deepEqual(rot5("a1 6"), "a6 1");
  assert.deepEqual(rot18("ab12"), "no67");
  assert.deepEqual(rot47("Hello, World!"), "w6==@[ (@C=5P");
  assert.deepEqual(rotateLetters("xyz", 3), "abc");
  assert.deepEqual(rotateLetters("Abc"), "Def");
  assert.deepEqual(rotateLetters("abc", -1), "zab");
  assert.deepEqual(shiftLettersAndDigits("xY9"), "aB2");
  assert.deepEqual(progressiveShift("abc! z"), "bdf! d");
  assert.deepEqual(progressiveShift("abc", 0), "ace");
});

test("back again", () => {
  assert.deepEqual(caesarDecrypt("Khoor, Zruog"), "Hello, World");
  assert.deepEqual(caesarDecrypt("bcd", 1), "abc");
  assert.deepEqual(allCaesarShifts("b"), [
    "b",
    "a",
    "z",
    "y",
    "x",
    "w",
    "v",
    "u",
    "t",
    "s",
    "r",
    "q",
    "p",
    "o",
    "n",
    "m",
    "l",
    "k",
    "j",
    "i",
    "h",
    "g",
    "f",
    "e",
    "d",
    "c",
  ]);
  assert.deepEqual(guessCaesarShift("phhw ph khuh"), 3);
  assert.deepEqual(guessCaesarShift("aab", "a"), 0);
  assert.deepEqual(crackCaesar("phhw ph khuh dw hohyhq"), "meet me here at eleven");
  assert.deepEqual(crackCaesar("bbc", "a"), "aab");
});
