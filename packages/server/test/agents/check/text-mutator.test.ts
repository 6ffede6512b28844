import assert from "node:assert/strict";
import { test } from "node:test";
import { createTextMutator } from "../../../src/agents/check/compiled/text-mutator.ts";
import { changedExpectationsIn } from "../../../src/agents/check/compiled/expectations.ts";
import { tokensOf } from "../../../src/agents/check/compiled/tokens.ts";
import { SHELL } from "./languages.ts";
import { rigOf } from "./rig.ts";

const { spaceOf } = rigOf(SHELL);
const SOURCES: Record<string, string> = {
  "add.c":
    '#include <stdio.h>\n/* a == b */\nint add(int a, int b) {\n  if (a > 10) return 10;\n  puts("a + b");\n  return a + b;\n}\n',
  "add.go": "package add\n\nfunc Add(a, b int) int {\n\tif a == 0 {\n\t\treturn b\n\t}\n\treturn a + b\n}\n",
  "add.rs":
    "pub fn add(a: i32, b: i32) -> i32 {\n    a + b\n}\npub fn le<'a>(x: &'a str) -> bool { x.len() <= 3 }\n",
  "Add.java":
    "class Add {\n  static boolean on = true;\n  static int add(int a, int b) { return a + b; }\n}\n",
  "add.sh": '#!/bin/sh\nif [ "$1" -gt 3 ]; then\n  echo big\nfi\necho $(($1 + $2))\n',
  "add.rb": "def add(a, b)\n  a + b\nend\n",
  "sum.awk": "{ s += $1 * 2 }\nEND { print s }\n",
};
const space = () => spaceOf({ name: "mutants", given: {}, work: SOURCES });
const text = (changes: ReadonlyMap<string, Buffer | null>) =>
  [...changes].map(([path, bytes]) => [path, bytes!.toString()] as const);

test("each language gets mutants that differ from it in one place only", async () => {
  const mutator = createTextMutator();
  for (const [path, source] of Object.entries(SOURCES)) {
    const mutants = await mutator.mutants(space(), [path], 10);
    assert.ok(mutants.length > 0, path);
    for (const [, changed] of mutants.flatMap(text)) {
      assert.notEqual(changed, source);
      const lines = source.split("\n");
      assert.equal(changed.split("\n").filter((line, i) => line !== lines[i]).length, 1, changed);
    }
  }
});

