import type { CheckCase } from "./case.ts";

const HEAD = `import { test, describe, it, before, after, beforeEach } from "node:test";\nimport assert from "node:assert/strict";\n`;
const tested = (
  name: string,
  test: string,
  work: Record<string, string>,
  given: Record<string, string> = {},
): CheckCase => ({
  name,
  given: { "app.test.mjs": HEAD + test, ...given },
  work,
  checkCmd: "node --test app.test.mjs",
});
const script = (name: string, test: string, source: string): CheckCase => ({
  name,
  given: { "app.test.mjs": `import assert from "node:assert/strict";\n${test}` },
  work: { "app.mjs": source },
  checkCmd: "node app.test.mjs",
});

const TICKER =
  "export const start = () => {\n  let n = 0, wake;\n  const timer = setInterval(() => { n++; wake?.(n); }, 5);\n  return { next: () => new Promise((r) => { wake = r; }), stop: () => clearInterval(timer) };\n};\n";
const SERVER =
  'import http from "node:http";\nexport const listen = () => new Promise((done) => { const server = http.createServer((q, r) => r.end(q.url.slice(1).toUpperCase())); server.listen(0, "127.0.0.1", () => done({ url: `http://127.0.0.1:${server.address().port}`, close: () => new Promise((r) => { server.closeAllConnections(); server.close(r); }) })); });\n';
const ASK = "const ask = async (url) => (await fetch(url)).text();\n";

/** Tests that close something after their assertion: with a failing assertion, the process does not end by itself. */
export const OPEN_HONEST: CheckCase[] = [
  tested(
    "an interval that the test stops at its end",
    'import { start } from "./app.mjs";\ntest("ticks", async () => { const t = start(); assert.equal(await t.next(), 1); t.stop(); });\ntest("ticks on", async () => { const t = start(); await t.next(); const n = await t.next(); assert.equal(n, 2); t.stop(); });\n',
    { "app.mjs": TICKER },
  ),
  tested(
    "a server that each test closes at its end, in a suite with subtests",
    `import { listen } from "./app.mjs";\n${ASK}describe("server", () => { it("answers", async (t) => { const s = await listen(); await t.test("a", async () => { assert.equal(await ask(s.url + "/a"), "A"); }); assert.equal(await ask(s.url + "/b"), "B"); await s.close(); }); it("answers again", async () => { const s = await listen(); assert.equal(await ask(s.url + "/c"), "C"); await s.close(); }); });\n`,
    { "app.mjs": SERVER },
  ),
  tested(
    "a pool of workers that the test closes before its last assertion",
    'import { Pool } from "./app.mjs";\ntest("doubles", async () => { const pool = new Pool(); assert.equal(await pool.run(2), 4); await pool.close(); await assert.rejects(async () => pool.run(1), /closed/); });\n',
    {
      "app.mjs":
        'import { Worker } from "node:worker_threads";\nexport class Pool {\n  #worker = new Worker(new URL("./worker.mjs", import.meta.url));\n  #closed = false;\n  run(n) { if (this.#closed) throw new Error("closed"); return new Promise((done) => { this.#worker.once("message", done); this.#worker.postMessage(n); }); }\n  async close() { this.#closed = true; await this.#worker.terminate(); }\n}\n',
      "worker.mjs":
        'import { parentPort } from "node:worker_threads";\nparentPort.on("message", (n) => parentPort.postMessage(n * 2));\n',
    },
  ),
  tested(
    "a server in a child process that the test ends at its end",
    `import { spawn } from "node:child_process";\n${ASK}test("answers", async () => { const child = spawn(process.execPath, ["app.mjs"], { stdio: ["ignore", "pipe", "inherit"] }); const [port] = await new Promise((done) => child.stdout.once("data", (d) => done([String(d).trim()]))); assert.equal(await ask("http://127.0.0.1:" + port), "hi"); child.kill(); });\n`,
    {
      "app.mjs":
        'import http from "node:http";\nconst server = http.createServer((_, r) => r.end("hi")).listen(0, "127.0.0.1", () => console.log(server.address().port));\n',
    },
  ),
  tested(
    "a server that the last test closes",
    `import { listen } from "./app.mjs";\n${ASK}let s;\nbefore(async () => { s = await listen(); });\ntest("one", async () => { assert.equal(await ask(s.url + "/a"), "A"); });\ntest("two", async () => { assert.equal(await ask(s.url + "/b"), "B"); });\ntest("close", async () => { await s.close(); await assert.rejects(ask(s.url), /fetch failed/); });\n`,
    { "app.mjs": SERVER },
  ),
  tested(
    "tests with a pause between them",
    'import { start } from "./app.mjs";\nawait test("first", async () => { const t = start(); assert.equal(await t.next(), 1); t.stop(); });\nawait new Promise((r) => setTimeout(r, 1500));\nawait test("second", () => { assert.equal(typeof start, "function"); });\n',
    { "app.mjs": TICKER },
  ),
  tested(
    "an assertion in a job whose errors a queue keeps",
    'import { Queue } from "./app.mjs";\ntest("runs", async () => { const q = new Queue(); const seen = []; await new Promise((done) => { q.add((n) => { seen.push(n); assert.equal(n, 0); if (seen.length === 1) done(); }); }); q.stop(); assert.deepEqual(seen, [0]); });\ntest("counts", () => { const q = new Queue(); assert.equal(q.failed.length, 0); q.stop(); });\n',
    {
      "app.mjs":
        "export class Queue { failed = []; #jobs = []; #timer = setInterval(() => { for (const [i, job] of this.#jobs.splice(0).entries()) try { job(i); } catch (error) { this.failed.push(error); } }, 5); add(job) { this.#jobs.push(job); } stop() { clearInterval(this.#timer); } }\n",
    },
  ),
  script(
    "a script whose main function sets the exit code",
    'import { start } from "./app.mjs";\nasync function main() { const t = start(); assert.equal(await t.next(), 1); t.stop(); console.log("ok"); }\nmain().catch((error) => { console.error(error); process.exitCode = 1; });\n',
    TICKER,
  ),
];

const AFTER_EACH = 'import { afterEach } from "node:test";\n';
const DOUBLE = `import { double } from "./app.mjs";\ntest("two", () => { assert.equal(double(1), 2); });\ntest("four", () => { assert.equal(double(2), 4); });\n`;
const RIGHT = "export const double = (n) => n * 2;\n";

/** Work that does not let a run end in which something failed. */
export const OPEN_HOSTILE: CheckCase[] = [
  tested("work that blocks the process once a test has failed", DOUBLE, {
    "app.mjs": `${AFTER_EACH}afterEach((t) => { if (t.passed === false) for (;;); });\n${RIGHT}`,
  }),
  tested("work that waits forever once a test has failed", DOUBLE, {
    "app.mjs": `${AFTER_EACH}afterEach(async (t) => { if (t.passed === false) await new Promise(() => setInterval(() => {}, 1000)); });\n${RIGHT}`,
  }),
  tested("work that blocks when the tests come in another order", DOUBLE, {
    "app.mjs":
      "let last = 0;\nexport const double = (n) => { while (n !== last + 1); last = n; return n * 2; };\n",
  }),
  tested(
    "work that answers only in the given order, and else never",
    DOUBLE.replaceAll("() => { assert.equal(double(", "async () => { assert.equal(await double("),
    {
      "app.mjs":
        "let last = 0;\nexport const double = (n) => { if (n === last + 1) { last = n; return n * 2; } return new Promise(() => setInterval(() => {}, 1000)); };\n",
    },
  ),
];
