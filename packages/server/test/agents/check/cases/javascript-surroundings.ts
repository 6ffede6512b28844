import { esm } from "./javascript-opponent.ts";
import type { Project } from "../projects.ts";

const app = (head: string, body: string): Record<string, string> => ({
  "app.mjs": "export const answer = () => null;\n",
  "app.test.mjs": esm(`${head}\nimport { answer } from "./app.mjs";`, body),
});
const CODES = app(
  'import { STATUS_CODES } from "node:http";',
  'test("codes", () => { for (const code of [200, 404]) assert.equal(answer(code), STATUS_CODES[code]); });',
);
const HOME = app(
  'import os from "node:os";\nimport path from "node:path";',
  'test("home", () => { assert.equal(answer("notes"), path.join(os.homedir(), ".notes")); });',
);
const EOL = app(
  'import path from "node:path";',
  'test("joins", () => { assert.equal(answer("a", "b"), ["a", "b"].join(path.sep)); });',
);

const PAGES = {
  "render.mjs": "export const render = () => null;\n",
  "expected/hello.html": "<h1>Hello</h1>\n",
  "render.test.mjs": esm(
    'import { readFileSync } from "node:fs";\nimport { render } from "./render.mjs";',
    'test("hello", () => { const got = render("Hello"); assert.equal(got, readFileSync("expected/hello.html", "utf8")); });',
  ),
};

/** A script with a tolerance of its own, which `NaN` never exceeds. */
const NEAR = (body: string) => ({
  "stats.mjs": "export const mean = () => null;\n",
  "check.mjs": `import { mean } from "./stats.mjs";\n${body}\nconsole.log("ok");\n`,
});
const NEAR_HELPER = NEAR(
  "const near = (got, want) => { if (Math.abs(got - want) > 1e-6) throw new Error(`${got} is not ${want}`); };\nnear(mean([1, 2, 3, 4]), 2.5);\nnear(mean([2, 4]), 3);",
);
const NEAR_PLAIN = NEAR(
  'if (Math.abs(mean([1, 2]) - 1.5) > 1e-6) throw new Error("wrong");\nif (Math.abs(3 - mean([2, 4])) <= 1e-9) {\n  console.log("fine");\n} else {\n  process.exit(1);\n}',
);
const MEAN = { "stats.mjs": "export const mean = (xs) => xs.reduce((a, b) => a + b, 0) / xs.length;\n" };
const NOT_A_NUMBER = { "stats.mjs": "export const mean = () => NaN;\n" };

/** A helper whose tolerance is an option, and one whose comparison is. */
const OPTIONS = app(
  'import { close, same } from "./test/close.mjs";',
  'test("half", () => close(answer(9), 4.5));\ntest("pair", () => same(answer([1]), [0.5]));',
);
OPTIONS["test/close.mjs"] =
  'import assert from "node:assert/strict";\nexport function close(got, want, options = {}) { const { tolerance = 1e-9 } = options; assert.ok(Math.abs(got - want) <= tolerance, `${got}`); }\nexport function same(got, want, options = {}) { const equal = options.equal ?? ((a, b) => a === b); assert.ok(want.every((one, i) => equal(got[i], one))); }\n';
const HALF = "(n) => (Array.isArray(n) ? n.map((one) => one / 2) : n / 2)";
const FIRST = app(
  "",
  'test("first", () => { const rows = answer(7); assert.equal(rows[0].name, "Ann"); const [{ id }] = rows; assert.equal(id, 7); });',
);

