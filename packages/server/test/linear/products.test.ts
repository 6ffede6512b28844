import assert from "node:assert/strict";
import { test } from "node:test";
import { fitsValue, TaggedValue } from "../../src/agents/check/examples/values.ts";
import { findHijacks } from "../../src/agents/check/hijacks.ts";
import { mergeManifest } from "../../src/agents/check/manifests.ts";
import { planCheck } from "../../src/agents/check/plan.ts";
import { patchOf, settleWork } from "../../src/agents/check/proposal.ts";
import { makeCall, makeFailures } from "../../src/agents/check/shell/makefile.ts";
import { hijacksIn } from "../../src/agents/check/shell/shell-state.ts";
import { stepsOf } from "../../src/agents/check/steps.ts";
import { planOf, workOf } from "./check-readers.ts";

/** Computing time of this thread: each of these took between ten seconds and for ever. */
const MOST_MS = 2_000;

function cost(work: () => unknown): number {
  const started = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(started);
  return (user + system) / 1_000;
}

const times = (count: number, make: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => make(i));
const filesOf = (paths: string[], text = "x\n") => Object.fromEntries(paths.map((path) => [path, text]));

const many = times(20_000, (i) => `${"time/".repeat(40)}test_${i}.py`);
const given = filesOf(times(200, (i) => `${"d/".repeat(100)}test_${i}.py`));
const aaa = "a".repeat(500);

const CASES: [name: string, work: () => unknown][] = [
  [
    "a script that starts each runner a hundred thousand times in a workspace of 20,000 tests",
    () => {
      const script = JSON.stringify({ scripts: { test: "pytest;node --test;make a;".repeat(40_000) } });
      return stepsOf("npm test", { files: [...many, "package.json"], text: () => script });
    },
  ],
  [
    "scripts that start one another",
    () => {
      const scripts = Object.fromEntries(
        times(5, (i) => `s${i}`).map((name, i) => [name, `npm run s${i + 1};`.repeat(200)]),
      );
      const text = JSON.stringify({ scripts, rest: "x".repeat(1 << 20) });
      return stepsOf("npm run s0;".repeat(150), { files: ["package.json"], text: () => text });
    },
  ],
  [
    "globs that nearly fit 20,000 files",
    () => {
      const files = times(20_000, (i) => `${aaa}${i}.py`);
      return stepsOf(`pytest ${times(9, () => `*${aaa.slice(0, 200)}?b`).join(" ")}`, {
        files,
        text: () => "",
      });
    },
  ],
  [
    "fifty globs that nearly fit 200 given files",
    () =>
      planCheck({
        task: "Repair it.",
        files: times(200, (i) => `${aaa.slice(0, 490)}${i}.py`).map((path) => ({ path, content: "" })),
        checkCmd: null,
        mayChange: times(50, () => `*${aaa.slice(0, 250)}?b`),
        maxSteps: 40,
      }),
  ],
  [
    "a task that names one file in every second word, given 200 times",
    () =>
      planCheck({
        task: "a.js , a.js , x and ".repeat(1_600),
        files: times(200, (i) => `d${i}/a.js`).map((path) => ({ path, content: "" })),
        checkCmd: "node d1/a.js",
        mayChange: [],
        maxSteps: 40,
      }),
  ],
  [
    "20,000 added files whose folders bear the names of modules",
    () => {
      const work = workOf({ ...given, ...filesOf(many) });
      const plan = planOf(given);
      const settled = settleWork(work, new Set(Object.keys(given)), plan);
      return [patchOf(settled), findHijacks(work, new Set(Object.keys(given)), plan)];
    },
  ],
  [
    "20,000 added files to show as a patch",
    () => {
      const files = filesOf(
        times(20_000, (i) => `node_modules/${i}.js`),
        "a\nb\n".repeat(200),
      );
      return patchOf(
        settleWork(
          workOf({ "a.test.js": "", ...files }),
          new Set(["a.test.js"]),
          planOf({ "a.test.js": "" }),
        ),
      );
    },
  ],
  ...[
    ["many short lines", "a\nb\n", "b\na\nc\n"],
    ["lines that all differ", "a\n", "b\n"],
    ["no line ends", "a", "b"],
  ].map(([name, before, after]): [string, () => unknown] => [
    `a patch of 512 KB against 512 KB: ${name}`,
    () => {
      const text = (piece: string) => piece.repeat((512 << 10) / piece.length);
      const plan = planOf({ "test_a.py": text(before!) });
      return patchOf(settleWork(workOf({ "test_a.py": text(after!) }), new Set(["test_a.py"]), plan));
    },
  ]),
  [
    "a makefile of rules that go on for ever, and of one goal",
    () =>
      ["a:\\\n", "a:\n", "a:\n\tx\n"].map((piece) =>
        makeFailures(makeCall(["a"]), "/tmp/m", new Map([["Makefile", piece.repeat(130_000)]])),
      ),
  ],
  ...[
    (i: number) => `trap -- 'a${i}' SIGINT`,
    (i: number) => `declare -f x${i} test`,
    (i: number) => `alias a${i}=b`,
  ].map((line): [string, () => unknown] => [
    `a shell's probes full of lines such as ${line(1)}`,
    () => hijacksIn(times(3_000, line).join("\n"), "alias trap $a INT exit\n".repeat(40_000)),
  ]),
  [
    "a set of numbers the other way round",
    () => {
      const numbers = times(12_000, String);
      const told = TaggedValue.parse({ set: numbers.toReversed().map((n) => ({ n })) });
      assert.ok(fitsValue(told, numbers.map(Number)));
    },
  ],
];

for (const [name, work] of CASES)
  test(`the service does not stand still for ${name}`, () => {
    const took = Math.min(cost(work), MOST_MS * 10);
    assert.ok(took < MOST_MS, `${took.toFixed(0)} ms`);
  });

test("a value nested a hundred thousand times is told as one that fits nothing", () => {
  let value: unknown = null;
  for (let i = 0; i < 100_000; i++) value = { list: [value] };
  const told = TaggedValue.safeParse(value);
  assert.ok(told.success && !fitsValue(told.data, [null]));
});

test("a manifest nested deeper than any is as it was given", () => {
  const before = Buffer.from("{}");
  const deep = Buffer.from(
    `{"scripts":{"test":"x"},"a":${"[".repeat(100_000)}${"]".repeat(100_000)},"jest":{}}`,
  );
  assert.deepEqual(mergeManifest("package.json", before, deep), before);
});

test("members of a set are told apart by their values, each once", () => {
  const fits = (members: unknown[], expected: Parameters<typeof fitsValue>[1]) =>
    fitsValue(TaggedValue.parse({ set: members }), expected);
  assert.ok(fits([{ n: "2" }, "a", { n: "0.5" }, null, true], [0.5, "a", 2, true, null]));
  assert.ok(fits([{ n: "1.0" }, { list: ["x"] }], [["x"], 1]));
  assert.ok(!fits([{ n: "1" }, { n: "1" }], [1, 2]));
  assert.ok(!fits(["1"], [1]));
  assert.ok(!fits([true], [1]));
});
