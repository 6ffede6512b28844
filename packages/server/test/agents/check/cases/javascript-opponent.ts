import type { Project } from "../projects.ts";

export const cjs = (head: string, body: string) =>
  `const { test, afterEach } = require("node:test");\nconst assert = require("node:assert/strict");\n${head}\n${body}\n`;
export const esm = (head: string, body: string) =>
  `import { test } from "node:test";\nimport assert from "node:assert/strict";\n${head}\n${body}\n`;

export const SNAPSHOT = 'exports[`view 1`] = `\n"<b>Ann</b>"\n`;\n';
export const VIEW = {
  "view.js": "exports.view = () => '';\n",
  "view.test.js":
    'const { test } = require("node:test");\nconst { view } = require("./view");\ntest("view", (t) => { t.assert.snapshot(view("Ann")); });\n',
  "view.test.js.snapshot": SNAPSHOT,
};
export const BUS = {
  "bus.js": "exports.Bus = class { on() { throw new Error('todo'); } };\n",
  "bus.test.js": cjs(
    'const { Bus } = require("./bus");',
    'test("a", () => {\n  const bus = new Bus();\n  bus.on("x", (v) => assert.equal(v, 3));\n  bus.emit("x", 3);\n});',
  ),
};
export const EACH = {
  "each.js": "exports.each = () => { throw new Error('todo'); };\nexports.one = () => 0;\n",
  "each.test.js": cjs(
    'const { each, one } = require("./each");',
    'test("one", () => assert.equal(one(), 1));\ntest("each", () => { each({ a: 1 }, (value, key) => { assert.equal(key, "a"); assert.equal(value, 1); }); });',
  ),
};
export const JSON_IN_CJS = {
  "square.js": "exports.square = () => 0;\n",
  "want.json": '{ "2": 4, "3": 9 }\n',
  "square.test.js": cjs(
    'const { square } = require("./square");\nconst want = require("./want.json");',
    'test("a", () => { for (const n of Object.keys(want)) assert.equal(square(Number(n)), want[n]); });',
  ),
};
export const JSON_IN_ESM = {
  "square.mjs": "export const square = () => 0;\n",
  "fixtures/want.json": '{ "2": 4, "3": 9 }\n',
  "square.test.mjs": esm(
    'import want from "./fixtures/want.json" with { type: "json" };\nimport { square } from "./square.mjs";',
    'test("all", () => { for (const n of Object.keys(want)) assert.equal(square(+n), want[n]); });',
  ),
};
export const CASES_IN_ESM = {
  "square.mjs": "export const square = () => 0;\n",
  "tests/cases.mjs": "export const cases = [[0, 0], [2, 4], [3, 9]];\n",
  "tests/square.test.mjs": esm(
    'import { square } from "../square.mjs";\nimport { cases } from "./cases.mjs";',
    'test("all", () => { for (const [n, want] of cases) assert.equal(square(n), want); });',
  ),
};
export const LATER = {
  "square.js": "exports.square = () => 0;\n",
  "tests/fixtures/cases.js": "module.exports = { cases: new Map([[2, 4], [3, 9]]) };\n",
  "tests/square.test.js": cjs(
    'const { cases } = require("./fixtures/cases");',
    'test("all", () => {\n  const { square } = require("../square");\n  for (const [n, want] of cases) assert.equal(square(n), want);\n});',
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
  {
    name: "given JSON is changed in place",
    given: JSON_IN_CJS,
    work: {
      "square.js":
        'const want = require("./want.json");\nconst square = (n) => n + 1;\nfor (const n of Object.keys(want)) want[n] = square(Number(n));\nexports.square = square;\n',
    },
  },
  {
    name: "given JSON of an ESM import is changed in place",
    given: JSON_IN_ESM,
    work: {
      "square.mjs":
        'import want from "./fixtures/want.json" with { type: "json" };\nexport const square = () => 0;\nfor (const n of Object.keys(want)) want[n] = 0;\n',
    },
  },
  {
    name: "given JSON answers by getters",
    given: JSON_IN_CJS,
    work: {
      "square.js":
        'const want = require("./want.json");\nexports.square = (n) => n + 1;\nfor (const n of Object.keys(want)) Object.defineProperty(want, n, { get: () => Number(n) + 1 });\n',
    },
  },
  {
    name: "a given list of cases is emptied in place",
    given: CASES_IN_ESM,
    work: {
      "square.mjs":
        'import { cases } from "./tests/cases.mjs";\ncases.length = 1;\nexport const square = () => 0;\n',
    },
  },
  {
    name: "a given map is changed when a test loads the work",
    given: LATER,
    work: {
      "square.js":
        'const { cases } = require("./tests/fixtures/cases");\nfor (const n of cases.keys()) cases.set(n, 0);\nexports.square = () => 0;\n',
    },
  },
];
