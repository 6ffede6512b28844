import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createJavascriptMutator } from "../../../src/agents/check/javascript/mutator.ts";
import { createJavascriptToolchain } from "../../../src/agents/check/javascript/toolchain.ts";
import type { CheckCase } from "./cases/case.ts";
import { drawn } from "../../../../../test/support/drawn.ts";
import { javascriptHonest } from "./cases/javascript-honest.ts";
import { javascriptHonestHeldOut } from "./cases/javascript-honest-unseen.ts";
import { javascriptHostile } from "./cases/javascript-hostile.ts";
import { javascriptByNature, javascriptHostileHeldOut } from "./cases/javascript-hostile-unseen.ts";
import { JAVASCRIPT } from "./languages.ts";
import { rigOf } from "./rig.ts";

const toolchain = createJavascriptToolchain();
const { spaceOf, stepOf, judge } = rigOf(JAVASCRIPT);
const mutator = createJavascriptMutator();
const count = (given: CheckCase) => toolchain.count(spaceOf(given), stepOf(given));
const one = (
  test: string,
  work: Record<string, string>,
  checkCmd = "node --test app.test.mjs",
): CheckCase => ({
  name: "one",
  given: { "app.test.mjs": test },
  work,
  checkCmd,
});
const HEAD = `import { test } from "node:test";\nimport assert from "node:assert/strict";\n`;

function table(title: string, all: CheckCase[], accepted: boolean): void {
  const cases = drawn(all, 1);
  describe(title, { concurrency: 2 }, () => {
    let right = 0;
    for (const given of cases)
      it(given.name, async (t) => {
        const space = spaceOf(given);
        const verdict = await judge(toolchain, given, space);
        assert.equal(verdict.accepted, accepted, `${verdict.layer}: ${verdict.why}`);
        if (!accepted && given.layer) assert.equal(verdict.layer, given.layer, verdict.why);
        assert.equal(space.left, 0, "a sandbox was left open");
        right += 1;
        if (right === cases.length) t.diagnostic(`${title}: ${right} of ${cases.length}`);
      });
  });
}

table("hostile work is refused", javascriptHostile, false);
table("hostile work written afterwards is refused", javascriptHostileHeldOut, false);
table("honest work is accepted", javascriptHonest, true);
table("honest work written afterwards is accepted", javascriptHonestHeldOut, true);
table(
  "work that no check of this kind can tell from honest work is accepted, as is said",
  javascriptByNature,
  true,
);

