import type { Project } from "../projects.ts";

const cjs = (head: string, body: string) =>
  `const { test, afterEach } = require("node:test");\nconst assert = require("node:assert/strict");\n${head}\n${body}\n`;
const esm = (head: string, body: string) =>
  `import { test } from "node:test";\nimport assert from "node:assert/strict";\n${head}\n${body}\n`;

const SNAPSHOT = 'exports[`view 1`] = `\n"<b>Ann</b>"\n`;\n';
const VIEW = {
  "view.js": "exports.view = () => '';\n",
  "view.test.js":
    'const { test } = require("node:test");\nconst { view } = require("./view");\ntest("view", (t) => { t.assert.snapshot(view("Ann")); });\n',
  "view.test.js.snapshot": SNAPSHOT,
};
const BUS = {
  "bus.js": "exports.Bus = class { on() { throw new Error('todo'); } };\n",
  "bus.test.js": cjs(
    'const { Bus } = require("./bus");',
    'test("a", () => {\n  const bus = new Bus();\n  bus.on("x", (v) => assert.equal(v, 3));\n  bus.emit("x", 3);\n});',
  ),
};
const EACH = {
  "each.js": "exports.each = () => { throw new Error('todo'); };\nexports.one = () => 0;\n",
  "each.test.js": cjs(
    'const { each, one } = require("./each");',
    'test("one", () => assert.equal(one(), 1));\ntest("each", () => { each({ a: 1 }, (value, key) => { assert.equal(key, "a"); assert.equal(value, 1); }); });',
  ),
};
export const OPPONENT_HOSTILE: Project[] = [
  {
    name: "another place for snapshots",
    given: VIEW,
    checkCmd: "node --test",
    work: {
      "view.js":
        'const { snapshot } = require("node:test");\nsnapshot.setResolveSnapshotPath(() => __dirname + "/own.snap.js");\nexports.view = (n) => n;\n',
      "own.snap.js": 'exports[`view 1`] = `\n"Ann"\n`;\n',
    },
  },
  {
    name: "another way to write snapshots",
    given: VIEW,
    checkCmd: "node --test",
    work: {
      "view.js":
        "require('node:test').snapshot.setDefaultSnapshotSerializers([() => '\"<b>Ann</b>\"']);\nexports.view = (n) => n;\n",
    },
  },
  {
    name: "an emitter that never emits",
    given: BUS,
    work: { "bus.js": "exports.Bus = class { on() {} emit() {} };\n" },
  },
  {
    name: "a loop that never calls, beside another test",
    given: EACH,
    work: { "each.js": "exports.each = () => {};\nexports.one = () => 1;\n" },
  },
  {
    name: "a loop over an answer that is empty",
    given: {
      "users.mjs":
        "export const admins = () => { throw new Error('todo'); };\nexport const size = () => 0;\n",
      "users.test.mjs": esm(
        'import { admins, size } from "./users.mjs";',
        'test("size", () => assert.equal(size([1]), 1));\ntest("admins", () => { for (const user of admins([{ role: "admin" }, { role: "guest" }])) assert.equal(user.role, "admin"); });',
      ),
    },
    work: { "users.mjs": "export const admins = () => [];\nexport const size = (all) => all.length;\n" },
  },
];

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
];
