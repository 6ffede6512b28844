import type { CheckCase } from "./case.ts";
import { HEAD, project, tested, script } from "./javascript-honest.ts";

/** Projects written afterwards, and run once before anything was changed for them. */
export const javascriptHonestHeldOut: CheckCase[] = [
  tested(
    "a server on a free port",
    'import { serve } from "./app.mjs";\ndescribe("server", () => { let s; let base; before(async () => { s = serve(); await new Promise((go) => s.listen(0, "127.0.0.1", go)); base = `http://127.0.0.1:${s.address().port}`; }); after(() => s.close()); it("answers", async () => { const r = await fetch(`${base}/x`); assert.equal(r.status, 201); assert.deepEqual(await r.json(), { path: "/x" }); }); });\n',
    {
      "app.mjs":
        'import http from "node:http";\nexport const serve = () => http.createServer((q, s) => { s.writeHead(201, { "content-type": "application/json" }); s.end(JSON.stringify({ path: q.url })); });\n',
    },
  ),
  tested(
    "files in a temporary folder",
    'import fs from "node:fs"; import os from "node:os"; import path from "node:path"; import { save, load } from "./app.mjs";\nconst dir = fs.mkdtempSync(path.join(os.tmpdir(), "app-"));\nafter(() => fs.rmSync(dir, { recursive: true }));\ntest("round trip", () => { const f = path.join(dir, "a.json"); save(f, { a: [1] }); assert.deepEqual(load(f), { a: [1] }); });\ntest("missing", () => { assert.throws(() => load(path.join(dir, "none")), { code: "ENOENT" }); });\n',
    {
      "app.mjs":
        'import fs from "node:fs";\nexport const save = (f, v) => fs.writeFileSync(f, JSON.stringify(v));\nexport const load = (f) => JSON.parse(fs.readFileSync(f, "utf8"));\n',
    },
  ),
  tested(
    "streams and pipelines",
    'import { pipeline } from "node:stream/promises"; import { Readable, Writable } from "node:stream"; import { upper } from "./app.mjs";\ntest("upper", async () => { let out = ""; await pipeline(Readable.from(["a", "b"]), upper(), new Writable({ write(c, _e, done) { out += c; done(); } })); assert.equal(out, "AB"); });\n',
    {
      "app.mjs":
        'import { Transform } from "node:stream";\nexport const upper = () => new Transform({ transform(c, _e, done) { done(null, String(c).toUpperCase()); } });\n',
    },
  ),
  tested(
    "an emitter that is extended",
    'import { once } from "node:events"; import { Clock } from "./app.mjs";\ntest("ticks", async () => { const c = new Clock(); const ticked = once(c, "tick"); c.start(); assert.deepEqual(await ticked, [1]); c.stop(); });\n',
    {
      "app.mjs":
        'import { EventEmitter } from "node:events";\nexport class Clock extends EventEmitter { #t; #n = 0; start() { this.#t = setInterval(() => this.emit("tick", ++this.#n), 1); } stop() { clearInterval(this.#t); } toString() { return "clock"; } }\n',
    },
  ),
  tested(
    "the standard library mocked",
    'import fs from "node:fs"; import { names } from "./app.mjs";\ntest("lists", (t) => { t.mock.method(fs, "readdirSync", () => ["b", "a"]); t.mock.method(fs, "readFileSync", () => "x"); assert.deepEqual(names("."), ["a:x", "b:x"]); });\ntest("random", (t) => { t.mock.method(Math, "random", () => 0.5); assert.equal(Math.random(), 0.5); });\n',
    {
      "app.mjs":
        'import fs from "node:fs";\nexport const names = (dir) => fs.readdirSync(dir).sort().map((n) => `${n}:${fs.readFileSync(n, "utf8")}`);\n',
    },
  ),
  tested(
    "the clock mocked by hand",
    'import { age } from "./app.mjs";\nconst real = Date.now;\nafter(() => { Date.now = real; });\ntest("age", () => { Date.now = () => 5000; assert.equal(age(2000), 3); });\n',
    { "app.mjs": "export const age = (since) => (Date.now() - since) / 1000;\n" },
  ),
  tested(
    "errors with causes",
    'import { parse, ParseError } from "./app.mjs";\ntest("wraps", () => { assert.throws(() => parse("{"), (e) => { assert.ok(e instanceof ParseError); assert.ok(e.cause instanceof SyntaxError); assert.equal(e.name, "ParseError"); return true; }); });\ntest("rejects", async () => { await assert.rejects(async () => parse("["), ParseError); });\n',
    {
      "app.mjs":
        'export class ParseError extends Error { name = "ParseError"; }\nexport function parse(text) { try { return JSON.parse(text); } catch (cause) { throw new ParseError("no", { cause }); } }\n',
    },
  ),
  tested(
    "generators, maps, dates and big integers",
    'import { fib, count, day } from "./app.mjs";\ntest("fib", () => { assert.deepEqual(fib().take(5).toArray(), [0n, 1n, 1n, 2n, 3n]); });\ntest("count", () => { assert.deepEqual(count("aab"), new Map([["a", 2], ["b", 1]])); });\ntest("day", () => { assert.deepEqual(day("2024-02-29"), new Date(Date.UTC(2024, 1, 29))); assert.ok(Number.isNaN(day("x").getTime())); });\n',
    {
      "app.mjs":
        "export function* fib() { let [a, b] = [0n, 1n]; for (;;) { yield a; [a, b] = [b, a + b]; } }\nexport const count = (s) => { const m = new Map(); for (const c of s) m.set(c, (m.get(c) ?? 0) + 1); return m; };\nexport const day = (s) => new Date(s);\n",
    },
  ),
  tested(
    "tests made by a function",
    'import { is } from "./app.mjs";\nconst cases = (name, list) => describe(name, () => { for (const [value, want] of list) it(`of ${value}`, () => { assert.equal(is[name](value), want); }); });\ncases("even", [[2, true], [3, false]]);\ncases("odd", [[2, false], [3, true]]);\n',
    { "app.mjs": "export const is = { even: (n) => n % 2 === 0, odd: (n) => n % 2 !== 0 };\n" },
  ),
  tested(
    "named assertions and a plan",
    'import { equal as same, ok } from "node:assert"; import { each } from "./app.mjs";\ntest("each", (t) => { t.plan(2); each([1, 2], (n) => t.assert.ok(n > 0)); });\ntest("same", () => { same(each([], () => {}), 0); ok(each([1], () => {}) === 1); });\n',
    { "app.mjs": "export const each = (all, f) => { for (const one of all) f(one); return all.length; };\n" },
  ),
  tested(
    "flags of the runner, only",
    'import { half } from "./app.mjs";\ntest.only("half", { only: true }, () => { assert.equal(half(4), 2); });\ntest("not run", () => { assert.fail(); });\n',
    { "app.mjs": "export const half = (n) => n / 2;\n" },
    {},
    "--test-only --test-timeout=5000 ",
  ),
  tested(
    "a worker and abort signals",
    'import { Worker } from "node:worker_threads"; import { once } from "node:events"; import { wait } from "./app.mjs";\ntest("worker", async () => { const w = new Worker(new URL("./w.mjs", import.meta.url), { workerData: 4 }); assert.deepEqual(await once(w, "message"), [8]); });\ntest("aborts", async () => { await assert.rejects(wait(5000, AbortSignal.timeout(5)), { name: "AbortError" }); });\n',
    {
      "app.mjs":
        'import { setTimeout as sleep } from "node:timers/promises";\nexport const wait = (ms, signal) => sleep(ms, null, { signal });\n',
      "w.mjs":
        'import { parentPort, workerData } from "node:worker_threads";\nparentPort.postMessage(workerData * 2);\n',
    },
  ),
  tested(
    "a polyfill and a getter on a prototype",
    'import "./app.mjs";\ntest("last", () => { assert.equal([1, 2].last(), 2); assert.equal("ab".size, 2); });\n',
    {
      "app.mjs":
        'Object.defineProperty(Array.prototype, "last", { value() { return this[this.length - 1]; }, configurable: true });\nObject.defineProperty(String.prototype, "size", { get() { return this.length; }, configurable: true });\n',
    },
  ),
  project(
    "CommonJS with TypeScript next to it",
    {
      "lib/num.test.cts":
        'const { test } = require("node:test");\nconst assert = require("node:assert");\nconst { num } = require("./num.cts");\ntest("num", () => { assert.strictEqual(num("4") satisfies number, 4); });\n',
    },
    { "lib/num.cts": "const num = (s: string): number => Number(s);\nmodule.exports = { num };\n" },
    "node --test lib/num.test.cts",
  ),
  project(
    "three files that share a folder",
    {
      "test/a.test.js":
        'const { test } = require("node:test");\nconst assert = require("node:assert");\nconst c = require("../c");\ntest("a", () => { c.write("a"); assert.equal(c.read("a"), "a"); });\n',
      "test/b.test.js":
        'const { test } = require("node:test");\nconst assert = require("node:assert");\nconst c = require("../c");\ntest("b", () => { c.write("b"); assert.equal(c.read("b"), "b"); });\n',
      "test/c.test.js":
        'const { test } = require("node:test");\nconst assert = require("node:assert");\nconst c = require("../c");\ntest("c", () => { assert.equal(c.read("none"), null); });\n',
    },
    {
      "c.js":
        'const fs = require("fs");\nconst dir = "cache";\nexports.write = (k) => { fs.mkdirSync(dir, { recursive: true }); fs.writeFileSync(`${dir}/${k}`, k); };\nexports.read = (k) => { try { return fs.readFileSync(`${dir}/${k}`, "utf8"); } catch { return null; } };\n',
    },
    "node --test test/a.test.js test/b.test.js test/c.test.js",
  ),
  script(
    "callbacks one in another",
    'const assert = require("assert");\nconst { get } = require("./app");\nget(1, (error, one) => {\n  assert.ifError(error);\n  assert.equal(one, 2);\n  get(2, (error, two) => {\n    assert.equal(two, 3);\n    console.log("done");\n  });\n});\n',
    "exports.get = (n, f) => setTimeout(f, 2, null, n + 1);\n",
  ),
  script(
    "a loop that throws its own errors",
    'const { sq } = require("./app");\nconst cases = [[2, 4], [3, 9]];\ncases.forEach(([n, want]) => {\n  const got = sq(n);\n  if (got !== want) {\n    throw new Error(`sq(${n}) is ${got}`);\n  }\n});\nconsole.log(`${cases.length} passed`);\n',
    "exports.sq = (n) => n * n;\n",
  ),
  project(
    "a module script with awaits",
    {
      "app.test.mjs":
        'import assert from "node:assert/strict";\nimport { Pool } from "./app.mjs";\nconst pool = new Pool(2);\nconst got = await Promise.all([1, 2, 3].map((n) => pool.run(async () => n * 2)));\nassert.deepEqual(got, [2, 4, 6]);\nawait assert.rejects(pool.run(() => { throw new Error("no"); }), /no/);\n',
    },
    {
      "app.mjs":
        "export class Pool { #free; #wait = []; constructor(n) { this.#free = n; } async run(f) { if (this.#free === 0) await new Promise((go) => this.#wait.push(go)); else this.#free -= 1; try { return await f(); } finally { const next = this.#wait.shift(); if (next) next(); else this.#free += 1; } } }\n",
    },
    "node app.test.mjs",
  ),
  project(
    "an index that loads a test file, and both run",
    {
      "test/index.js": '"use strict";\nrequire("./sum.test.js");\n',
      "test/sum.test.js":
        'const { test, describe, it } = require("node:test");\nconst assert = require("node:assert");\nconst { sum, mean } = require("../sum");\ntest("sums", () => { assert.equal(sum([1, 2]), 3); });\ndescribe("mean", () => { it("of two", () => { assert.equal(mean([1, 3]), 2); }); });\n',
    },
    {
      "sum.js":
        "const sum = (all) => all.reduce((total, n) => total + n, 0);\nmodule.exports = { sum, mean: (all) => sum(all) / all.length };\n",
    },
    "node --test test/index.js test/sum.test.js",
  ),
  project(
    "cases in a file that two test files load",
    {
      "test/contract.js":
        'const { describe, it } = require("node:test");\nconst assert = require("node:assert");\nexports.contract = (name, make) => describe(name, () => { it("keeps", () => { const s = make(); s.set("a", 1); assert.equal(s.get("a"), 1); }); it("forgets", () => { const s = make(); s.set("a", 1); s.delete("a"); assert.equal(s.get("a"), undefined); }); });\n',
      "test/memory.test.js":
        'const { contract } = require("./contract");\nconst { Memory } = require("../stores");\ncontract("memory", () => new Memory());\n',
      "test/file.test.js":
        'const { test } = require("node:test");\nconst assert = require("node:assert");\nconst { contract } = require("./contract");\nrequire("./memory.test.js");\nconst { Text } = require("../stores");\ncontract("text", () => new Text());\ntest("as text", () => { const s = new Text(); s.set("a", 1); assert.equal(String(s), \'{"a":1}\'); });\n',
    },
    {
      "stores.js":
        'class Memory { #all = new Map(); get(k) { return this.#all.get(k); } set(k, v) { this.#all.set(k, v); } delete(k) { this.#all.delete(k); } }\nclass Text { #text = "{}"; get(k) { return JSON.parse(this.#text)[k]; } set(k, v) { this.#text = JSON.stringify({ ...JSON.parse(this.#text), [k]: v }); } delete(k) { const { [k]: _, ...rest } = JSON.parse(this.#text); this.#text = JSON.stringify(rest); } toString() { return this.#text; } }\nmodule.exports = { Memory, Text };\n',
    },
    "node --test test/file.test.js test/memory.test.js",
  ),
  script(
    "wide tolerances of a script",
    'const { share, nanoseconds } = require("./app");\nconst WANT = 50_000_000;\nif (Math.abs(nanoseconds(0.05) - WANT) > 20_000_000) throw new Error("nanoseconds");\nif (Math.abs(share(1, 4000, 2) - 2000) > 1500) throw new Error("share");\nconst near = (got, want, by) => { if (Math.abs(got - want) > by) { console.error(got, want); process.exit(1); } };\nnear(share(1, 1000, 2), 500, 150);\n',
    "exports.share = (n, of, parts) => Math.floor((n * of) / parts) + 1;\nexports.nanoseconds = (s) => s * 1e9 + 1200;\n",
  ),
  project(
    "wide tolerances of tests",
    {
      "app.test.mjs":
        HEAD +
        'import { share, nanoseconds } from "./app.mjs";\nconst near = (got, want, by = 100) => assert.ok(Math.abs(got - want) <= by, `${got} is not ${want}`);\ntest("share", () => { assert.ok(Math.abs(share(1, 4000, 2) - 2000) < 1500); near(share(1, 1000, 2), 500, 150); near(share(1, 3000, 3), 1000); });\ntest("time", () => { const ns = nanoseconds(0.05); assert(ns > 30_000_000 && ns < 70_000_000); if (Math.abs(ns - 50_000_000) > 20_000_000) throw new Error(String(ns)); });\n',
    },
    {
      "app.mjs":
        "export const share = (n, of, parts) => Math.floor((n * of) / parts) + 1;\nexport const nanoseconds = (s) => s * 1e9 + 1200;\n",
    },
    "node --test app.test.mjs",
  ),
];
