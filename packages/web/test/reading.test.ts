import assert from "node:assert/strict";
import { test } from "node:test";
import type { CodeEvent } from "@signet/client";
import { INHERITED } from "../../../test/support/inherited-names.ts";
import { byDay, conversationsOf } from "../src/lib/conversations.ts";
import { byteSize, dayWithin, duration, moment, sentence, titleOf } from "../src/lib/format.ts";
import { readPatch } from "../src/lib/patch.ts";
import { plain } from "../src/lib/plain.ts";
import { terminalLines } from "../src/lib/terminal-text.ts";
import { highlight } from "../src/features/code/highlight.ts";
import { type CodeData, createRunFold } from "../src/features/code/run-view.ts";
import { foldAll } from "../src/lib/fold.ts";
import { testsOf } from "../src/features/code/tests-of.ts";
import { verdictOf } from "../src/features/code/verdict-of.ts";

const PATCH = `diff --git a/a b.txt b/a b.txt
index 1..2 100644
--- a/a b.txt
+++ b/a b.txt
@@ -1,3 +1,3 @@
 same
--- a/not a head
+diff --git a/no b/no
 end
\\ No newline at end of file
diff --git a/new.bin b/new.bin
new file mode 100644
GIT binary patch
`;

test("a patch is read by its counts: lines that look like heads end no hunk", () => {
  const [text, binary, ...more] = readPatch(PATCH);
  assert.equal(more.length, 0);
  assert.deepEqual([text!.path, text!.added, text!.removed, text!.hunks[0]!.length], ["a b.txt", 1, 1, 4]);
  assert.deepEqual(text!.hunks[0]![1], { sign: "-", number: 2, text: "-- a/not a head" });
  assert.deepEqual([binary!.path, binary!.state, binary!.binary], ["new.bin", "new", true]);
  for (const broken of ["", "@@ -1 +1 @@\n+x", "diff --git a/x b/x\n@@ -1,9 +1,9 @@\n+"]) readPatch(broken);
});

test("a text from outside neither colours nor hides nor turns around what stands beside it", () => {
  assert.equal(plain("\u001b[31mred\u001b[0m\u001b]0;title\u0007\r\nx\u0000\u202ey"), "red\nx��y");
  assert.equal(plain("tab\there\nü 🙂"), "tab\there\nü 🙂");
  assert.equal(plain("\u001b[".repeat(100_000)).length, 200_000, "in linear time");
});

const CHECK: CodeData<"code_done">["check"] = {
  kind: "given",
  cmd: "node --test",
  exit_code: 0,
  passed: true,
  output: "ok adds\nnot ok subtracts",
  before: "failed",
  control: "confirmed",
  plan: null,
  left_out: [],
  proposed: null,
  flaky: [],
  skipped: 0,
  duration_ms: 1,
};
const base = { run_id: "run_1", seq: 1, at: "2026-11-23T12:00:00.000Z" };
const DONE: CodeData<"code_done"> = {
  ...base,
  ok: true,
  files: ["a.mjs"],
  artifacts: [],
  summary: "",
  exit_reason: "finished",
  check: CHECK,
  diff: null,
  steps: 4,
  usage: { input_tokens: 0, output_tokens: 0, cached_tokens: 0, estimated: false },
  duration_ms: 1,
  conversation_id: null,
};