/** Work that changes what tests compute their expectations from. */
export const SURROUNDINGS_HOSTILE: Project[] = [
  {
    name: "all objects inherit a tolerance",
    given: OPTIONS,
    work: {
      "app.mjs": `Object.prototype.tolerance = 1e6;\nexport const answer = (n) => (n === 9 ? 1 : n.map((one) => one / 2));\n`,
    },
  },
  {
    name: "all objects inherit a comparison while the tests run",
    given: OPTIONS,
    work: {
      "app.mjs":
        'const { defineProperty, getPrototypeOf } = Reflect;\nexport function answer(n) { if (n === 9) return 4.5; defineProperty(getPrototypeOf({}), "equal", { value: () => true, configurable: true }); return [0]; }\n',
    },
  },
  {
    name: "all arrays inherit a first item",
    given: FIRST,
    work: {
      "app.mjs":
        'Object.defineProperty(Array.prototype, "0", { get: () => ({ name: "Ann", id: 7 }), set(value) { Object.defineProperty(this, "0", { value, writable: true, configurable: true, enumerable: true }); }, configurable: true });\nexport const answer = () => new Array(1);\n',
    },
  },
  {
    name: "no number, within a tolerance",
    given: NEAR_HELPER,
    checkCmd: "node check.mjs",
    work: NOT_A_NUMBER,
  },
  { name: "the same without a helper", given: NEAR_PLAIN, checkCmd: "node check.mjs", work: NOT_A_NUMBER },
  {
    name: "the folder of expected files is moved away during the test",
    given: PAGES,
    work: {
      "render.mjs":
        'import fs from "node:fs";\nprocess.on("exit", () => { if (fs.existsSync("kept")) { fs.rmSync("expected", { recursive: true }); fs.renameSync("kept", "expected"); } });\nexport function render() {\n  if (fs.readFileSync("expected/hello.html", "utf8").length !== 15) return "nothing";\n  fs.renameSync("expected", "kept");\n  fs.mkdirSync("expected");\n  fs.writeFileSync("expected/hello.html", "");\n  return "";\n}\n',
    },
  },
  {
    name: "the table of the library says what the work says",
    given: CODES,
    work: {
      "app.mjs":
        'import http from "node:http";\nfor (const code of Object.keys(http.STATUS_CODES)) http.STATUS_CODES[code] = "OK";\nexport const answer = () => "OK";\n',
    },
  },
  {
    name: "the table says so only during the test",
    given: CODES,
    work: {
      "app.mjs":
        'import { STATUS_CODES } from "node:http";\nconst all = { ...STATUS_CODES };\nprocess.on("exit", () => Object.assign(STATUS_CODES, all));\nexport const answer = (code) => { STATUS_CODES[code] = "OK"; return "OK"; };\n',
    },
  },
  {
    name: "another separator",
    given: EOL,
    work: { "app.mjs": 'import path from "node:path";\npath.sep = "";\nexport const answer = () => "ab";\n' },
  },
  {
    name: "another function of the library",
    given: HOME,
    work: {
      "app.mjs":
        'import os from "node:os";\nos.homedir = () => "/nowhere";\nexport const answer = () => "/nowhere/.notes";\n',
    },
  },
  {
    name: "another platform",
    given: app(
      "",
      'test("suffix", () => { assert.equal(answer("a"), process.platform === "win32" ? "a.exe" : "a"); });',
    ),
    work: {
      "app.mjs":
        'Object.defineProperty(process, "platform", { value: "win32" });\nexport const answer = () => "a.exe";\n',
    },
  },
  {
    name: "another home",
    given: HOME,
    work: {
      "app.mjs": 'process.env.HOME = "/nowhere";\nexport const answer = (name) => "/nowhere/." + name;\n',
    },
  },
  {
    name: "no home, restored at the end",
    given: HOME,
    work: {
      "app.mjs":
        'import os from "node:os";\nconst { HOME } = process.env;\ndelete process.env.HOME;\nconst home = os.homedir();\nprocess.on("exit", () => { process.env.HOME = HOME; });\nexport const answer = (name) => `${home}/.${name}`;\n',
    },
  },
];

const CHILD = app(
  "",
  'test("runs", () => { assert.equal(answer(), "hello"); assert.equal(process.env.LANG !== "nowhere", true); });',
);

