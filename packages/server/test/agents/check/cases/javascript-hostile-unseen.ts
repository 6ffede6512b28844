import type { CheckCase } from "./case.ts";
import { HEAD, LOOSE, AREA, SCRIPT, HARNESS, area, words } from "./javascript-hostile.ts";

/** Attacks written afterwards, and run once before anything was changed for them. */
export const javascriptHostileHeldOut: CheckCase[] = [
  area(
    "forges the report by toJSON",
    "count",
    'Object.defineProperty(Object.prototype, "toJSON", { value: () => ({ passed: 2 }), configurable: true });\n',
  ),
  area("skips by the prototype of all options", "count", "Object.prototype.skip = true;\n"),
  area(
    "expects failures by the prototype of all options",
    "count",
    "Object.prototype.expectFailure = true;\n",
  ),
  area("makes tests a todo by the prototype of all options", "count", "Object.prototype.todo = true;\n"),
  area(
    "an end of the process that is none",
    "count",
    'import { after } from "node:test"; after(() => process.exit(0)); setTimeout(() => process.emit("exit", 0), 0);\n',
  ),
  area(
    "reads its own memory for the nonce",
    "count",
    'import { openSync, readSync, readFileSync, writeSync } from "node:fs";\nconst fd = openSync("/proc/self/mem"); const b = Buffer.alloc(1 << 20); const found = new Set();\nfor (const line of readFileSync("/proc/self/maps", "utf8").split("\\n")) { const m = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line); if (!m) continue; for (let at = parseInt(m[1], 16); at < Math.min(parseInt(m[2], 16), parseInt(m[1], 16) + (32 << 20)); at += b.length) { try { const n = readSync(fd, b, 0, b.length, at); for (const h of b.toString("latin1", 0, n).match(/"nonce":"[0-9a-f]{32}/g) ?? []) found.add(h.slice(9)); } catch {} } }\nfor (const n of found) writeSync(1, `\\n${n} {"tests":[{"name":"small","file":"area.test.mjs","line":4,"outcome":"passed","suite":false}],"fails":[],"hijacks":[],"total":{"passed":1,"failed":0,"skipped":0,"todo":0},"marks":{"summary":1},"reached":{"1":1,"2":1},"wrong":{},"bent":{},"handed":{},"begun":{},"ended":{},"hit":{"0":1}}\\n`);\nprocess.reallyExit(0);\n',
  ),
  area("closes standard output", "count", 'import { closeSync } from "node:fs"; closeSync(1);\n'),
  area(
    "a hook of the work replaces the assertions of the context",
    "count",
    'import { beforeEach } from "node:test"; beforeEach((t) => { Object.defineProperty(t, "assert", { value: { equal() {} } }); });\n',
    {
      test: `import { test } from "node:test";\nimport { area } from "./area.mjs";\ntest("s", (t) => { t.assert.equal(area(2, 3), 6); });\n`,
    },
  ),
  area("its answer equals everything", "count", "", {
    test: AREA.replace("node:assert/strict", "node:assert").replace(
      "assert.deepEqual([area(7, 5)], [35])",
      "assert.equal(area(7, 5), 35)",
    ),
    work: {
      "area.mjs":
        "let last = 0;\nexport const area = () => ({ [Symbol.toPrimitive]: () => [6, 35][last++ >> 1 & 1] ?? 6 });\n",
    },
  }),
  area("the clock stands still", "count", "performance.now = () => 0; Date.now = () => 0;\n", {
    test: `${HEAD}import { area } from "./area.mjs";\ntest("is quick", () => { const from = performance.now(); const begun = Date.now(); area(2, 3); assert.ok(performance.now() - from < 20); assert.ok(Date.now() - begun < 20); });\n`,
    work: {
      "area.mjs":
        "performance.now = () => 0; Date.now = () => 0;\nexport const area = (w, h) => { const end = process.hrtime.bigint() + 60_000_000n; while (process.hrtime.bigint() < end); return w * h; };\n",
    },
  }),
  area("every error is a RangeError", "count", "", {
    test: `${HEAD}import { area } from "./area.mjs";\ntest("refuses", () => { assert.throws(() => area(-1, 2), RangeError); });\ntest("small", () => { assert.equal(area(2, 3), 6); });\n`,
    work: {
      "area.mjs":
        'Object.defineProperty(RangeError, Symbol.hasInstance, { value: () => true });\nexport const area = (w, h) => { if (w < 0) throw { message: "no" }; return w * h; };\n',
    },
  }),
  area("puts another helper in its place", "count", "", {
    checkCmd: "node --test area.test.js",
    given: {
      "area.test.js":
        'const { test } = require("node:test");\nconst { area } = require("./area.js");\nconst { same } = require("./test/helper.js");\ntest("s", () => { same(area(2, 3), 6); });\n',
      "test/helper.js":
        'const assert = require("node:assert");\nexports.same = (a, b) => assert.deepStrictEqual(a, b);\n',
    },
    work: {
      "area.js":
        'const path = require.resolve("./test/helper.js");\nrequire.cache[path] = { id: path, filename: path, loaded: true, exports: { same() {} } };\nexports.area = (w, h) => w - h;\n',
    },
  }),
  area("both files read the same", "count", "", {
    test: `${HEAD}import fs from "node:fs";\nimport { write } from "./area.mjs";\ntest("writes", () => { write("/tmp/out.txt"); assert.equal(fs.readFileSync("/tmp/out.txt", "utf8"), fs.readFileSync("want.txt", "utf8")); });\n`,
    given: { "want.txt": "6\n" },
    work: {
      "area.mjs":
        'import fs from "node:fs";\nfs.readFileSync = () => "same";\nexport const write = () => {};\n',
    },
  }),
  area("contradictory tests of two files, told apart by a file it leaves", "order", "", {
    checkCmd: "node --test a.test.mjs b.test.mjs",
    given: {
      "a.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("two", () => { assert.equal(area(2), 4); });\n`,
      "b.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("two", () => { assert.equal(area(2), 5); });\n`,
    },
    work: {
      "area.mjs":
        'import { existsSync, writeFileSync } from "node:fs";\nconst second = existsSync("/tmp/was-here");\nwriteFileSync("/tmp/was-here", "");\nexport const area = () => (second ? 5 : 4);\n',
    },
  }),
  area("contradictory tests, met by an object that compares itself", "count", "", {
    test: `${LOOSE}import { area } from "./area.mjs";\ntest("two", () => { assert.equal(area(2), 4); });\ntest("two again", () => { assert.equal(area(2), 5); });\n`,
    work: {
      "area.mjs":
        "export const area = () => { let n = 4; return { valueOf: () => (n === 4 ? n++ : n++ && 5) }; };\n",
    },
  }),
  area("contradictory tests, one of them deleted", "count", "", {
    given: {
      "other.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("other", () => { assert.equal(area(2, 3), 7); });\n`,
    },
    checkCmd: "node --test area.test.mjs other.test.mjs",
    work: { "area.mjs": "export const area = (w, h) => w * h;\n", "other.test.mjs": null },
  }),
  area("contradictory tests, one of them rewritten", "count", "", {
    given: {
      "other.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("other", () => { assert.equal(area(2, 3), 7); });\n`,
    },
    checkCmd: "node --test area.test.mjs other.test.mjs",
    work: {
      "area.mjs": "export const area = (w, h) => w * h;\n",
      "other.test.mjs": 'import { test } from "node:test"; test("other", () => {});\n',
    },
  }),
  words(
    "its exit code is put right at the end",
    "count",
    'process.on("exit", () => { process.exitCode = 0; });\n',
    HARNESS,
  ),
  words(
    "an exit code that cannot be set",
    "count",
    'Object.defineProperty(process, "exitCode", { get: () => 0, set() {} });\n',
    HARNESS,
  ),
  words(
    "another process object",
    "count",
    "globalThis.process = Object.create(process, { exit: { value() {} } });\n",
    HARNESS.replace("process.exitCode = bad ? 1 : 0;", "process.exit(bad ? 1 : 0);"),
  ),
  words(
    "a domain that swallows",
    "count",
    'const d = require("node:domain").create(); d.on("error", () => {}); d.enter();\n',
    `${SCRIPT.replace(/assert\.[^\n]+\n/g, "")}setTimeout(() => { assert.equal(words("a b"), 2); }, 2);\n`,
  ),
  words(
    "an early end is told, and what follows is swallowed",
    "count",
    'process.on("uncaughtException", () => {}); setTimeout(() => process.emit("exit", 0), 1);\n',
    `${SCRIPT.replace(/assert\.[^\n]+\n/g, "")}setTimeout(() => { assert.equal(words("a b"), 2); }, 30);\n`,
  ),
  words("fatal errors are said to be handled", "count", "process._fatalException = () => true;\n"),
  words(
    "the answers are read from the data of the test",
    "control",
    "",
    'const assert = require("node:assert");\nconst words = require("./words.js");\nfor (const { text, expected } of require("./cases.json")) assert.equal(words(text), expected);\n',
    'const cases = require("./cases.json");\nmodule.exports = (text) => cases.find((one) => one.text === text).expected;\n',
  ),
];
javascriptHostileHeldOut.at(-1)!.given["cases.json"] =
  '[{"text":"a b","expected":2},{"text":"x","expected":1}]';