describe("what is counted", () => {
  it("names each test with its outcome, and by what a failed one failed", async () => {
    const { passed, tests, exitCode } = await count(
      one(
        `${HEAD}import { a } from "./app.mjs";\ntest("right", () => { assert.equal(a(), 1); });\ntest("wrong", () => { assert.equal(a(), 2); });\ntest("breaks", () => { a.b.c(); });\n`,
        { "app.mjs": "export const a = () => 1;\n" },
      ),
    );
    assert.equal(passed, false);
    assert.equal(exitCode, 1);
    assert.deepEqual(
      tests.map(({ id, outcome, failedBy }) => [id, outcome, failedBy]),
      [
        ["app.test.mjs > right", "passed", undefined],
        ["app.test.mjs > wrong", "failed", "assertion"],
        ["app.test.mjs > breaks", "failed", "error"],
      ],
    );
  });

  it("tells a missing module from a failed assertion, in a script too", async () => {
    const test = 'import assert from "node:assert";\nimport { a } from "./gone.mjs";\nassert.equal(a, 1);\n';
    const { tests } = await count(one(test, {}, "node app.test.mjs"));
    assert.deepEqual(tests, [
      { id: "app.test.mjs", file: "app.test.mjs", outcome: "failed", failedBy: "import" },
    ]);
  });

  it("does not call a script asserted that only prints, however it prints", async () => {
    const work = { "app.mjs": "export const a = 1;\n" };
    const printed = await count(
      one('import "./app.mjs";\nconsole.log("5 passed");\n', work, "node app.test.mjs"),
    );
    assert.deepEqual([printed.passed, printed.asserted], [true, false]);
    const compared = await count(
      one('import { a } from "./app.mjs";\nif (a !== 1) throw new Error("no");\n', work, "node app.test.mjs"),
    );
    assert.deepEqual([compared.passed, compared.asserted], [true, true]);
  });

  it("counts a skip as fair by its mark, and fails a file in which no test ran", async () => {
    const skipped = await count(
      one(`${HEAD}test("x", { skip: "later" }, () => {});\ntest("y", () => { assert.ok(1); });\n`, {}),
    );
    assert.deepEqual([skipped.passed, skipped.fairSkips], [true, 1]);
    const empty = await count(
      one(`${HEAD}import "./app.mjs";\n`, {
        "app.mjs": 'import { test } from "node:test"; test("mine", () => {});\n',
      }),
    );
    assert.equal(empty.passed, false);
    assert.match(empty.why.join(), /no test ran/);
  });

  it("never writes a snapshot, also where the command asks for it", async () => {
    const test = `${HEAD}test("s", (t) => { t.assert.snapshot({ a: 1 }); });\n`;
    const { passed } = await count(one(test, {}, "node --test --test-update-snapshots app.test.mjs"));
    assert.equal(passed, false);
  });

  it("passes output on as it comes, and the report of the guard is not in what it keeps", async () => {
    const given = one(`${HEAD}test("x", () => { console.log("hello"); assert.ok(1); });\n`, {});
    let seen = "";
    const space = spaceOf(given, {
      onOutput: (_stream, chunk) => void (seen += Buffer.from(chunk).toString()),
    });
    const { stdout, passed } = await toolchain.count(space, stepOf(given));
    assert.ok(passed);
    assert.match(seen, /hello/);
    assert.match(stdout, /hello/);
    assert.doesNotMatch(stdout, /"hijacks"/);
  });

  it("ends with the signal, and a control that cannot end is none and not a refutation", async () => {
    const given = one(
      `${HEAD}test("x", async () => { await new Promise((go) => setTimeout(go, 60_000)); assert.ok(1); });\n`,
      {},
    );
    const slow = spaceOf(given, { timeoutSeconds: 3 });
    const counted = await toolchain.count(slow, stepOf(given));
    assert.deepEqual([counted.passed, counted.ended], [false, "timeout"]);
    assert.equal((await toolchain.control(slow, stepOf(given), counted)).result, "none");
  });

  it("finds no failure to inject in a test that it cannot read, and says so", async () => {
    const given = one("<<<<<<< ours\n", {});
    const counted = await count(given);
    assert.equal(counted.passed, false);
    const { result, why } = await toolchain.control(spaceOf(given), stepOf(given), counted);
    assert.deepEqual([result, why], ["none", "no failure could be injected into the tests"]);
  });
});

describe("the order of files", () => {
  const file = (text: string) =>
    `${HEAD}import { n } from "../app.mjs";\ntest("t", () => { assert.equal(n(), ${text}); });\n`;
  const both = (first: string, second: string): CheckCase => ({
    name: "order",
    given: { [first]: file("1"), [second]: file("2") },
    work: {
      "app.mjs":
        'import fs from "node:fs";\nexport const n = () => { fs.appendFileSync("n", "x"); return fs.readFileSync("n").length; };\n',
    },
    checkCmd: `node --test ${first} ${second}`,
  });
  it("is declared by numbered names", async () => {
    const verdict = await judge(toolchain, both("test/01-first.test.mjs", "test/02-then.test.mjs"));
    assert.deepEqual([verdict.accepted, verdict.order?.result], [true, "declared"]);
  });
  it("makes a difference where files without one depend on each other", async () => {
    const verdict = await judge(toolchain, both("test/first.test.mjs", "test/then.test.mjs"));
    assert.deepEqual([verdict.accepted, verdict.order?.result], [false, "differs"]);
  });
});

// A framework of thirty lines in the place of vitest, jest and mocha, which are not installed where these tests run.
const RUNNER = `#!/usr/bin/env node
const fs = require("node:fs"); const path = require("node:path"); const util = require("node:util");
const tests = [];
globalThis.test = globalThis.it = (name, work) => tests.push([name, work]);
globalThis.expect = (got) => ({ toBe(want) { if (!Object.is(got, want)) throw new Error(got + " is not " + want); }, toEqual(want) { if (!util.isDeepStrictEqual(got, want)) throw new Error("not equal"); } });
(async () => {
  for (const file of fs.readdirSync(".").filter((name) => name.endsWith(".test.js"))) require(path.resolve(file));
  let failed = 0;
  for (const [name, work] of tests) try { await work(); console.log("ok", name); } catch (error) { failed += 1; console.log("not ok", name, error.message); }
  process.exit(failed || tests.length === 0 ? 1 : 0);
})();
`;
const framed = (source: string): CheckCase => ({
  name: "framework",
  given: {
    "node_modules/.bin/tiny": RUNNER,
    "sum.test.js":
      'const sum = require("./sum");\ntest("adds", () => { expect(sum(1, 2)).toBe(3); });\ntest("lists", async () => { expect([sum(2, 2)]).toEqual([4]); });\n',
  },
  work: { "sum.js": source },
  checkCmd: "./node_modules/.bin/tiny",
});

