import assert from "node:assert/strict";
import { test } from "node:test";
import {
  vigenereEncrypt,
  vigenereDecrypt,
  atbash,
  railFenceEncrypt,
  railFenceDecrypt,
  vigenereEncryptByAll,
  vigenereDecryptByAll,
  atbashAsIs,
  atbashOfAll,
} from "./vigenere-cipher.mjs";

test("with a keyword", () => {
  assert.deepEqual(vigenereEncrypt("ATTACKATDAWN", "LEMON"), "LXFOPVEFRNHR");
  assert.deepEqual(vigenereEncrypt("Attack at dawn!", "lemon"), "Lxfopv ef rnhr!");
  assert.deepEqual(vigenereDecrypt("LXFOPVEFRNHR", "LEMON"), "ATTACKATDAWN");
  assert.deepEqual(vigenereDecrypt("Lxfopv ef rnhr!", "Lemon"), "Attack at dawn!");
  assert.deepEqual(vigenereEncrypt("abc", ""), "abc");
  assert.deepEqual(vigenereEncrypt("", "key"), "");
});

test("the reversed alphabet", () => {
  assert.deepEqual(atbash("Hello, World 1!"), "Svool, Dliow 1!");
  assert.deepEqual(atbash("Svool"), "Hello");
});

test("a fence of rails", () => {
  assert.deepEqual(railFenceEncrypt("WEAREDISCOVEREDFLEEATONCE"), "WECRLTEERDSOEEFEAOCAIVDEN");
  assert.deepEqual(railFenceDecrypt("WECRLTEERDSOEEFEAOCAIVDEN"), "WEAREDISCOVEREDFLEEATONCE");
  assert.deepEqual(railFenceEncrypt("abcdef", 2), "acebdf");
  assert.deepEqual(railFenceDecrypt("acebdf", 2), "abcdef");
  assert.deepEqual(railFenceEncrypt("abc", 1), "abc");
  assert.deepEqual(railFenceDecrypt("abc", 1), "abc");
  assert.deepEqual(railFenceEncrypt(""), "");
});

test("other readings", () => {
  assert.deepEqual(vigenereEncryptByAll("ab cd", "bc"), "bd ee");
  assert.deepEqual(vigenereEncrypt("ab cd", "bc"), "bd df");
  assert.deepEqual(vigenereEncryptByAll("ab", ""), "ab");
  assert.deepEqual(vigenereDecryptByAll("bd ee", "BC"), "ab cd");
  assert.deepEqual(atbashAsIs("aB"), "zB");
  assert.deepEqual(atbashOfAll("aB"), "zy");
});