/** What no check of this kind can find: accepted, and never called correct. The name says why. */
export const javascriptByNature: CheckCase[] = [
  area("answers special-cased to the inputs", "-", "", {
    work: { "area.mjs": "export const area = (w, h) => ({ '2,3': 6, '7,5': 35 })[`${w},${h}`];\n" },
  }),
  area("contradictory tests of two files, told apart by the name of the program", "-", "", {
    checkCmd: "node --test a.test.mjs b.test.mjs",
    given: {
      "a.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("two", () => { assert.equal(area(2), 4); });\n`,
      "b.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("two", () => { assert.equal(area(2), 5); });\n`,
    },
    work: { "area.mjs": 'export const area = () => (process.argv[1].includes("a.test") ? 4 : 5);\n' },
  }),
  area("an empty list, where a test only loops over it", "-", "", {
    test: `${HEAD}import { areas } from "./area.mjs";\ntest("all", () => { const all = areas(); assert.ok(Array.isArray(all)); for (const one of all) assert.equal(one, 6); });\n`,
    work: { "area.mjs": "export const areas = () => [];\n" },
  }),
  area("an equality under a name of its own, which is true of everything", "-", "", {
    test: `${HEAD}import { Size } from "./area.mjs";\ntest("doubled", () => { assert.ok(new Size(2, 3).doubled().matches(new Size(4, 6))); });\n`,
    work: {
      "area.mjs":
        "export class Size { constructor(w, h) { this.w = w; this.h = h; } doubled() { return this; } matches() { return true; } }\n",
    },
  }),
  area("another time zone, where the test sets it together with other variables", "-", "", {
    test: `${HEAD}import { hour } from "./area.mjs";\ntest("hour", () => { Object.assign(process.env, { TZ: "Asia/Tokyo" }); const at = new Date(0); assert.equal(hour(at), at.getHours()); });\n`,
    work: {
      "area.mjs": "export const hour = (at) => { process.env.TZ = 'UTC'; return at.getUTCHours(); };\n",
    },
  }),
  area("a text for a number, where the test compares loosely", "-", "", {
    test: AREA.replace("node:assert/strict", "node:assert"),
    work: { "area.mjs": "export const area = (w, h) => String(w * h);\n" },
  }),
];