test("every result has the words of the design, and only what passed is in the colour of a seal", () => {
  const proposed = { files: ["t"], patch: "", passes: true };
  const cases: [Partial<typeof DONE>, Partial<typeof CHECK>, string][] = [
    [{}, {}, "Passes your tests."],
    [{}, { control: "none" }, "Passes your command; not cross-checked."],
    [{}, { kind: "self_test" }, "Passes its own tests."],
    [{}, { before: "passed" }, "Passed before too."],
    [{ ok: false }, { passed: false }, "Your tests still fail."],
    [{ ok: false }, { passed: false, proposed }, "Passes only with changed tests."],
    [{ ok: false }, { kind: "none" }, "Nothing was tested."],
    [{ ok: false }, { kind: "self_run" }, "Nothing was tested."],
    [{ ok: false, exit_reason: "cancelled" }, { kind: "none" }, "Cancelled at step 4."],
    [{ ok: false }, { control: "refuted" }, "Your tests pass when they must fail."],
    [{ ok: false, exit_reason: "needs_model" }, { kind: "none" }, "This task needs a model."],
  ];
  for (const [done, check, title] of cases) {
    const verdict = verdictOf({ ...DONE, ...done, check: { ...CHECK, ...check } }, []);
    assert.equal(verdict.title, title);
    assert.equal(verdict.tone === "seal", done.ok ?? true, title);
  }
});

const event = (name: string, data: object, seq: number) =>
  ({ name, data: { ...base, seq, ...data } }) as CodeEvent;
const ran = (seq: number, stdout: string) => [
  event("command_started", { command_id: `c${seq}`, cmd: "t", step: 1 }, seq),
  event(
    "command_finished",
    { command_id: `c${seq}`, cmd: "t", step: 1, ok: false, exit_code: 1, stdout, stderr: "", duration_ms: 1 },
    seq + 1,
  ),
];

test("a test counts as seen before only if it ran before a delivered file was changed", () => {
  const diff = "diff --git a/a.mjs b/a.mjs\n@@ -0,0 +1 @@\n+x\n";
  const { rows } = foldAll(createRunFold, [
    ...ran(1, "✖ adds (1.2ms)\n"),
    event("agent_note", { text: "wrote a.mjs +1", step: 2, diff }, 3),
    ...ran(4, "✔ adds\n✖ subtracts\n"),
  ]);
  assert.deepEqual(testsOf(DONE, rows), [
    { name: "adds", before: false, now: true },
    { name: "subtracts", before: null, now: false },
  ]);
});

test("notes of the service become rows, everything else is what the agent says", () => {
  const notes = [
    "read a.mjs 1–4",
    "read b.mjs",
    "edited c.mjs +200 −3",
    "read on, and see",
    "wrote\nmore",
    "wrote it",
  ];
  const { rows } = foldAll(
    createRunFold,
    notes.map((text, i) => event("agent_note", { text, step: 1 }, i + 1)),
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    ["read", "changed", "said", "said", "said"],
  );
  assert.ok(rows[0]?.kind === "read" && rows[0].files.join() === "a.mjs,b.mjs");
});

test("while a command runs, what comes is the end of its output; it is not what the agent says", () => {
  const { rows } = foldAll(createRunFold, [
    event("command_started", { command_id: "c", cmd: "make", step: 1 }, 1),
    event("agent_note", { text: "ok 1 - adds", step: 1 }, 2),
    event("agent_note", { text: "ok 2 - subtracts", step: 1 }, 3),
  ]);
  assert.equal(rows.length, 1);
  assert.ok(rows[0]?.kind === "ran" && rows[0].soFar === "ok 2 - subtracts" && rows[0].result === null);
  const ended = foldAll(createRunFold, [
    ...ran(1, "all"),
    event("agent_note", { text: "Done.", step: 1 }, 3),
  ]);
  assert.deepEqual(
    ended.rows.map(({ kind }) => kind),
    ["ran", "said"],
  );
});

test("what the service tells of a run stands apart from what the agent says", () => {
  const told = [
    "asking again (2 of 4): the provider fell silent for 60 s",
    "Techniques of the library: used slugify.",
    "restored as given: a.test.mjs",
    "could not edit a.mjs: the text is not in it",
    "The service was restarted; going on after step 2.",
  ];
  const said = ["I am asking again", "The service is restarted by a signal", "restored"];
  const { rows } = foldAll(
    createRunFold,
    [...told, ...said].map((text, i) => event("agent_note", { text, step: 1 }, i + 1)),
  );
  assert.deepEqual(
    rows.map(({ kind }) => kind),
    [...told.map(() => "told"), ...said.map(() => "said")],
  );
});

