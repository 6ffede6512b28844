import type { CheckCase } from "./case.ts";

export const HEAD = `import { test, describe, it, before, after, beforeEach } from "node:test";\nimport assert from "node:assert/strict";\n`;
export const project = (
  name: string,
  given: Record<string, string>,
  work: Record<string, string>,
  checkCmd: string,
): CheckCase => ({ name, given, work, checkCmd });
export const tested = (
  name: string,
  test: string,
  work: Record<string, string>,
  given: Record<string, string> = {},
  flags = "",
): CheckCase =>
  project(name, { "app.test.mjs": HEAD + test, ...given }, work, `node --test ${flags}app.test.mjs`);
export const script = (name: string, test: string, source: string): CheckCase =>
  project(name, { "app.test.js": test }, { "app.js": source }, "node app.test.js");

/** Projects known while the toolchain was written: those of the research, in other words. */
export const javascriptHonest: CheckCase[] = [
  tested(
    "functions and promises",
    'import { twice } from "./app.mjs";\ntest("now", () => assert.equal(twice(2), 4));\ntest("later", async () => { await null; assert.deepEqual([twice(4)], [8]); });\n',
    { "app.mjs": "export const twice = (n) => n * 2;\n" },
  ),
  tested(
    "describe, it and hooks",
    'import { Stack } from "./app.mjs";\ndescribe("stack", () => { let s; beforeEach(() => { s = new Stack(); }); it("pushes", () => { s.push(1); assert.equal(s.size, 1); }); it("refuses", () => { assert.throws(() => s.pop(), RangeError); }); });\n',
    {
      "app.mjs":
        'export class Stack { #all = []; push(x) { this.#all.push(x); } pop() { if (this.#all.length === 0) throw new RangeError("empty"); return this.#all.pop(); } get size() { return this.#all.length; } }\n',
    },
  ),
  project(
    "types stripped",
    {
      "src/sum.test.ts":
        'import test from "node:test";\nimport assert from "node:assert/strict";\nimport { sum, type Pair } from "./sum.ts";\nconst pair = (a: number, b: number): Pair => ({ a, b });\ntest("sums", () => { assert.equal(sum(pair(1, 2)) as number, 3 as number); });\n',
    },
    {
      "src/sum.ts":
        "export interface Pair { a: number; b: number }\nexport const sum = ({ a, b }: Pair): number => a + b;\n",
    },
    "node --test src/sum.test.ts",
  ),
  tested(
    "subtests of a table",
    'import { split } from "./app.mjs";\ntest("split", async (t) => { for (const [s, w] of [["1,2", [1, 2]], ["", []]]) await t.test(`of ${s}`, () => { assert.deepEqual(split(s), w); }); });\n',
    { "app.mjs": 'export const split = (s) => (s === "" ? [] : s.split(",").map(Number));\n' },
  ),
  tested(
    "mocked timers",
    'import { later } from "./app.mjs";\ntest("calls once", (t) => { t.mock.timers.enable({ apis: ["setTimeout"] }); const f = t.mock.fn(); later(f); t.mock.timers.tick(99); assert.equal(f.mock.callCount(), 0); t.mock.timers.tick(1); assert.equal(f.mock.callCount(), 1); });\n',
    { "app.mjs": "export const later = (f) => setTimeout(f, 100);\n" },
  ),
  tested(
    "its own command line",
    'import { spawnSync } from "node:child_process";\ntest("adds", () => { const r = spawnSync(process.execPath, ["cli.mjs", "2", "3"], { encoding: "utf8" }); assert.equal(r.status, 0); assert.equal(r.stdout, "5\\n"); });\ntest("usage", () => { assert.equal(spawnSync(process.execPath, ["cli.mjs"]).status, 2); });\n',
    {
      "cli.mjs":
        "const [a, b] = process.argv.slice(2).map(Number);\nif (b === undefined) process.exit(2);\nconsole.log(a + b);\n",
    },
  ),
  tested(
    "a snapshot that is compared",
    'import { page } from "./app.mjs";\ntest("renders", (t) => { t.assert.snapshot(page("hi")); });\n',
    { "app.mjs": "export const page = (text) => ({ html: `<p>${text}</p>` });\n" },
    { "app.test.mjs.snapshot": 'exports[`renders 1`] = `\n{\n  "html": "<p>hi</p>"\n}\n`;\n' },
  ),
  tested(
    "skips with a reason, and a todo",
    'import { up } from "./app.mjs";\ntest("up", () => { assert.equal(up("a"), "A"); });\ntest("elsewhere", { skip: process.platform !== "win32" && "only there" }, () => { assert.fail(); });\ntest("some day", { todo: true }, () => { assert.equal(up("ß"), "ẞ"); });\n',
    { "app.mjs": "export const up = (s) => s.toUpperCase();\n" },
  ),
  tested(
    "methods of the language mocked",
    'import { keys } from "./app.mjs";\ntest("asks the map", (t) => { const k = t.mock.method(Map.prototype, "keys"); assert.deepEqual(keys(new Map([[1, 2]])), [1]); assert.equal(k.mock.callCount(), 1); });\ntest("leaves", (t) => { const e = t.mock.method(process, "exit", () => {}); process.exit(3); assert.equal(e.mock.callCount(), 1); });\n',
    { "app.mjs": "export const keys = (map) => Array.from(map.keys());\n" },
  ),
  tested(
    "a serial suite",
    'import { put, get } from "./app.mjs";\ntest("puts", () => { put("a", 1); assert.equal(get("a"), 1); });\ntest("keeps", () => { assert.equal(get("a"), 1); });\n',
    {
      "app.mjs":
        "const all = new Map();\nexport const put = (k, v) => all.set(k, v);\nexport const get = (k) => all.get(k);\n",
    },
  ),
  tested(
    "a helper and cases in a file",
    'import fs from "node:fs"; import { same } from "./test/same.mjs"; import { roman } from "./app.mjs";\nfor (const [n, want] of JSON.parse(fs.readFileSync("test/cases.json", "utf8"))) test(`roman ${n}`, () => { same(roman(n), want); });\n',
    {
      "app.mjs":
        'export const roman = (n) => { let s = ""; for (const [v, c] of [[10, "X"], [9, "IX"], [5, "V"], [4, "IV"], [1, "I"]]) while (n >= v) { s += c; n -= v; } return s; };\n',
    },
    {
      "test/same.mjs":
        'import assert from "node:assert";\nexport const same = (a, b) => assert.strictEqual(a, b);\n',
      "test/cases.json": '[[1,"I"],[4,"IV"],[14,"XIV"]]',
    },
  ),
  script(
    "a plain script",
    'const assert = require("assert");\nconst app = require("./app");\nassert(app(1) === 2);\nassert.equal(app(2), 3);\nfor (const n of [4, 5]) assert.equal(app(n), n + 1);\n',
    "module.exports = (n) => n + 1;\n",
  ),
  script(
    "a script with an async main",
    'const assert = require("assert");\nconst { load } = require("./app");\nasync function main() {\n  assert.equal(await load(), 3);\n}\nmain().catch((error) => { console.error(error); process.exit(1); });\n',
    "exports.load = async () => 3;\n",
  ),
  script(
    "a harness of its own",
    'const { max } = require("./app");\nlet failed = 0;\nfunction check(name, got, want) { if (got !== want) { failed++; console.log("FAIL", name); } }\ncheck("a", max([1, 3]), 3);\ncheck("b", max([-1]), -1);\nprocess.exit(failed ? 1 : 0);\n',
    "exports.max = (all) => Math.max(...all);\n",
  ),
  script(
    "events and an end",
    'const assert = require("assert");\nconst { run } = require("./app");\nconst got = [];\nrun((e) => { e.on("data", (d) => got.push(d)); e.on("error", (x) => assert.ifError(x)); e.on("end", () => { assert.deepEqual(got, [1]); }); });\nprocess.on("exit", () => { assert.equal(got.length, 1); });\n',
    'const E = require("events");\nexports.run = (f) => { const e = new E(); setImmediate(() => { e.emit("data", 1); e.emit("end"); }); f(e); };\n',
  ),
];
