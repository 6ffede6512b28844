import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCsv, parseCsvObjects } from "./csv-parse.mjs";

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
