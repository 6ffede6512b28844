import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCsv, parseCsvObjects, parseCsvIntoObjects, splitCsv, parseCsvLine } from "./csv-parse.mjs";

test("fields may hold delimiters, quotes and line breaks", () => {
  assert.deepEqual(parseCsv("a,b\n1,2\n"), [
    ["a", "b"],
    ["1", "2"],
  ]);
  assert.deepEqual(parseCsv('"x, y","say ""hi"""\r\n"two\nlines",z'), [
    ["x, y", 'say "hi"'],
    ["two\nlines", "z"],
  ]);
  assert.deepEqual(parseCsv('a,,\n,""'), [
    ["a", "", ""],
    ["", ""],
  ]);
  assert.deepEqual(parseCsv("a\n\nb"), [["a"], [""], ["b"]]);
});

test("the edges", () => {
  assert.deepEqual(parseCsv(""), []);
  assert.deepEqual(parseCsv('""'), [[""]]);
  assert.deepEqual(parseCsv("\ufeffä"), [["ä"]]);
  assert.throws(() => parseCsv('"open'), RangeError);
});

test("another delimiter", () => {
  assert.deepEqual(parseCsv("a;b,c\n1;2", ";"), [
    ["a", "b,c"],
    ["1", "2"],
  ]);
});

test("objects by the names of the first row", () => {
  assert.deepEqual(parseCsvObjects("id,name\n1,Ada\n\n2\n"), [
    { id: "1", name: "Ada" },
    { id: "2", name: "" },
  ]);
  assert.deepEqual(parseCsvObjects("id\tname\n7\tBo", "\t"), [{ id: "7", name: "Bo" }]);
  assert.deepEqual(parseCsvObjects(""), []);
});

test("readings that differ", () => {
  assert.deepEqual(parseCsvIntoObjects("a,b\n1, x\n2.5,TRUE"), [
    { a: 1, b: " x" },
    { a: 2.5, b: true },
  ]);
  assert.deepEqual(parseCsvIntoObjects("a,b\n1, x", false), [{ a: "1", b: " x" }]);
  assert.deepEqual(parseCsvIntoObjects("a, b\n1, x", true, true), [{ a: 1, b: "x" }]);
  assert.deepEqual(parseCsvIntoObjects("a\n-3"), [{ a: -3 }]);
  assert.deepEqual(splitCsv('a, "b"\n\n1,2\n'), [
    ["a", ' "b"'],
    ["1", "2"],
  ]);
  assert.deepEqual(splitCsv("a, b", true), [["a", "b"]]);
  assert.deepEqual(splitCsv(""), []);
  assert.deepEqual(parseCsvLine('a,"b,c", d'), ["a", "b,c", " d"]);
  assert.deepEqual(parseCsvLine("a, b ", true), ["a", "b"]);
  assert.deepEqual(parseCsvLine("a;b,c", false, ";"), ["a", "b,c"]);
  assert.deepEqual(parseCsvLine(""), [""]);
});
