import assert from "node:assert/strict";
import { test } from "node:test";
import { writeCsv, writeCsvObjects, toCsv, toCsvOfObjects, toCsvWithoutQuotes } from "./csv-write.mjs";

test("only what needs quotes gets them", () => {
  assert.deepEqual(
    writeCsv([
      ["a", 1, null],
      ["x, y", 'say "hi"', "two\nlines"],
    ]),
    'a,1,\n"x, y","say ""hi""","two\nlines"\n',
  );
  assert.deepEqual(writeCsv([[" a", "b"]]), '" a",b\n');
  assert.deepEqual(writeCsv([["a;b", "c"]], ";"), '"a;b";c\n');
  assert.deepEqual(writeCsv([["a;b", "c,d"]]), 'a;b,"c,d"\n');
  assert.deepEqual(writeCsv([]), "");
});

test("formulas are made harmless on demand", () => {
  assert.deepEqual(writeCsv([["=1+1", -5, "-x"]]), "=1+1,-5,-x\n");
  assert.deepEqual(writeCsv([["=1+1", -5, "@x", "a=b"]], ",", true), "'=1+1,-5,'@x,a=b\n");
});

test("objects with different fields share one head", () => {
  assert.deepEqual(
    writeCsvObjects([
      { id: 1, name: "Ada" },
      { id: 2, age: 3 },
    ]),
    "id,name,age\n1,Ada,\n2,,3\n",
  );
  assert.deepEqual(writeCsvObjects([]), "");
});

test("readings that differ", () => {
  assert.deepEqual(writeCsv([[true, 1.5, 2]]), "true,1.5,2\n");
  assert.deepEqual(
    toCsv([
      ["a", 1],
      ["b,c", null],
    ]),
    'a,1\n"b,c",',
  );
  assert.deepEqual(toCsv([["a", 1]], true), '"a","1"');
  assert.deepEqual(toCsv([['a"b', null]], true), '"a""b",""');
  assert.deepEqual(toCsv([]), "");
  assert.deepEqual(toCsvOfObjects([{ a: 1 }, { b: "x" }]), "a,b\n1,\n,x");
  assert.deepEqual(toCsvOfObjects([{ a: 1 }], true), '"a"\n"1"');
  assert.deepEqual(toCsvOfObjects([]), "");
  assert.deepEqual(
    toCsvWithoutQuotes([
      ["a,b", true],
      [null, 2],
    ]),
    "a,b,true\n,2",
  );
  assert.deepEqual(toCsvWithoutQuotes([["a", 1]], ";"), "a;1");
});
