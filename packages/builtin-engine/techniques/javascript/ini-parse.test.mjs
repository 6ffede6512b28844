import assert from "node:assert/strict";
import { test } from "node:test";
import { parseIni, iniSections, iniSectionsOf, iniValues } from "./ini-parse.mjs";

test("sections, names and values", () => {
  assert.deepEqual(parseIni("a = 1\n[web]\nport=80\r\nurl = http://x/?a=b\n"), [
    ["", "a", "1"],
    ["web", "port", "80"],
    ["web", "url", "http://x/?a=b"],
  ]);
  assert.deepEqual(parseIni("[s]\nempty =\n"), [["s", "empty", ""]]);
  assert.deepEqual(parseIni(""), []);
});

test("comments and quotes", () => {
  assert.deepEqual(parseIni('# note\n; note\n  # note\ncolour = #fff\nq = " a ; b "\nr = ""\n'), [
    ["", "colour", "#fff"],
    ["", "q", " a ; b "],
    ["", "r", ""],
  ]);
  assert.deepEqual(parseIni("// no\n# = x", "/"), [["", "#", "x"]]);
});

test("later lines win in a section", () => {
  assert.deepEqual(iniSections("[a]\nx=1\n[b]\nx=2\n[a]\nx=3\ny=4"), {
    a: { x: "3", y: "4" },
    b: { x: "2" },
  });
  assert.deepEqual(iniSections("x=1", "#", "main"), { main: { x: "1" } });
});

test("other lines are refused", () => {
  assert.throws(() => parseIni("just text"), RangeError);
  assert.throws(() => parseIni("= value"), RangeError);
  assert.throws(() => parseIni("[open"), RangeError);
  assert.throws(() => parseIni("a=1\nbad"), /line 2 /);
});

test("readings that differ", () => {
  assert.deepEqual(iniSectionsOf("[a]\nx = 1\ny=true\nz = b"), { a: { x: 1, y: true, z: "b" } });
  assert.deepEqual(iniSectionsOf("[a]\nx = 1.5", false), { a: { x: "1.5" } });
  assert.deepEqual(iniSectionsOf("[a]\nx = 1.5 ; half", true, true), { a: { x: 1.5 } });
  assert.deepEqual(iniSectionsOf("[a]\nx = b ; c"), { a: { x: "b ; c" } });
  assert.deepEqual(iniValues("# c\n[a]\nx = 1\nfoo\ny = b = c\nx=2"), { x: "2", y: "b = c" });
  assert.deepEqual(iniValues("x = 1\ny = False", true), { x: 1, y: false });
  assert.deepEqual(iniValues(""), {});
});
