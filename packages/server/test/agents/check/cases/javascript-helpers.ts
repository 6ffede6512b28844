import type { Project } from "../projects.ts";

const ADD = { "add.js": "exports.add = (a, b) => a + b;\n" };
const ADD_TEST =
  'const { test } = require("node:test");\nconst assert = require("node:assert/strict");\nconst { file } = require("./setup");\nconst { add } = require("../add");\ntest("add", () => { assert.ok(file("a")); assert.equal(add(1, 2), 3); });\n';
const helped = (name: string, setup: string, checkCmd: string, test = ADD_TEST): Project => ({
  name,
  given: { "test/setup.js": setup, "test/add.test.js": test },
  work: ADD,
  checkCmd,
});
const HOOK =
  'const { after } = require("node:test");\nconst made = [];\nafter(() => { made.length = 0; });\nexports.file = (name) => { made.push(name); return `/tmp/${name}`; };\n';

const SUITE =
  'const { describe, it } = require("node:test");\nconst assert = require("node:assert/strict");\nconst { add } = require("../../add");\ndescribe("add", () => { for (const [a, b, want] of [[1, 2, 3], [2, 2, 4]]) it(`${a} and ${b}`, () => assert.equal(add(a, b), want)); });\n';
const NO_SUM =
  'const { test } = require("node:test");\nconst assert = require("node:assert/strict");\nconst { add } = require("../../add");\ntest("nothing", () => { assert.equal(add(0, 0), 0); });\n';
const BY_LIST =
  '"use strict";\nconst fs = require("node:fs");\nconst path = require("node:path");\nconst folder = path.join(__dirname, "suites");\nfor (const name of fs.readdirSync(folder).sort()) if (name.endsWith(".js")) require(path.join(folder, name));\n';
/** An index that loads the suites of a folder by its listing. */
const listed = (name: string, add: string, index = BY_LIST, more: Record<string, string> = {}): Project => ({
  name,
  given: {
    "test/all.js": index,
    "test/suites/add.js": SUITE,
    "test/suites/other.js": NO_SUM,
    "package.json": '{ "scripts": { "test": "node test/all.js" } }\n',
    ...more,
  },
  work: { "add.js": add },
  checkCmd: "npm test",
});

/** Given files beside the tests that the runner loads too, and in which no test runs. */
export const HELPERS_HONEST: Project[] = [
  helped("a helper with a hook, in a folder that the command names", HOOK, "node --test test/"),
  helped("a helper with a hook, found by the runner", HOOK, "node --test"),
  helped(
    "a helper with a hook of the whole module and a mock",
    'const runner = require("node:test");\nrunner.beforeEach(() => runner.mock.reset());\nexports.file = (name) => name;\n',
    "node --test",
  ),
  helped(
    "a helper that lends a test function and an assertion",
    'const { test, after } = require("node:test");\nconst assert = require("node:assert/strict");\nafter(() => {});\nexports.file = (name) => name;\nexports.check = (name, f, want) => test(name, () => { assert.equal(f(), want); });\nexports.isThree = (n) => assert.equal(n, 3);\n',
    "node --test",
    'const { check, file } = require("./setup");\nconst { add } = require("../add");\ncheck("add", () => add(1, 2), 3);\ncheck("file", () => file("b"), "b");\n',
  ),
  {
    name: "a helper in ESM beside tests of two folders",
    given: {
      "package.json": '{ "type": "module", "scripts": { "test": "node --test test/**/*.js" } }\n',
      "test/setup.js":
        'import { before, after } from "node:test";\nexport const seen = [];\nbefore(() => { seen.push(1); });\nafter(() => { seen.length = 0; });\n',
      "test/unit/add.js":
        'import test from "node:test";\nimport assert from "node:assert/strict";\nimport { seen } from "../setup.js";\nimport { add } from "../../add.js";\ntest("add", () => { assert.deepEqual(seen, [1]); assert.equal(add(1, 2), 3); });\n',
    },
    work: { "add.js": "export const add = (a, b) => a + b;\n" },
    checkCmd: "npm test",
  },
  {
    name: "a file in the folder of tests that only sets how snapshots are written",
    given: {
      "test/setup.js":
        'const { snapshot } = require("node:test");\nsnapshot.setDefaultSnapshotSerializers([(value) => JSON.stringify(value)]);\nexports.rounded = (value) => Math.round(value);\n',
      "test/add.test.js":
        'const { test } = require("node:test");\nconst assert = require("node:assert/strict");\nconst { rounded } = require("./setup");\nconst { add } = require("../add");\ntest("add", () => { assert.equal(rounded(add(1, 2)), 3); });\n',
    },
    work: ADD,
    checkCmd: "node --test",
  },
  {
    name: "a file whose tests are all for another system",
    given: {
      "add.test.js":
        'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { add } = require("./add");\ntest("add", () => { assert.equal(add(1, 2), 3); });\n',
      "windows.test.js":
        'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { add } = require("./add");\ntest("add", { skip: process.platform !== "win32" }, () => { assert.equal(add(1, 2), 3); });\n',
    },
    work: ADD,
    checkCmd: "node --test",
  },
  listed("an index that loads suites by a listing", ADD["add.js"]),
  listed(
    "an index in ESM that loads suites by a listing",
    ADD["add.js"],
    'import { readdir } from "node:fs/promises";\nfor (const name of await readdir(new URL("suites/", import.meta.url)))\n  await import(new URL(`suites/${name}`, import.meta.url));\n',
  ),
  listed(
    "a script with cases of its own, beside suites",
    ADD["add.js"],
    '"use strict";\nconst fs = require("node:fs");\nconst { add } = require("../add");\nlet failed = 0;\nfor (const name of fs.readdirSync(`${__dirname}/cases`)) {\n  const { args, want } = require(`./cases/${name}`);\n  if (add(...args) !== want) failed += 1;\n}\nprocess.exitCode = failed > 0 ? 1 : 0;\n',
    { "test/cases/small.js": "module.exports = { args: [1, 2], want: 3 };\n" },
  ),
];

