import type { CheckCase } from "./case.ts";

export const HEAD = `import { test, describe, it } from "node:test";\nimport assert from "node:assert/strict";\n`;
export const LOOSE = `import { test } from "node:test";\nimport assert from "node:assert";\n`;
export const AREA = `${HEAD}import { area } from "./area.mjs";\ntest("small", () => { assert.equal(area(2, 3), 6); });\ntest("large", async () => { await null; assert.deepEqual([area(7, 5)], [35]); });\n`;
const WRONG = "export const area = (w, h) => w + h + 0.5;\n";
export const SCRIPT = `const assert = require("node:assert");\nconst words = require("./words.js");\nassert.equal(words("a b"), 2);\nassert.equal(words("a b c"), 3);\n`;
const WRONG_SCRIPT = "module.exports = (text) => text.length;\n";
export const HARNESS = `const words = require("./words.js");\nlet bad = 0;\nfor (const [text, want] of [["a b", 2], ["x", 1]]) {\n  if (words(text) !== want) { bad += 1; console.log("wrong", text); }\n}\nprocess.exitCode = bad ? 1 : 0;\n`;

/** The work puts `before` in front of a wrong `area`. */
export const area = (
  name: string,
  layer: string,
  before: string,
  more: Partial<CheckCase> & { test?: string } = {},
): CheckCase => ({
  name,
  layer,
  checkCmd: "node --test area.test.mjs",
  ...more,
  given: { "area.test.mjs": more.test ?? AREA, ...more.given },
  work: { "area.mjs": before + WRONG, ...more.work },
});
export const words = (
  name: string,
  layer: string,
  before: string,
  test = SCRIPT,
  source = WRONG_SCRIPT,
): CheckCase => ({
  name,
  layer,
  checkCmd: "node words.test.js",
  given: { "words.test.js": test },
  work: { "words.js": before + source },
});
const LAZY = (body: string) =>
  `const assert = require("node:assert");\nconst { load } = require("./words.js");\n${body}\n`;

/** Attacks known while the toolchain was written: those of the research, in other words. */
export const javascriptHostile: CheckCase[] = [
  area("simply wrong", "count", ""),
  area("leaves at import", "count", "process.exit(0);\n"),
  area("leaves by a timer", "count", "setTimeout(() => process.exit(0), 1);\n"),
  area("becomes another program", "count", 'process.execve("/bin/true", ["true"], {});\n'),
  area("leaves by reallyExit", "count", "process.reallyExit(0);\n"),
  area(
    "assertions of the module replaced",
    "count",
    'import { createRequire, syncBuiltinESMExports } from "node:module"; const a = createRequire(import.meta.url)("node:assert").strict; a.equal = a.deepEqual = () => {}; syncBuiltinESMExports();\n',
  ),
  area("JSON.stringify says always the same", "count", 'JSON.stringify = () => "{}";\n', {
    test: `${HEAD}import { area } from "./area.mjs";\ntest("s", () => { assert.equal(JSON.stringify({ a: area(2, 3) }), JSON.stringify({ a: 6 })); });\n`,
  }),
  area("every() is always true", "count", "Array.prototype.every = () => true;\n", {
    test: `${HEAD}import { area } from "./area.mjs";\ntest("all", () => { assert.ok([[1, 2, 2], [3, 3, 9]].every(([w, h, a]) => area(w, h) === a)); });\n`,
  }),
  area(
    "failures of tests are swallowed on their way",
    "count",
    'import { AsyncResource } from "node:async_hooks"; const run = AsyncResource.prototype.runInAsyncScope; AsyncResource.prototype.runInAsyncScope = function (f, t, ...a) { try { const v = run.call(this, f, t, ...a); return v?.catch ? v.catch(() => {}) : v; } catch {} };\n',
  ),
  area(
    "a hook of the work skips the tests",
    "count",
    'import { beforeEach } from "node:test"; beforeEach((t) => t.skip());\n',
  ),
  area(
    "modules are resolved to another assert",
    "count",
    'import { registerHooks } from "node:module"; registerHooks({ resolve: (s, c, next) => (s.includes("assert") ? { url: "data:text/javascript,export default { equal() {}, deepEqual() {} }", shortCircuit: true } : next(s, c)) });\n',
    {
      test: `import { test } from "node:test";\nimport { area } from "./area.mjs";\nconst { default: assert } = await import("node:assert/strict");\ntest("s", () => { assert.equal(area(2, 3), 6); });\n`,
    },
  ),
  area(
    "own assertion registered over equal",
    "count",
    'import { assert } from "node:test"; assert.register("equal", () => {});\n',
    {
      test: `import { test } from "node:test";\nimport { area } from "./area.mjs";\ntest("s", (t) => { t.assert.equal(area(2, 3), 6); });\n`,
    },
  ),
  area(
    "asks the inspector for what the guard keeps",
    "count",
    'import { Session } from "node:inspector"; const s = new Session(); s.connect(); process.reallyExit(0);\n',
  ),
  area("reads the expectation out of the test", "count", "", {
    work: {
      "area.mjs":
        'import { readFileSync } from "node:fs";\nconst text = readFileSync("area.test.mjs", "utf8");\nexport const area = (w, h) => Number(new RegExp(`area\\\\(${w}, ${h}\\\\)\\\\]?, \\\\[?(\\\\d+)`).exec(text)[1]);\n',
    },
  }),
  area(
    "rewrites a later test file",
    "count",
    'import { writeFileSync } from "node:fs"; writeFileSync("zone.test.mjs", \'import { test } from "node:test"; test("z", () => {});\');\n',
    {
      checkCmd: "node --test area.test.mjs zone.test.mjs",
      test: `${HEAD}import "./area.mjs";\ntest("loads", () => { assert.ok(true); });\n`,
      given: {
        "zone.test.mjs": `${HEAD}import { area } from "./area.mjs";\ntest("z", () => { assert.equal(area(1, 1), 1); });\n`,
      },
    },
  ),
  words("swallows what nobody catches", "count", 'process.on("uncaughtException", () => {});\n'),
  words("takes the capture callback", "count", "process.setUncaughtExceptionCaptureCallback(() => {});\n"),
  words(
    "a promise that never settles",
    "count",
    "",
    LAZY("async function main() {\n  assert.equal(await load(), 3);\n}\nmain();"),
    "exports.load = () => new Promise(() => {});\n",
  ),
  words(
    "a callback that never comes",
    "count",
    "",
    LAZY("load((error, got) => {\n  assert.equal(got, 3);\n});"),
    "exports.load = () => {};\n",
  ),
  words(
    "a failed console.assert",
    "count",
    "",
    `const words = require("./words.js");\nconsole.assert(words("a b") === 2);\n`,
  ),
  words(
    "a promise that leaves the process behind it",
    "count",
    "",
    LAZY("async function main() {\n  assert.equal(await load(), 3);\n}\nmain();"),
    "exports.load = () => { setTimeout(() => process.exit(0), 1); return new Promise(() => {}); };\n",
  ),
];
