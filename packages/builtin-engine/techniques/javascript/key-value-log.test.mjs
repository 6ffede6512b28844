import assert from "node:assert/strict";
import { test } from "node:test";
import { parseLogLine, filterLog, logLineFields, plainLogFields } from "./key-value-log.mjs";

test("bare and quoted values", () => {
  assert.deepEqual(parseLogLine('level=info msg="two words" n=5'), [
    ["level", "info"],
    ["msg", "two words"],
    ["n", "5"],
  ]);
  assert.deepEqual(parseLogLine('  a=   b=""  '), [
    ["a", ""],
    ["b", ""],
  ]);
  assert.deepEqual(parseLogLine("url=/a?b=c"), [["url", "/a?b=c"]]);
  assert.deepEqual(parseLogLine(""), []);
});

test("escapes inside quotes", () => {
  assert.deepEqual(parseLogLine('m="say \\"hi\\"\\n\\\\n"'), [["m", 'say "hi"\n\\n']]);
});

test("names without a value", () => {
  assert.deepEqual(parseLogLine("debug a=1"), [
    ["debug", "true"],
    ["a", "1"],
  ]);
  assert.deepEqual(parseLogLine("debug", "yes"), [["debug", "yes"]]);
});

test("lines that cannot be read are refused", () => {
  assert.throws(() => parseLogLine('m="open'), RangeError);
  assert.throws(() => parseLogLine("=x"), RangeError);
  assert.throws(() => parseLogLine('a="b"c'), RangeError);
});

test("lines with the wanted values", () => {
  assert.deepEqual(filterLog(["l=info a=1", "l=warn a=1", "l=info a=2 x"], { l: "info", a: "2" }), [
    [
      ["l", "info"],
      ["a", "2"],
      ["x", "true"],
    ],
  ]);
  assert.deepEqual(filterLog(["l=info"], { l: "warn" }), []);
});

test("readings that differ", () => {
  assert.deepEqual(logLineFields('level=info msg="two words" n=3 ok'), {
    level: "info",
    msg: "two words",
    n: "3",
    ok: "true",
  });
  assert.deepEqual(logLineFields("n=3 x=1.5 ok", true), { n: 3, x: 1.5, ok: true });
  assert.deepEqual(plainLogFields('a=1 b="x y" c=d=e'), { a: "1", b: '"x', c: "d=e" });
  assert.deepEqual(plainLogFields("a=1 b=false c", true), { a: 1, b: false });
});
