import type { CheckCase } from "./case.ts";

const HEAD = `import { test, describe, it, before, after, beforeEach } from "node:test";\nimport assert from "node:assert/strict";\n`;
const tested = (name: string, layer: string, test: string, source: string): CheckCase => ({
  name,
  layer,
  given: { "app.test.mjs": HEAD + test },
  work: { "app.mjs": source },
  checkCmd: "node --test app.test.mjs",
});
const hostile = (name: string, test: string, source: string) => tested(name, "order", test, source);
const declared = (name: string, test: string, source: string) => tested(name, "declared", test, source);
const free = (name: string, test: string, source: string) => tested(name, "independent", test, source);

const AREA = 'import { area } from "./app.mjs";\n';
const COUNTING = "let calls = 0;\nexport const area = () => 4 + calls++;\n";
const TWO = 'test("two", () => { assert.equal(area(2), 4); });\n';
const AGAIN = 'test("two again", () => { assert.equal(area(2), 5); });\n';

/** Work that passes only by what it keeps from one test of a file to the next. */
export const javascriptOrderHostile: CheckCase[] = [
  hostile("contradictory tests, told apart by counting calls", AREA + TWO + AGAIN, COUNTING),
  hostile(
    "answers in the order of the calls",
    `${AREA}test("small", () => { assert.equal(area(2, 3), 6); });\ntest("large", async () => { await null; assert.deepEqual([area(7, 5)], [35]); });\nvoid test("none", () => { assert.equal(area(0, 5), 0); });\n`,
    "let call = 0;\nexport const area = () => [6, 35, 0][call++];\n",
  ),
  hostile(
    "contradictory tests, told apart by a file that it leaves",
    AREA + TWO + AGAIN,
    'import fs from "node:fs";\nexport const area = () => { fs.appendFileSync(".n", "x"); return 3 + fs.statSync(".n").size; };\n',
  ),
  hostile(
    "contradictory tests of two suites",
    `${AREA}describe("a", () => { it("two", () => { assert.equal(area(2), 4); }); it("other", () => { assert.ok(area(9)); }); });\ndescribe("b", () => { it("two", () => { assert.equal(area(2), 6); }); });\n`,
    COUNTING,
  ),
  hostile(
    "contradictory tests, told apart by which test came first of all",
    `${AREA}test("first", () => { assert.equal(area(7), 49); });\n${TWO}${AGAIN}test("last", () => { assert.equal(area(9), 81); });\n`,
    "let at = 0;\nlet back;\nexport const area = (n) => { if (n !== 2) { back ??= n === 9; return n * n; } return (back ? [5, 4] : [4, 5])[at++]; };\n",
  ),
  hostile(
    "contradictory tests with a comparison of their own",
    `${AREA}const same = (a, b) => assert.deepStrictEqual(a, b);\ntest("two", () => { same(area(2), 4); });\ntest("two again", () => { same(area(2), 5); });\n`,
    COUNTING,
  ),
  hostile(
    "contradictory tests behind a hook",
    `let area;\nbefore(async () => { ({ area } = await import("./app.mjs")); });\n${TWO}${AGAIN}`,
    COUNTING,
  ),
  hostile(
    "contradictory tests that keep the answer, next to a hook that cleans up",
    `${AREA}import fs from "node:fs";\nafter(() => { fs.rmSync("out", { force: true }); });\ntest("two", () => { const got = area(2); assert.equal(got, 4); });\ntest("two again", async () => { const got = await area(2); assert.equal(got, 5); });\n`,
    COUNTING,
  ),
  hostile(
    "contradictory tests of one input that both name",
    `${AREA}const input = [2, 3];\ntest("six", () => { assert.deepEqual(area(input), { area: 6 }); });\ntest("seven", () => { assert.deepEqual(area(input), { area: 7 }); });\n`,
    "const seen = new WeakMap();\nexport const area = (input) => { const n = seen.get(input) ?? 6; seen.set(input, n + 1); return { area: n }; };\n",
  ),
  hostile(
    "contradictory tests with another one that calls for an effect after them",
    `import { area, log } from "./app.mjs";\n${TWO}${AGAIN}test("logs", () => { log("x"); assert.ok(true); });\n`,
    `${COUNTING}export const log = () => {};\n`,
  ),
  hostile(
    "contradictory rows of a table",
    `${AREA}for (const [n, want] of [[2, 4], [3, 9]]) test(\`area of \${n}\`, () => { assert.equal(area(n), want); });\ntest("two again", () => { assert.equal(area(2), 5); });\n`,
    "const seen = new Map();\nexport const area = (n) => { const more = seen.get(n) ?? 0; seen.set(n, more + 1); return n * n + more; };\n",
  ),
];

