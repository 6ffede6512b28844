import assert from "node:assert/strict";
import { test } from "node:test";
import { toLeet, fromLeet, replaceByTable } from "./leet-speak.mjs";

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