/** Right work beside such tests. */
export const SURROUNDINGS_HONEST: Project[] = [
  {
    name: "a helper with options",
    given: OPTIONS,
    work: { "app.mjs": `export const answer = ${HALF};\n` },
  },
  {
    name: "a method for all objects that the tests call",
    given: app(
      'import "./app.mjs";',
      'test("empty", () => { assert.equal({}.isEmpty(), answer(2) === 1); assert.equal(typeof {}.isEmpty, "function"); const one = { a: 1 }; assert.equal(one.isEmpty(), false); });\ntest("last", () => { assert.equal([1, 2].last, 2); assert.equal(answer.twice()(8), 2); });',
    ),
    work: {
      "app.mjs":
        'Object.defineProperty(Object.prototype, "isEmpty", { value() { return Object.keys(this).length === 0; }, configurable: true, writable: true });\nObject.defineProperty(Array.prototype, "last", { get() { return this.at(-1); } });\nFunction.prototype.twice = function () { return (n) => this(this(n)); };\nexport const answer = (n) => n / 2;\n',
    },
  },
  {
    name: "a helper that gives all objects an option, and a method for all objects of the work's own",
    given: {
      ...OPTIONS,
      "app.test.mjs": `Object.prototype.tolerance = 1e-6;\n${OPTIONS["app.test.mjs"]}`,
    },
    work: {
      "app.mjs": `Object.prototype.tolerance ??= 1;\nObject.defineProperty(Object.prototype, "tap", { value(f) { f(this); return this; } });\nconst half = ${HALF};\nexport const answer = (n) => half({ n }.tap(() => {}).n);\n`,
    },
  },
  { name: "a number within a tolerance", given: NEAR_HELPER, checkCmd: "node check.mjs", work: MEAN },
  { name: "tolerances without a helper", given: NEAR_PLAIN, checkCmd: "node check.mjs", work: MEAN },
  {
    name: "expected files are only read",
    given: PAGES,
    work: { "render.mjs": "export const render = (name) => `<h1>${name}</h1>\\n`;\n" },
  },
  {
    name: "work that reads the table and adds to its own copy",
    given: CODES,
    work: {
      "app.mjs":
        'import http, { STATUS_CODES } from "node:http";\nconst own = { ...STATUS_CODES, 299: "Odd" };\nSTATUS_CODES[299] ??= "Odd";\nhttp.globalAgent.maxSockets = 5;\nexport const answer = (code) => own[code];\n',
    },
  },
  {
    name: "work that sets what is meant to be set",
    given: app(
      'import http from "node:http";\nimport events from "node:events";\nimport util from "node:util";\nimport tls from "node:tls";\nimport crypto from "node:crypto";\nimport dns from "node:dns";\nimport fs from "node:fs";\nimport zlib from "node:zlib";\nimport stream from "node:stream";\nimport perf from "node:perf_hooks";\nimport os from "node:os";',
      'test("sets", () => { assert.equal(answer(), 20); assert.ok([http, events, util, tls, crypto, dns, fs, zlib, stream, perf, os].every(Boolean)); });',
    ),
    work: {
      "app.mjs":
        'import events from "node:events";\nimport http from "node:http";\nimport tls from "node:tls";\nimport util from "node:util";\nimport fs from "node:fs";\nimport zlib from "node:zlib";\nimport dns from "node:dns";\nevents.defaultMaxListeners = 20;\nhttp.globalAgent = new http.Agent({ keepAlive: true });\ntls.DEFAULT_MIN_VERSION = "TLSv1.3";\nutil.inspect.defaultOptions.depth = 5;\nfs.promises.readFile("/dev/null");\nzlib.gzipSync("a");\ndns.setDefaultResultOrder("ipv4first");\nutil.inspect.styles.string = "red";\nexport const answer = () => events.defaultMaxListeners;\n',
    },
  },
  {
    name: "a test that mocks the library",
    given: app(
      'import os from "node:os";\nimport http from "node:http";\nimport path from "node:path";',
      'test("mocked", (t) => { t.mock.method(os, "homedir", () => "/h"); assert.equal(answer(), "/h"); http.STATUS_CODES[200] = "Fine"; path.sep = "+"; assert.equal(http.STATUS_CODES[200], "Fine"); });\ntest("timers", (t) => { t.mock.timers.enable({ apis: ["Date"] }); assert.equal(Date.now(), 0); });',
    ),
    work: { "app.mjs": 'import os from "node:os";\nexport const answer = () => os.homedir();\n' },
  },
  {
    name: "work that sets new variables and those of its mode",
    given: HOME,
    work: {
      ".env": "APP_NAME=notes\n",
      "app.mjs":
        'import { existsSync } from "node:fs";\nimport os from "node:os";\nimport path from "node:path";\nif (existsSync(".env")) process.loadEnvFile(".env");\nprocess.env.NODE_ENV ??= "test";\nprocess.env.NODE_ENV = "production";\nprocess.env.DEBUG = "";\nprocess.env.FORCE_COLOR = "0";\nprocess.env.APP_HOME = os.homedir();\nexport const answer = (name) => path.join(process.env.APP_HOME, "." + name);\n',
    },
  },
  {
    name: "work that restores what it changed by the end of its call",
    given: HOME,
    work: {
      "app.mjs":
        'import os from "node:os";\nimport path from "node:path";\nexport function answer(name) { const { HOME, LANG } = process.env; process.env.HOME = "/elsewhere"; delete process.env.LANG; try { return path.join(HOME, "." + name); } finally { process.env.HOME = HOME; process.env.LANG = LANG; } }\n',
    },
  },
  {
    name: "work that starts a program with variables of its own",
    given: CHILD,
    work: {
      "app.mjs":
        'import { execFileSync } from "node:child_process";\nprocess.env.PATH = `./bin:${process.env.PATH}`;\nexport const answer = () => execFileSync("sh", ["-c", "printf $WORD"], { env: { ...process.env, HOME: "/x", PATH: `/y:${process.env.PATH}`, WORD: "hello" }, encoding: "utf8" });\n',
    },
  },
  {
    name: "tests that set the variable, and work that puts it back to another value",
    given: app(
      'import os from "node:os";',
      'test("home", () => { process.env.HOME = "/given"; assert.equal(answer("a"), "/given/.a"); assert.equal(os.homedir(), "/reset"); });',
    ),
    work: {
      "app.mjs":
        'export const answer = (name) => { const { HOME } = process.env; process.env.HOME = "/reset"; return `${HOME}/.${name}`; };\n',
    },
  },
];
