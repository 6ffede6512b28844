import type { Project } from "../projects.ts";

const HEAD =
  'import { test, describe, it, before, after, beforeEach, afterEach, mock } from "node:test";\nimport assert from "node:assert/strict";\n';
const kind = (
  name: string,
  given: Record<string, string>,
  work: Record<string, string>,
  checkCmd = "node --test",
): Project => ({ name, given, work, checkCmd });
const tested = (name: string, test: string, work: Record<string, string>, checkCmd?: string): Project =>
  kind(name, { "app.test.mjs": HEAD + test }, work, checkCmd);
const ADD = { "add.mjs": "export const add = (a, b) => a + b;\n" };
const ADD_TEST = `${HEAD}import { add } from "./add.mjs";\ntest("add", () => { assert.equal(add(1, 2), 3); });\n`;

/** Ordinary kinds of Node projects, whose right work must be accepted. */
export const KINDS_HONEST: Project[] = [
  tested(
    "nested suites whose hooks start and stop a server",
    'import { makeServer } from "./app.mjs";\ndescribe("api", () => { let server, url; before(async () => { server = makeServer(); await new Promise((r) => server.listen(0, r)); url = `http://127.0.0.1:${server.address().port}`; }); after(() => new Promise((r) => { server.close(r); server.closeAllConnections(); })); beforeEach(() => server.reset()); describe("items", () => { afterEach(() => mock.reset()); it("is empty", async () => { assert.deepEqual(await (await fetch(url + "/items")).json(), []); }); it("adds", async () => { const r = await fetch(url + "/items", { method: "POST", body: "a" }); assert.equal(r.status, 201); assert.deepEqual(await (await fetch(url + "/items")).json(), ["a"]); }); }); it("knows no other", async () => { assert.equal((await fetch(url + "/x")).status, 404); }); });\n',
    {
      "app.mjs":
        'import http from "node:http";\nexport function makeServer() { let items = []; const server = http.createServer(async (q, r) => { if (q.url !== "/items") { r.statusCode = 404; return r.end(); } if (q.method === "POST") { let body = ""; for await (const part of q) body += part; items.push(body); r.statusCode = 201; return r.end(); } r.end(JSON.stringify(items)); }); server.reset = () => { items = []; }; return server; }\n',
    },
  ),
  tested(
    "concurrent tests with subtests and a plan",
    'import { later } from "./app.mjs";\ndescribe("later", { concurrency: 3 }, () => { for (const n of [3, 1, 2]) it(`of ${n}`, async () => { assert.equal(await later(n), n * 2); }); });\ntest("parts", { concurrency: true }, async (t) => { t.plan(3); await Promise.all([1, 2].map((n) => t.test(`part ${n}`, async (s) => { s.plan(1); s.assert.equal(await later(n), n * 2); }))); t.assert.ok(later); });\n',
    {
      "app.mjs":
        'import { setTimeout as wait } from "node:timers/promises";\nexport const later = async (n) => { await wait(n * 5); return n * 2; };\n',
    },
  ),
  kind(
    "a module that the command loads first",
    {
      "add.test.mjs": `${ADD_TEST}test("set up", () => { assert.equal(globalThis.unit, "cm"); });\n`,
      "setup.mjs": 'globalThis.unit = "cm";\n',
    },
    ADD,
    "node --import ./setup.mjs --test",
  ),
  kind(
    "a file with environment variables",
    {
      "app.test.mjs": `${HEAD}import { greet } from "./app.mjs";\ntest("greet", () => { assert.equal(greet("Ann"), "Moin Ann"); });\n`,
      ".env.test": "GREETING=Moin\n",
      "package.json": '{ "scripts": { "test": "node --env-file=.env.test --test" } }\n',
    },
    { "app.mjs": "export const greet = (name) => `${process.env.GREETING} ${name}`;\n" },
    "npm test",
  ),
  tested(
    "a mocked module",
    'test("price", async (t) => { t.mock.module("./rates.mjs", { exports: { rate: async () => 2 } }); const { price } = await import("./app.mjs"); assert.equal(await price(10), 20); });\n',
    {
      "rates.mjs": 'export const rate = async () => { throw new Error("no network"); };\n',
      "app.mjs":
        'import { rate } from "./rates.mjs";\nexport const price = async (n) => n * (await rate());\n',
    },
    "node --experimental-test-module-mocks --test",
  ),
  kind(
    "JSON imports and top-level await",
    {
      "app.test.mjs": `${HEAD}import { readFile } from "node:fs/promises";\nimport cases from "./cases.json" with { type: "json" };\nconst { total } = await import("./app.mjs");\nconst text = await readFile(new URL("./cases.json", import.meta.url), "utf8");\nawait test("cases", async (t) => { assert.deepEqual(JSON.parse(text), cases); for (const { items, want } of cases) await t.test(String(want), () => { assert.equal(total(items), want); }); });\n`,
      "cases.json": '[{ "items": [1, 2], "want": 3 }, { "items": [5], "want": 5 }]\n',
    },
    { "app.mjs": "export const total = (items) => items.reduce((sum, n) => sum + n, 0);\n" },
  ),
  kind(
    "workspaces",
    {
      "package.json":
        '{ "private": true, "type": "module", "workspaces": ["packages/*"], "scripts": { "test": "node --test packages/*/test/*.test.js" } }\n',
      "packages/a/package.json": '{ "name": "a", "type": "module", "exports": "./index.js" }\n',
      "packages/a/test/a.test.js":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { a } from "../index.js";\ntest("a", () => { assert.equal(a(), "a"); });\n',
      "packages/b/package.json": '{ "name": "b", "type": "module", "exports": "./index.js" }\n',
      "packages/b/test/b.test.js":
        'import { test } from "node:test";\nimport assert from "node:assert/strict";\nimport { b } from "../index.js";\ntest("b", () => { assert.equal(b(), "ab"); });\n',
    },
    {
      "packages/a/index.js": 'export const a = () => "a";\n',
      "packages/b/index.js": 'import { a } from "../a/index.js";\nexport const b = () => a() + "b";\n',
    },
    "npm test",
  ),
  tested(
    "a command line in a temporary folder",
    'import { spawn } from "node:child_process";\nimport { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";\nimport { tmpdir } from "node:os";\nimport path from "node:path";\nimport { fileURLToPath } from "node:url";\nconst cli = fileURLToPath(new URL("./cli.mjs", import.meta.url));\nlet dir;\nbefore(async () => { dir = await mkdtemp(path.join(tmpdir(), "cli-")); });\nafter(() => rm(dir, { recursive: true }));\nconst run = (...args) => new Promise((done) => { const child = spawn(process.execPath, [cli, ...args], { cwd: dir }); let out = ""; child.stdout.on("data", (d) => { out += d; }); child.on("close", (code) => done({ code, out })); });\ntest("sorts", async () => { await writeFile(path.join(dir, "in.txt"), "b\\na\\n"); assert.deepEqual(await run("in.txt", "out.txt"), { code: 0, out: "2 lines\\n" }); assert.equal(await readFile(path.join(dir, "out.txt"), "utf8"), "a\\nb\\n"); });\ntest("missing", async () => { assert.equal((await run("none.txt", "x")).code, 1); });\n',
    {
      "cli.mjs":
        'import { readFileSync, writeFileSync } from "node:fs";\nconst [from, to] = process.argv.slice(2);\ntry { const lines = readFileSync(from, "utf8").split("\\n").filter(Boolean).sort(); writeFileSync(to, lines.join("\\n") + "\\n"); console.log(`${lines.length} lines`); } catch (error) { console.error(error.message); process.exitCode = 1; }\n',
    },
  ),
  tested(
    "rejections, parts of objects and mocked timers",
    'import { load, retry } from "./app.mjs";\ntest("load", async () => { await assert.rejects(load(-1), { name: "RangeError", message: /negative/ }); await assert.doesNotReject(load(1)); assert.partialDeepStrictEqual(await load(1), { id: 1, tags: ["new"] }); });\ntest("retry", async (t) => { t.mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1000 }); const f = t.mock.fn(() => { if (f.mock.callCount() < 2) throw new Error("not yet"); return Date.now(); }); const got = retry(f, 50); for (let i = 0; i < 3; i++) { await Promise.resolve(); await Promise.resolve(); t.mock.timers.tick(50); } assert.equal(await got, 1100); assert.equal(f.mock.callCount(), 3); });\n',
    {
      "app.mjs":
        'export async function load(id) { if (id < 0) throw new RangeError("negative id"); return { id, tags: ["new"], at: new Date() }; }\nexport async function retry(f, ms) { for (;;) try { return f(); } catch { await new Promise((r) => setTimeout(r, ms)); } }\n',
    },
  ),
  kind(
    "snapshots",
    {
      "view.test.mjs": `${HEAD}import { view } from "./view.mjs";\ntest("view", (t) => { t.assert.snapshot(view({ name: "Ann" })); t.assert.snapshot({ rows: 2 }); });\n`,
      "view.test.mjs.snapshot":
        'exports[`view 1`] = `\n"<b>Ann</b>"\n`;\n\nexports[`view 2`] = `\n{\n  "rows": 2\n}\n`;\n',
    },
    { "view.mjs": "export const view = ({ name }) => `<b>${name}</b>`;\n" },
  ),
  tested(
    "a test that listens for unhandled rejections",
    'import { fire } from "./app.mjs";\ntest("fire", async () => { const seen = []; const listen = (e) => seen.push(e.message); process.on("unhandledRejection", listen); try { fire((n) => n * 2, 3); await new Promise((r) => setTimeout(r, 20)); } finally { process.off("unhandledRejection", listen); } assert.deepEqual(seen, []); assert.equal(fire.last, 6); });\n',
    {
      "app.mjs":
        "export const fire = (f, n) => { Promise.resolve(n).then(f).then((v) => { fire.last = v; }).catch(() => {}); };\n",
    },
  ),
];