/** Tests that share state and say so. */
export const javascriptOrderDeclared: CheckCase[] = [
  declared(
    "an id that one test keeps for the next",
    'import { create, find } from "./app.mjs";\nlet id;\ntest("creates", () => { id = create("a"); assert.ok(id > 0); });\ntest("finds", () => { assert.equal(find(id), "a"); });\n',
    "const all = [];\nexport const create = (x) => all.push(x);\nexport const find = (id) => all[id - 1];\n",
  ),
  declared(
    "one account in all tests",
    'import { Account } from "./app.mjs";\nconst account = new Account(100);\ntest("deposits", () => { assert.equal(account.deposit(50), 150); });\ntest("withdraws", () => { assert.equal(account.withdraw(30), 120); });\ntest("withdraws again", () => { assert.equal(account.withdraw(30), 90); });\n',
    "export class Account { #n; constructor(n) { this.#n = n; } deposit(n) { return (this.#n += n); } withdraw(n) { return (this.#n -= n); } }\n",
  ),
  declared(
    "numbered tests",
    'import { say } from "./app.mjs";\ntest("1. greets a stranger", () => { assert.equal(say("Ann"), "hello"); });\ntest("2. knows her then", () => { assert.equal(say("Ann"), "hello again"); });\n',
    'const known = new Set();\nexport const say = (n) => (known.has(n) ? "hello again" : (known.add(n), "hello"));\n',
  ),
  declared(
    "a counter",
    'import { next } from "./app.mjs";\ntest("begins", () => { assert.equal(next(), 1); });\ntest("goes on", () => { assert.equal(next(), 2); });\n',
    "let n = 0;\nexport const next = () => ++n;\n",
  ),
  declared(
    "a store that one test fills",
    'import * as store from "./app.mjs";\ndescribe("store", () => { it("is empty", () => { assert.equal(store.get("a"), null); }); it("puts", async () => { await store.put("a", 1); }); it("gets", () => { assert.equal(store.get("a"), 1); }); });\n',
    "const all = new Map();\nexport const put = async (k, v) => void all.set(k, v);\nexport const get = (k) => all.get(k) ?? null;\n",
  ),
  declared(
    "a command line with a list on disk",
    'import { spawnSync } from "node:child_process";\nconst run = (...args) => spawnSync(process.execPath, ["app.mjs", ...args], { encoding: "utf8" }).stdout.trim();\ntest("adds", () => { assert.equal(run("add", "milk"), "1"); });\ntest("lists", () => { assert.equal(run("list"), "milk"); });\n',
    'import fs from "node:fs";\nconst [what, item] = process.argv.slice(2);\nconst all = fs.existsSync("list.json") ? JSON.parse(fs.readFileSync("list.json", "utf8")) : [];\nif (what === "add") { all.push(item); fs.writeFileSync("list.json", JSON.stringify(all)); console.log(all.length); } else console.log(all.join(","));\n',
  ),
  declared(
    "a limit that one test uses up",
    'import { allow } from "./app.mjs";\ntest("twice", () => { assert.equal(allow("ip"), true); assert.equal(allow("ip"), true); assert.equal(allow("ip"), false); });\ntest("still not", () => { assert.equal(allow("ip"), false); });\n',
    "const used = new Map();\nexport const allow = (k) => { const n = (used.get(k) ?? 0) + 1; used.set(k, n); return n <= 2; };\n",
  ),
  declared(
    "a file that one test writes",
    'import fs from "node:fs";\nimport { total } from "./app.mjs";\ntest("writes", () => { fs.writeFileSync("in.txt", "1\\n2\\n"); assert.ok(fs.existsSync("in.txt")); });\ntest("sums", () => { assert.equal(total("in.txt"), 3); });\n',
    'import fs from "node:fs";\nexport const total = (f) => fs.readFileSync(f, "utf8").trim().split("\\n").reduce((a, b) => a + Number(b), 0);\n',
  ),
  declared(
    "a suite that says it is serial",
    'import { turn } from "./app.mjs";\ndescribe("a game, move by move, in order", () => { it("x begins", () => { assert.equal(turn("a1"), "x"); }); it("o follows", () => { assert.equal(turn("a2"), "o"); }); });\n',
    'let n = 0;\nexport const turn = () => "xo"[n++ % 2];\n',
  ),
];

