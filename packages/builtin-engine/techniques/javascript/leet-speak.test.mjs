import assert from "node:assert/strict";
import { test } from "node:test";
import {
  toLeet,
  fromLeet,
  replaceByTable,
  toLeetWithO,
  toLeetWithS,
  toLeetAsItIs,
  toLeetWithAt,
  replaceByTableInAnyCase,
} from "./leet-speak.mjs";

test("letters as digits and back", () => {
  assert.deepEqual(toLeet("Leet Speak"), "L337 5p34k");
  assert.deepEqual(toLeet("abc", "ab", "@8"), "@8c");
  assert.deepEqual(toLeet(""), "");
  assert.deepEqual(fromLeet("L337 5p34k"), "Leet speak");
  assert.deepEqual(fromLeet("@8c", "ab", "@8"), "abc");
});

test("any table", () => {
  assert.deepEqual(replaceByTable("GCTA", { G: "C", C: "G", T: "A", A: "U" }), "CGAU");
  assert.deepEqual(replaceByTable("xyz", { x: "ks" }), "ksyz");
  assert.deepEqual(replaceByTable("", {}), "");
});

test("other readings", () => {
  assert.deepEqual(toLeetWithO("A test is on"), "4 t3st 1s 0n");
  assert.deepEqual(toLeetWithS("A test is on"), "4 t35t 15 0n");
  assert.deepEqual(toLeetAsItIs("Attest"), "A77357");
  assert.deepEqual(toLeetAsItIs("abA", "a", "9"), "9bA");
  assert.deepEqual(toLeetWithAt("Ease in to"), "3@$3 1n t0");
  assert.deepEqual(replaceByTableInAnyCase("aAb", { a: "x" }), "xxb");
});

test("the first sign of a letter counts", () => {
  assert.deepEqual(toLeetAsItIs("abA", "a a", "9é7"), "9bA");
  assert.deepEqual(toLeetAsItIs("ab", "ab", "1"), "1b");
});