test("no mutant changes a comment, a text or a shebang", async () => {
  const mutants = await createTextMutator().mutants(space(), ["add.c", "add.sh"], 100);
  for (const [path, changed] of mutants.flatMap(text)) {
    if (path === "add.c") assert.match(changed, /\/\* a == b \*\//);
    else assert.match(changed, /^#!\/bin\/sh\n/);
    if (path === "add.c" && changed.includes("puts")) assert.match(changed, /"a \+ b"/);
  }
});

test("only lines that the run touched are changed where they are known", async () => {
  const lines = new Map([["add.c", new Set([4])]]);
  const mutants = await createTextMutator().mutants(space(), ["add.c"], 100, lines);
  assert.ok(mutants.length > 0);
  for (const [, changed] of mutants.flatMap(text)) {
    assert.notEqual(changed.split("\n")[3], SOURCES["add.c"]!.split("\n")[3]);
    assert.equal(changed.split("\n")[5], SOURCES["add.c"]!.split("\n")[5]);
  }
});

test("another layout keeps every line of the source", async () => {
  const changes = await createTextMutator().reformatted(space(), Object.keys(SOURCES));
  assert.ok(changes.size >= 6);
  for (const [path, changed] of text(changes)) {
    assert.notEqual(changed, SOURCES[path]);
    for (const line of SOURCES[path]!.split("\n")) assert.ok(changed.includes(line));
  }
});

test("Python and JavaScript are left to their own mutators, and data is no source", () => {
  const mutator = createTextMutator();
  for (const path of ["a.py", "a.js", "a.mts", "data.csv", "README.md"])
    assert.equal(mutator.knows(path), false, path);
  for (const path of ["a.c", "a.go", "a.rs", "A.java", "a.sh", "a.awk", "a.rb"])
    assert.equal(mutator.knows(path), true);
});

test("hostile text of 60 KiB is scanned in linear time", async () => {
  for (const piece of [
    "{",
    "((",
    '"',
    "'",
    "/*",
    "assert_eq!(",
    "if (a != ",
    "a == 3, ",
    "\\",
    "$(",
    "check(1, ",
    "{1, 2},",
    "-eq ",
    "x = 1;\n  f();\n",
  ]) {
    const hostile = piece.repeat(Math.floor((60 << 10) / piece.length));
    const started = process.cpuUsage();
    for (const family of ["c", "go", "rust", "java", "hash"] as const) {
      tokensOf(hostile, family);
      changedExpectationsIn(`want\n${hostile}`, family);
    }
    const rig = spaceOf({ name: "hostile", given: {}, work: { "a.c": hostile, "a.sh": hostile } });
    await createTextMutator().mutants(rig, ["a.c", "a.sh"], 5);
    await createTextMutator().reformatted(rig, ["a.c", "a.sh"]);
    const used = process.cpuUsage(started);
    const elapsed = (used.user + used.system) / 1000;
    assert.ok(elapsed < 2000, `${JSON.stringify(piece)} took ${elapsed} ms of the processor`);
  }
});

test("what a helper says about a condition is no expectation, and what it compares is", () => {
  const changedIn = (source: string, family: "c" | "go" | "java" | "rust", ...helpers: string[]) =>
    new Set(
      changedExpectationsIn(source, family, helpers).map(({ where }) => Number(where.replace(/\D+/, ""))),
    );
  const java = "static void check(boolean ok, String what) { if (!ok) throw new Error(what); }\n";
  for (const [source, family, lines, ...helpers] of [
    [`${java}f() {\n check(a.isEmpty(), "empty");\n check(size(a) == 2, "two");\n}`, "java", [4]],
    ['f() {\n check(a.isEmpty(), "empty");\n check(slug(a), "a-b");\n}', "java", [], java],
    ['f() {\n check(a.isEmpty(), "empty");\n check(slug(a), "a-b");\n}', "java", [2, 3]],
    ['static void check(String what, boolean ok) {}\nf() { check("empty", a.isEmpty()); }', "java", []],
    ['static void check(Object got, Object want) {}\nf() { check(slug(a), "a-b"); }', "java", [2]],
    ['static void check(int ok, const char *what) {}\nvoid f(void) { check(empty(a), "empty"); }', "c", []],
    [
      '#define check(ok, what) do { if (!(ok)) fail(what); } while (0)\nvoid f(void) { check(empty(a), "empty"); }',
      "c",
      [],
    ],
    [
      '#define check_str(got, want) do { if (strcmp(got, want)) fail(); } while (0)\nvoid f(void) { check_str(slug(a), "a-b"); }',
      "c",
      [2],
    ],
    [
      'void check(bool ok, const std::string& what) {}\nvoid f() { check(empty(a), "empty"); check(!a && b, "b"); }',
      "c",
      [],
    ],
    [
      'func check(t *testing.T, ok bool, what string) {\n}\nfunc f() { check(t, empty(a), "empty") }',
      "go",
      [],
    ],
    [
      'func check(t *testing.T, name string, ok bool) {\n}\nfunc f() { check(t, "empty", empty(a)) }',
      "go",
      [],
    ],
    ['func check(t *testing.T, got, want string) {\n}\nfunc f() { check(t, slug(a), "a-b") }', "go", [3]],
    ['fn check(ok: bool, what: &str) { assert!(ok); }\nfn f() { check(is_empty(a), "empty"); }', "rust", []],
  ] as const)
    assert.deepEqual(
      [...changedIn(source, family, ...helpers)].toSorted((a, b) => a - b),
      lines,
      source,
    );
});

test("a changed number leaves the tolerance that a call states", () => {
  for (const [call, value, tolerance] of [
    ["assertEquals(3000, count(), 150)", 3000, 150],
    ["assertEquals(3000.5, mean(), 1_500.0)", 3000, 1500],
    ["assertEquals(400, mean(), MARGIN)", 400, 300],
    ["checkClose(count(), 3000, 2500)", 3000, 2500],
  ] as const)
    for (const { text: changed } of changedExpectationsIn(`void f() { ${call}; }`, "java")) {
      const other = Number(/(?:\((?=\d)|, (?=\d))(\d+)/.exec(changed)![1]);
      assert.ok(Math.abs(other - value) > tolerance, changed);
    }
});