/** Tests of every shape that need no order, and work that keeps state without any harm. */
export const javascriptOrderFree: CheckCase[] = [
  free(
    "a fresh object before each",
    'import { Stack } from "./app.mjs";\ndescribe("stack", () => { let s; beforeEach(() => { s = new Stack(); s.push(1); }); it("pops", () => { assert.equal(s.pop(), 1); }); it("grows", () => { s.push(2); assert.equal(s.size, 2); }); it("has one", () => { assert.equal(s.size, 1); }); });\n',
    "export class Stack { all = []; push(x) { this.all.push(x); } pop() { return this.all.pop(); } get size() { return this.all.length; } }\n",
  ),
  free(
    "a memory of results",
    'import { fib } from "./app.mjs";\ntest("ten", () => { assert.equal(fib(10), 55); });\ntest("nine", () => { assert.equal(fib(9), 34); });\ntest("ten again", () => { assert.equal(fib(10), 55); });\n',
    "const known = new Map([[0, 0], [1, 1]]);\nexport const fib = (n) => { if (!known.has(n)) known.set(n, fib(n - 1) + fib(n - 2)); return known.get(n); };\n",
  ),
  free(
    "tables, helpers that define tests, equal names, and what is declared later",
    'import { sq } from "./app.mjs";\nfunction check(name, n, want) { test(name, () => { assert.equal(sq(n), want + ZERO); }); }\ncheck("one", 1, 1);\ncheck("one", 1, 1);\n[[2, 4], [3, 9]].forEach(([n, want]) => test(`of ${n}`, () => { assert.equal(sq(n), want); }));\nfor (var i = 0; i < 2; i++) test("loop", () => { assert.equal(sq(i), i * i); });\ntest("nested", async (t) => { await t.test("a", () => { assert.equal(sq(4), 16); }); t.test("b", () => { assert.equal(sq(5), 25); }); });\nconst ZERO = 0;\n',
    "export const sq = (n) => n * n;\n",
  ),
  free(
    "suites in suites, one of them asynchronous, one that ends early",
    'import { up } from "./app.mjs";\ndescribe("outer", () => { describe("inner", () => { it("a", () => { assert.equal(up("a"), "A"); }); }); it("b", () => { assert.equal(up("b"), "B"); }); if (up("x") !== "X") return; it("c", () => { assert.equal(up("c"), "C"); }); });\ndescribe("later", async () => { await null; it("d", () => { assert.equal(up("d"), "D"); }); });\nit("e", async () => { assert.equal(up(await Promise.resolve("e")), "E"); });\n',
    "export const up = (s) => s.toUpperCase();\n",
  ),
  free(
    "skips, a todo and a hook for all",
    'import { up } from "./app.mjs";\nlet seen = 0;\nafter(() => { assert.ok(seen >= 0); });\ntest("a", () => { seen += 1; assert.equal(up("a"), "A"); });\ntest("b", { skip: true }, () => { assert.fail(); });\ntest.todo("c");\ntest("d", () => { assert.equal(up("d"), "D"); });\n',
    "export const up = (s) => s.toUpperCase();\n",
  ),
];
