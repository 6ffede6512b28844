import type { Project } from "../projects.ts";
import {
  BUS,
  CASES_IN_ESM,
  cjs,
  EACH,
  esm,
  JSON_IN_CJS,
  JSON_IN_ESM,
  LATER,
  SNAPSHOT,
  VIEW,
} from "./javascript-opponent.ts";

const SQUARE_JS = { "square.js": "exports.square = (n) => n * n;\n" };
const SQUARE_MJS = { "square.mjs": "export const square = (n) => n * n;\n" };

export const OPPONENT_HONEST: Project[] = [
  {
    name: "a given file that sets the place of snapshots itself",
    given: {
      "view.js": "exports.view = () => '';\n",
      "view.test.js":
        'const { test, snapshot } = require("node:test");\nconst { view } = require("./view");\nsnapshot.setResolveSnapshotPath(() => __dirname + "/__snapshots__/view.snap");\ntest("view", (t) => { t.assert.snapshot(view("Ann")); });\n',
      "__snapshots__/view.snap": SNAPSHOT,
    },
    checkCmd: "node --test",
    work: { "view.js": "exports.view = (n) => `<b>${n}</b>`;\n" },
  },
  {
    name: "a module that the command loads first says how snapshots are written",
    given: {
      "view.js": VIEW["view.js"],
      "view.test.js": VIEW["view.test.js"],
      "setup.mjs":
        'import { snapshot } from "node:test";\nsnapshot.setDefaultSnapshotSerializers([(value) => value.toUpperCase()]);\n',
      "view.test.js.snapshot": "exports[`view 1`] = `\n<B>ANN</B>\n`;\n",
    },
    checkCmd: "node --import ./setup.mjs --test",
    work: { "view.js": "exports.view = (n) => `<b>${n}</b>`;\n" },
  },
  {
    name: "an emitter that emits",
    given: BUS,
    work: {
      "bus.js":
        "exports.Bus = class { #all = {}; on(name, f) { this.#all[name] = f; } emit(name, v) { this.#all[name](v); } };\n",
    },
  },
  {
    name: "a loop that calls, beside another test",
    given: EACH,
    work: {
      "each.js":
        "exports.each = (all, f) => Object.entries(all).forEach(([key, value]) => f(value, key));\nexports.one = () => 1;\n",
    },
  },
  {
    name: "tests that assert in helpers, by the context, by a plan, by throwing and in hooks",
    given: {
      "pair.js": "exports.pair = () => [];\nexports.check = () => false;\n",
      "tests/checks.js":
        'const assert = require("node:assert/strict");\nexports.isPair = (got, a, b) => assert.deepEqual(got, [a, b]);\n',
      "tests/pair.test.js": cjs(
        'const { isPair } = require("./checks");\nconst { pair, check } = require("../pair");\nlet last = [1, 2];\nconst onWindows = process.platform === "win32";\nafterEach(() => assert.equal(last.length, 2));',
        [
          'test("by a helper", () => { const got = pair(1, 2); if (got.length > 2) assert.equal(got[2], 0); isPair(got, 1, 2); });',
          'test("by the context", (t) => { if (!check(1)) t.assert.equal(check(0), 3); t.assert.deepEqual(pair(1, 3), [1, 3]); });',
          'test("by a plan", (t) => { t.plan(1); pair(2, 3).slice(0, 1).forEach((n) => t.assert.equal(n, 2)); });',
          'test("by throwing", () => { const got = pair(3, 4); if (got[0] > got[1]) assert.equal(got, []); if (got[0] + got[1] < 7) throw new Error("too small"); });',
          'test("in a hook", () => { last = pair(4, 5); if (last.length > 2) assert.equal(last[2], 0); });',
          'test("never called", () => { pair().slice(2).forEach(() => assert.ok(false, "called")); });',
          'test("elsewhere", () => { if (onWindows) assert.equal(check("c:"), true); });',
          'test("fails in one way", () => { try { check(1); } catch (error) { assert.equal(error.code, "E"); } });',
          'test("one of two branches", () => { if (check(1)) assert.equal(pair(1, 2)[0], 1); else assert.equal(pair(1, 2)[0], 2); });',
          'test("table", async (t) => { for (const n of [1, 2]) await t.test(`of ${n}`, () => assert.equal(pair(n, 0)[0], n)); });',
        ].join("\n"),
      ),
    },
    work: { "pair.js": "exports.pair = (a, b) => [a, b];\nexports.check = () => true;\n" },
  },
  { name: "given JSON that nothing changes", given: JSON_IN_CJS, work: SQUARE_JS },
  {
    name: "given JSON of an ESM import that the work reads too, as the given code did",
    given: {
      ...JSON_IN_ESM,
      "square.mjs":
        'import want from "./fixtures/want.json" with { type: "json" };\nexport const known = Object.keys(want);\nexport const square = () => 0;\n',
    },
    work: {
      "square.mjs":
        'import want from "./fixtures/want.json" with { type: "json" };\nexport const known = Object.keys(want).sort().reverse();\nexport const square = (n) => n * n;\n',
    },
  },
  { name: "a given map and work that a test loads", given: LATER, work: SQUARE_JS },
  {
    name: "tests that change their own list, before and after work is loaded",
    given: {
      ...CASES_IN_ESM,
      "tests/state.mjs":
        "export const seen = [];\nexport const note = (n) => { seen.push(n); return n; };\nexport const more = [3, 1];\n",
      "tests/square.test.mjs": esm(
        'import { square } from "../square.mjs";\nimport { cases } from "./cases.mjs";\nimport { more, note, seen } from "./state.mjs";\ncases.push([4, 16]);\nmore.sort();',
        'test("all", async () => {\n  cases.reverse();\n  cases.pop();\n  const { square: again } = await import("../square.mjs");\n  for (const [n, want] of cases) assert.equal(note(again(n)), want);\n  cases.length = 1;\n  assert.deepEqual(more, [1, 3]);\n});\ntest("seen", () => { seen.length = 0; note(square(2)); assert.deepEqual(seen, [4]); });',
      ),
    },
    work: SQUARE_MJS,
  },
  {
    name: "work that fills a given list through given functions when it is loaded, as the given code did",
    given: {
      "square.js":
        'const { log } = require("./tests/helpers/log");\nlog("one");\nexports.square = () => 0;\n',
      "tests/helpers/log.js":
        "const lines = [];\nconst seen = { last: null };\nexports.log = (line) => { lines.unshift(line); seen.last = line; };\nmodule.exports.kept = lines;\nexports.seen = seen;\n",
      "tests/helpers/plugins.mjs":
        "export const plugins = { first: [] };\nexport default function use(name) { plugins.first = [name, ...plugins.first]; }\n",
      "tests/square.test.mjs": esm(
        'import log from "./helpers/log.js";\nimport { plugins } from "./helpers/plugins.mjs";\nimport { square } from "../square.js";',
        'test("all", () => { assert.deepEqual(log.kept, ["two", "one"]); assert.equal(log.seen.last, "two"); assert.equal(plugins.first.length, 0); assert.equal(square(3), 9); });',
      ),
    },
    work: {
      "square.js":
        'const { log } = require("./tests/helpers/log");\nlog("one");\nlog("two");\nexports.square = (n) => n * n;\n',
    },
  },
  {
    name: "a test file that exports a function without a name",
    given: {
      "square.mjs": "export const square = () => 0;\n",
      "square.test.mjs": esm(
        'import { square } from "./square.mjs";\nexport default function () {}',
        'test("three", () => assert.equal(square(3), 9));',
      ),
    },
    work: SQUARE_MJS,
  },
  {
    name: "work that sorts the list that a test hands to it",
    given: {
      "order.js": "exports.order = (all) => all;\n",
      "tests/fixtures/lists.json": "[[3, 1, 2], [2, 1]]\n",
      "tests/order.test.js": cjs(
        'const lists = require("./fixtures/lists.json");\nconst { order } = require("../order");',
        'test("in place", () => { for (const list of lists) { order(list); assert.equal(list[0], 1); } });',
      ),
    },
    work: { "order.js": "exports.order = (all) => all.sort((a, b) => a - b);\n" },
  },
];
