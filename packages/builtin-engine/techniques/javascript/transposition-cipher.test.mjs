import assert from "node:assert/strict";
import { test } from "node:test";
import {
  readByColumns,
  scytaleEncrypt,
  writeByColumns,
  columnarEncrypt,
  squareCode,
  alternatingSplit,
  undoAlternatingSplit,
  evenThenOdd,
  reverseBlocks,
  swapNeighbours,
} from "./transposition-cipher.mjs";

test("columns", () => {
  assert.deepEqual(readByColumns("abcdefgh"), "aebfcgdh");
  assert.deepEqual(readByColumns("abcde", 2), "acebd");
  assert.deepEqual(scytaleEncrypt("abcdef"), "aebfcxdx");
  assert.deepEqual(scytaleEncrypt("abcd", 3, "_"), "adb_c_");
  assert.deepEqual(writeByColumns("aebfcgdh"), "abcdefgh");
  assert.deepEqual(writeByColumns("acebd", 2), "abcde");
  assert.deepEqual(columnarEncrypt("wearediscovered", "zebra"), "eodasreiercewdv");
  assert.deepEqual(columnarEncrypt("abc", "ba", "-"), "b-ac");
  assert.deepEqual(columnarEncrypt("abcdef", "aba"), "adcfbe");
  assert.deepEqual(columnarEncrypt("abcdef", "baa"), "becfad");
  assert.deepEqual(
    squareCode("If man was meant to stay on the ground, god would have given us roots."),
    "imtgdvs fearwer mayoogo anouuio ntnnlvt wttddes aohghn  sseoau ",
  );
  assert.deepEqual(squareCode(""), "");
});

test("halves and blocks", () => {
  assert.deepEqual(alternatingSplit("This is a test!"), "hsi  etTi sats!");
  assert.deepEqual(alternatingSplit("This is a test!", 2), "s eT ashi tist!");
  assert.deepEqual(undoAlternatingSplit("hsi  etTi sats!"), "This is a test!");
  assert.deepEqual(undoAlternatingSplit("s eT ashi tist!", 2), "This is a test!");
  assert.deepEqual(evenThenOdd("abcde"), "acebd");
  assert.deepEqual(evenThenOdd("Hacker", " "), "Hce akr");
  assert.deepEqual(reverseBlocks("abcdefgh"), "dcbahgfe");
  assert.deepEqual(reverseBlocks("abcde", 3), "cbaed");
  assert.deepEqual(swapNeighbours("abcde"), "badce");
});