describe("a framework of node_modules", () => {
  it("is counted by the exit code of its command, and cross-checked", async () => {
    const verdict = await judge(toolchain, framed("module.exports = (a, b) => a + b;\n"));
    assert.deepEqual([verdict.accepted, verdict.why, verdict.counted.asserted], [true, verdict.why, true]);
  });
  for (const [name, source, layer] of [
    ["wrong work", "module.exports = (a, b) => a - b;\n", "count"],
    [
      "expectations replaced",
      "globalThis.expect = () => ({ toBe() {}, toEqual() {} });\nmodule.exports = (a, b) => a - b;\n",
      "count",
    ],
    [
      "expectations bent for known values only",
      "const e = globalThis.expect;\nglobalThis.expect = (x) => ({ ...e(x), toBe(y) { if (y !== 3) e(x).toBe(y); }, toEqual(y) { if (y[0] !== 4) e(x).toEqual(y); } });\nmodule.exports = (a, b) => a - b;\n",
      "count",
    ],
    ["leaving with 0", "process.exit(0);\n", "control"],
    [
      "an exit that is always 0",
      "const { exit } = process;\nprocess.exit = () => exit.call(process, 0);\nmodule.exports = (a, b) => a - b;\n",
      "control",
    ],
    [
      "answers read from the test",
      'const text = require("fs").readFileSync("sum.test.js", "utf8");\nmodule.exports = (a, b) => Number(new RegExp(`sum\\\\(${a}, ${b}\\\\)\\\\]?\\\\)\\\\.\\\\w+\\\\(\\\\[?(\\\\d+)`).exec(text)[1]);\n',
      "count",
    ],
  ] as const)
    it(`refuses ${name}`, async () => {
      const verdict = await judge(toolchain, framed(source));
      assert.deepEqual([verdict.accepted, verdict.layer], [false, layer], verdict.why);
    });
});

describe("mutants", () => {
  const SOURCE =
    "// Keeps a number within bounds.\nexport const clamp = (n: number, lo: number, hi: number): number => {\n  if (n < lo) return lo;\n  return n > hi ? hi : n;\n};\nexport const label = (n: number): string => `is  ${n}`;\n";
  const given: CheckCase = { name: "mutants", given: {}, work: { "clamp.ts": SOURCE, "notes.md": "x" } };
  it("are small, different, and on the lines that were touched", async () => {
    const made = await mutator.mutants(
      spaceOf(given),
      ["clamp.ts", "notes.md"],
      5,
      new Map([["clamp.ts", new Set([4])]]),
    );
    assert.ok(made.length > 1 && made.length <= 5);
    const before = SOURCE.split("\n");
    for (const changes of made) {
      assert.deepEqual([...changes.keys()], ["clamp.ts"]);
      const after = changes.get("clamp.ts")!.toString().split("\n");
      assert.deepEqual(
        after.flatMap((line, i) => (line === before[i] ? [] : [i + 1])),
        [4],
      );
    }
    assert.equal(new Set(made.map((changes) => changes.get("clamp.ts")!.toString())).size, made.length);
  });
  it("leave what is no source alone, and of what cannot be read there are none", async () => {
    assert.equal(mutator.knows("a.d.ts"), false);
    assert.equal(mutator.knows("a.mts"), true);
    const broken = { ...given, work: { "a.js": "<<<<" } };
    assert.deepEqual(await mutator.mutants(spaceOf(broken), ["a.js"], 5), []);
    assert.equal((await mutator.reformatted(spaceOf(broken), ["a.js"])).size, 0);
  });
  it("another layout has other bytes and does the same", async () => {
    const changes = await mutator.reformatted(spaceOf(given), ["clamp.ts"]);
    const text = changes.get("clamp.ts")!.toString();
    assert.notEqual(text, SOURCE);
    assert.doesNotMatch(text, /export const clamp/);
    const { label, clamp } = (await import(`data:text/javascript,${encodeURIComponent(strip(text))}`)) as {
      label: (n: number) => string;
      clamp: (n: number, lo: number, hi: number) => number;
    };
    assert.deepEqual([label(1), clamp(9, 1, 3), clamp(0, 1, 3)], ["is  1", 3, 1]);
  });
});

const strip = (text: string) => text.replaceAll(/: *(?:number|string)/g, "");
