import assert from "node:assert/strict";
import { test } from "node:test";
import {
  parsePairs,
  parseTypedPairs,
  parseCommaPairs,
  parseSpacePairs,
  parseColonLines,
  parseEnvLines,
  writePairs,
  writeColonLines,
  valueOfKey,
  setPair,
  parseThePairs,
  parsePairsFromEach,
  parsePairsWithLists,
} from "./key-value-text.mjs";

test("read", () => {
  assert.deepEqual(parsePairs("a=1; b = x=y ;c"), { a: "1", b: "x=y" });
  assert.deepEqual(parsePairs("a:1|b:2", "|", ":"), { a: "1", b: "2" });
  assert.deepEqual(parsePairs("a=1", ";", "=", true), { a: 1 });
  assert.deepEqual(parsePairs(""), {});
  assert.deepEqual(parseTypedPairs("a=1;b=2.5;c=True;d=null;e=x;f=-3"), {
    a: 1,
    b: 2.5,
    c: true,
    d: null,
    e: "x",
    f: -3,
  });
  assert.deepEqual(parseCommaPairs("a=1, b=2"), { a: "1", b: "2" });
  assert.deepEqual(parseCommaPairs("a:1", ":", true), { a: 1 });
  assert.deepEqual(parseSpacePairs("a=1 b=2"), { a: "1", b: "2" });
  assert.deepEqual(parseColonLines("name: Ann\ntime: 10:30\n\n"), { name: "Ann", time: "10:30" });
  assert.deepEqual(parseColonLines("age: 5", true), { age: 5 });
  assert.deepEqual(parseEnvLines('# note\nHOST=a.org\nNAME="x y"\n'), { HOST: "a.org", NAME: "x y" });
  assert.deepEqual(parseEnvLines("PORT=80", true), { PORT: 80 });
  assert.deepEqual(valueOfKey("a=1;b=2", "b"), "2");
  assert.deepEqual(valueOfKey("a=1", "z"), null);
});

test("written", () => {
  assert.deepEqual(writePairs({ a: 1, b: "x" }), "a=1;b=x");
  assert.deepEqual(writePairs({ a: 1, b: true }, ", ", ": "), "a: 1, b: true");
  assert.deepEqual(writeColonLines({ name: "Ann", age: 5 }), "name: Ann\nage: 5");
  assert.deepEqual(setPair("a=1;b=2", "a", "9"), "a=9;b=2");
  assert.deepEqual(setPair("a=1", "c", 3), "a=1;c=3");
});

test("readings that differ", () => {
  assert.deepEqual(parseThePairs("a = 1;b"), { "a ": " 1", b: "" });
  assert.deepEqual(parseThePairs(""), {});
  assert.deepEqual(parseThePairs("a:1,b:2:3", ",", ":"), { a: "1", b: "2:3" });
  assert.deepEqual(parsePairsFromEach("a=1; a=2; b;"), { a: "1" });
  assert.deepEqual(parsePairsFromEach("a=1; b;", true), { a: "1", b: true });
  assert.deepEqual(parsePairsFromEach("a:1,a:2", false, ",", ":"), { a: "1" });
  assert.deepEqual(parsePairsWithLists("a=1;b=2;a=3;c;a=4"), { a: ["1", "3", "4"], b: "2" });
  assert.deepEqual(parsePairsWithLists("a:1,a:2", ",", ":"), { a: ["1", "2"] });
});