test("a command that passed before passed with each of its tests; of one that failed, each is told only if it was seen", () => {
  const row = { name: "adds", before: true, now: true };
  const check = { ...CHECK, output: "ok adds" };
  assert.deepEqual(testsOf({ ...DONE, check: { ...check, before: "passed" } }, []), [row]);
  assert.deepEqual(testsOf({ ...DONE, check }, []), [{ ...row, before: null }]);
  const own = { ...check, before: "passed", kind: "self_test" } as const;
  assert.deepEqual(testsOf({ ...DONE, check: own }, []), [{ ...row, before: null }]);
});

test("titles, times and days are short and true", () => {
  assert.equal(titleOf("\n## Fix `a`\nmore"), "Fix a");
  assert.equal(titleOf("turned \u202earound\u001b[31m"), "turned \ufffdaround");
  assert.deepEqual([12, 950, 48_400, 59_700, 72_000, 7_500_000].map(duration), [
    "12 ms",
    "0.9 s",
    "48 s",
    "1 min 0 s",
    "1 min 12 s",
    "2 h 5 min",
  ]);
  assert.equal(moment(new Date()).replace(/\d\d:\d\d$/, ""), "today, ");
  assert.match(dayWithin(new Date("2025-11-18T12:00:00")), /^18 November 2025$/);
  assert.deepEqual([182, 4_200, 1_258_291, 25 * 2 ** 30].map(byteSize), [
    "182 B",
    "4.1 KiB",
    "1.2 MiB",
    "25.0 GiB",
  ]);
  assert.equal(sentence("a run used a unit"), "A run used a unit.");
  const run = (run_id: string, conversation_id: string | null, created_at: string) =>
    ({ run_id, conversation_id, created_at, kind: "code", task: run_id, state: "running" }) as never;
  const entries = conversationsOf([
    run("b", "x", "2026-11-23T10:00:00"),
    run("a", "x", "2026-11-22T10:00:00"),
    run("c", null, "2026-11-21T10:00:00"),
  ]);
  assert.deepEqual(
    byDay(entries, new Date("2026-11-23T12:00:00")).map(([day, all]) => [
      day,
      all[0]!.title,
      all[0]!.newest.run_id,
    ]),
    [
      ["Today", "a", "b"],
      ["21 November", "c", "c"],
    ],
  );
});

test("a terminal's output shows what a screen would: colours, and progress that was written over", () => {
  const words = (output: string) =>
    terminalLines(output).map((line) => line.map(({ text }) => text).join(""));
  assert.deepEqual(words("10 %\r50 %\rdone\u001b[K\nab\b\bc"), ["done", "cb"]);
  assert.deepEqual(words("a\u001b]0;title\u0007b\u001b[2J\u202e"), ["ab�"]);
  assert.deepEqual(
    terminalLines("\u001b[1;31mred\u001b[0m not \u001b[38;5;31mdeep\u001b[92mgreen\u001b[39m!")[0]!.map(
      ({ text, colour, bold }) => [text, colour, bold],
    ),
    [
      ["red", 1, true],
      [" not deep", null, false],
      ["green", 10, false],
      ["!", null, false],
    ],
  );
  const long = terminalLines(`${"x".repeat(10_000)}${"\u001b[".repeat(10_000)}`);
  assert.ok(long.length > 1 && long.every((line) => line.map(({ text }) => text).join("").length <= 4_000));
});

test("a file whose name every object inherits is shown without colours, as any of an unknown kind", async () => {
  for (const name of ["pelican", ...INHERITED])
    for (const path of [name, `src/a.${name}`]) assert.equal(await highlight(path, "x = 1"), null, path);
  assert.ok(await highlight("constructor.js", "x = 1"));
});