const OTHER =
  'const test = require("node:test");\nconst assert = require("node:assert/strict");\nconst { one } = require("./one");\ntest("one", () => { assert.equal(one, 1); });\n';
const beside = (name: string, test: string, add: string, more: Partial<Project> = {}): Project => ({
  name,
  given: { "add.test.js": test, "one.test.js": OTHER },
  work: { "add.js": add, "one.js": "exports.one = 1;\n" },
  checkCmd: "node --test",
  ...more,
});
const HEAD =
  'const { test, after } = require("node:test");\nconst assert = require("node:assert/strict");\nconst impl = require("./add");\nafter(() => {});\n';

/** Given tests that the work keeps from running, beside another file whose tests run. */
export const HELPERS_HOSTILE: Project[] = [
  beside(
    "a table of tests by the names that the work exports",
    `${HEAD}for (const name of Object.keys(impl)) test(name, () => { assert.equal(impl[name](1, 2), 3); });\n`,
    "module.exports = {};\n",
  ),
  beside(
    "tests in a function that a condition of the work keeps from being called",
    `${HEAD}const suite = () => { test("add", () => { assert.equal(impl.add(1, 2), 3); }); };\nexports.suite = suite;\nif (impl.add) suite();\n`,
    "exports.nothing = 1;\n",
  ),
  beside(
    "tests behind a flag of the work",
    `${HEAD}if (impl.ready) test("add", () => { assert.equal(impl.add(1, 2), 3); });\n`,
    "exports.ready = false;\n",
  ),
  beside(
    "a given test file that the work empties",
    `${HEAD}test("add", () => { assert.equal(impl.add(1, 2), 3); });\n`,
    "exports.add = () => 0;\n",
    {
      work: {
        "add.js": "exports.add = () => 0;\n",
        "one.js": "exports.one = 1;\n",
        "add.test.js": 'const { after } = require("node:test");\nafter(() => {});\n',
      },
    },
  ),
  beside(
    "tests that skip themselves because of the work",
    `${HEAD}test("add", { skip: !impl.add }, () => { assert.equal(impl.add(1, 2), 3); });\n`,
    "exports.nothing = 1;\n",
  ),
  beside(
    "a test that skips itself because of the work, under way",
    `${HEAD}test("add", (t) => { if (!impl.add) return t.skip(); assert.equal(impl.add(1, 2), 3); });\n`,
    "exports.nothing = 1;\n",
  ),
  {
    name: "a file that only sets how snapshots are written, and no test",
    given: {
      "test/setup.js":
        'const { snapshot } = require("node:test");\nsnapshot.setDefaultSnapshotSerializers([(value) => JSON.stringify(value)]);\n',
    },
    work: ADD,
    checkCmd: "node --test test/",
  },
  {
    name: "only helpers, and no test",
    given: { "test/setup.js": HOOK },
    work: ADD,
    checkCmd: "node --test test/",
  },
  listed(
    "a listing of suites that the work shortens",
    'const fs = require("fs");\nconst list = fs.readdirSync;\nfs.readdirSync = (...a) => list(...a).filter((name) => name !== "add.js");\nexports.add = () => 0;\n',
    'require("../add");\n' + BY_LIST,
  ),
  listed(
    "what a suite found by a listing expects is read from it",
    'const text = require("fs").readFileSync(__dirname + "/test/suites/add.js", "utf8");\nexports.add = (a, b) => Number(new RegExp(`\\\\[${a}, ${b}, (\\\\d+)\\\\]`).exec(text)?.[1] ?? 0);\n',
  ),
  listed(
    "a suite found by a listing ends the process early",
    'exports.add = () => 0;\nprocess.on("exit", () => { process.exitCode = 0; });\nsetImmediate(() => process.exit(0));\n',
  ),
];
