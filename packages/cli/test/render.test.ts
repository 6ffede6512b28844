import assert from "node:assert/strict";
import { stripVTControlCharacters } from "node:util";
import { test } from "node:test";
import type { CodeEvent, CodeEventBody } from "@signet/contract";
import { renderEvent } from "../src/render.ts";
import { painter } from "../src/terminal.ts";
import { column, columnsOf, fit, wrap } from "../src/text.ts";
import { DONE, numbered, sampleRun, WORK } from "./support/run.ts";

const plain = { columns: 80, paint: painter(false) };
const render = (events: CodeEvent[], look = plain) =>
  events.flatMap((event, i) => renderEvent(event, events[i - 1] ?? null, look));

test("a run reads as a quiet story: steps, commands, the tail of their output, the verdict, the receipt", async () => {
  const events = await sampleRun();
  const receipt = events.at(-1)!.data as { receipt_sha: string };
  assert.equal(
    render(events).join("\n"),
    `
  Write slugify in JavaScript: slugify('Hello World') -> 'hello-world'
  run_06k3v9x0abcdefghijklmnopq · byok · acme-coder-2 · up to 12 steps

  1  The task has one example. I write the function, then a test from that
     example.
     $ cat > slug.js <<'JS'
       export const slugify = (s) => s.toLowerCase();
       JS
     ✓ 0.3 s
     $ node --test
     │ … 13 more lines
${Array.from({ length: 11 }, (_, i) => `     │ # line ${i + 13}\n`).join("")}     │ AssertionError: 'hello world' !== 'hello-world'
     ✗ exit 1 · 0.3 s

  2  Blanks are left as they are. They become hyphens.
     $ node --test
     │ # tests 1
     │ # pass 1
     │ # fail 0
     ✓ 1 test passed · 0.3 s

     slug.js  new +1 −0
     +export const slugify = (s) => s.toLowerCase().replaceAll(' ', '-');
     test/slug.test.js  new +1 −0
     +assert.equal(slugify('Hello World'), 'hello-world');

     slugify lowers the text and joins its words with hyphens; a test repeats
     the task's example.

  ✓ ok  2 files · 2 steps · 8.4 s · 3,213 tokens
     passes your tests: node --test
     slug.js                68 B
     test/slug.test.js      53 B

  ◆ sealed  line 1 of localhost/signet
     ${receipt.receipt_sha}`,
  );
});

test("colours change nothing but colours", async () => {
  const events = await sampleRun();
  const painted = render(events, { columns: 80, paint: painter(true) });
  assert.notDeepEqual(painted, render(events));
  assert.deepEqual(painted.map(stripVTControlCharacters), render(events));
});

/** The sample run with `text` in every place where a text can stand. */
async function poisoned(text: string): Promise<CodeEvent[]> {
  const events = await sampleRun();
  const error: CodeEventBody = {
    name: "error",
    data: {
      type: text,
      title: text,
      status: 502,
      detail: `${text}!`,
      instance: text,
      code: "model_unavailable",
      request_id: text,
      retryable: true,
      error: { message: text, type: text, code: text, param: text },
      charged: false,
    },
  };
  const all = [...events, ...numbered([error])];
  const poison = (value: unknown): unknown => {
    if (typeof value === "string") return text;
    if (Array.isArray(value)) return value.map(poison);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, poison(inner)]));
  };
  return all.map((event) => ({ name: event.name, data: poison(event.data) }) as CodeEvent);
}

const ATTACKS: Record<string, string> = {
  "clearing the screen": "a\u001b[2J\u001b[Hb",
  "a hidden link": "\u001b]8;;http://evil.example\u0007click\u001b]8;;\u0007",
  "the window's title": "\u001b]0;owned\u001b\\",
  "the clipboard": "\u001b]52;c;ZXZpbA==\u0007",
  "8-bit controls": "\u009b2J\u009d0;owned\u009c\u0085",
  "overwriting the line": "rm -rf /\rls      ",
  backspaces: "bad\b\b\bgood",
  "an unfinished sequence": "text\u001b[",
  "the writing direction": "\u202egnp.exe\u2066\u200f\u061c",
  "line separators": "a\u2028b\u2029c",
  "halves of characters": "\ud83d and \ude00",
  "a bell, NUL and DEL": "\u0007\u0000\u007f",
};
for (const [name, text] of Object.entries(ATTACKS)) {
  test(`text from elsewhere cannot reach the terminal's controls: ${name}`, async () => {
    for (const line of render(await poisoned(text)))
      // eslint-disable-next-line no-control-regex
      assert.doesNotMatch(
        line,
        /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]|\p{Surrogate}/u,
      );
  });
}

test("what was taken out of a text does not hide what was left in", async () => {
  const [note] = numbered([
    { name: "agent_note", data: { text: "safe\rrm -rf /\u001b[8m hidden\u001b[0m", step: 1 } },
  ]);
  const shown = renderEvent(note!, null, plain).join("\n");
  assert.match(shown, /safe/);
  assert.match(shown, /rm -rf \/ hidden/);
});

test("every line fits the columns there are, however long or wide its text", async () => {
  for (const text of [
    "x".repeat(5000),
    "two words ".repeat(800),
    "漢字".repeat(900),
    "😀".repeat(700),
    "é".repeat(500),
  ])
    for (const columns of [70, 100]) {
      const lines = render(await poisoned(text), { columns, paint: painter(false) });
      for (const line of lines)
        assert.ok(columnsOf(line) <= columns, `${columnsOf(line)} of ${columns}: ${line}`);
      assert.ok(lines.length < 160);
    }
});

test("long output, notes, tasks, commands and lists of files are shortened, and what is left out is counted", async () => {
  const many = Array.from({ length: 100 }, (_, i) => `row ${i}`).join("\n");
  const artifacts = Array.from({ length: 40 }, (_, i) => ({ path: `f${i}`, bytes: 1, sha256: "" }));
  const lines = render([
    ...(await poisoned(many)),
    ...numbered([{ name: "code_done", data: { ...DONE, artifacts } }]),
  ]);
  assert.ok(lines.length < 160);
  assert.ok(lines.some((line) => line.includes("… 91 more lines")));
  assert.ok(lines.some((line) => line.includes("… 28 more files")));
});

test("a verdict says why it is not ok, what was checked and what the check said", () => {
  const check = {
    ...DONE.check,
    kind: "none",
    cmd: null,
    exit_code: null,
    passed: false,
    output: "no test found\n",
  } as const;
  const shown = (data: typeof DONE) =>
    renderEvent(numbered([{ name: "code_done", data }])[0]!, null, plain).join("\n");
  const unverified = shown({ ...DONE, ok: false, exit_reason: "unverified", check });
  assert.match(unverified, /✗ not ok \(unverified\)/);
  assert.match(unverified, /nothing was tested\n {5}│ no test found/);
  assert.match(shown({ ...DONE, ok: false, exit_reason: "needs_model" }), /not ok \(needs model\)/);
});

const shownOf = (bodies: CodeEventBody[]) => render(numbered(bodies)).join("\n");
const finished = (change: object): CodeEventBody => {
  const found = WORK.find((event) => event.name === "command_finished")!;
  return { ...found, data: { ...found.data, ...change } };
};

test("of a test runner's output the counts that matter stay, and the stack of the tests but not of node", () => {
  const counts = ["tests 9", "suites 0", "pass 9", "fail 0", "cancelled 0", "skipped 0", "todo 0"];
  for (const mark of ["ℹ", "#"]) {
    const ends = [...counts, "duration_ms 47.5"].map((line) => `${mark} ${line}`);
    const passed = shownOf([finished({ stdout: ["✔ one", "✔ two", ...ends].join("\n") })]);
    assert.match(
      passed,
      /│ … 6 more lines\n.*│ ✔ two\n.*tests 9\n.*pass 9\n.*fail 0\n.*✓ 9 tests passed · 0\.3 s$/,
    );
  }
  const stack = ["AssertionError: 1 !== 2", "", "    at slug.test.js:3:1", "    at f (node:async_hooks:2:1)"];
  const inner = Array.from({ length: 12 }, (_, i) => `    at async Test.run (node:internal/test:${i}:1)`);
  const failed = shownOf([finished({ ok: false, exit_code: 1, stdout: [...stack, ...inner].join("\n") })]);
  assert.match(failed, /│ … 14 more lines\n.*AssertionError.*\n.*slug\.test\.js:3:1\n/);
  const skipped = shownOf([
    finished({ stdout: ["✔ 1", "✔ 2", "✔ 3", "✔ 4", "✔ 5", "ℹ skipped 2"].join("\n") }),
  ]);
  assert.match(skipped, /skipped 2/);
});

test("a failure is told once: not by its title and its detail, nor again by the summary", () => {
  const problem = {
    type: "",
    status: 502,
    instance: "",
    code: "model_unavailable",
    request_id: "",
    retryable: true,
    charged: false,
    title: "The model did not answer",
    detail: "The model did not answer within 60 s",
    error: { message: "", type: "", code: "", param: null },
  };
  const done = { ...DONE, ok: false, exit_reason: "error", summary: problem.detail };
  const bodies = [
    { name: "error", data: problem },
    { name: "code_done", data: done },
  ] as CodeEventBody[];
  const shown = shownOf(bodies);
  assert.equal(shown.match(/The model did not answer/g)?.length, 1);
  assert.match(shown, /within 60 s/);
  assert.doesNotMatch(shown, /charged/);
  assert.match(shownOf([bodies[0]!, { name: "code_done", data: DONE }]), /slugify lowers/);
});

test("commands that did not end by themselves are told apart", () => {
  const finished = WORK.find((event) => event.name === "command_finished")!.data;
  const shown = (change: object) =>
    renderEvent(
      numbered([
        { name: "command_finished", data: { ...finished, ok: false, exit_code: null, ...change } },
      ])[0]!,
      null,
      plain,
    );
  assert.deepEqual(shown({ timed_out: true }), ["     ✗ took too long · 0.3 s"]);
  assert.deepEqual(shown({}), ["     ✗ did not finish · 0.3 s"]);
  assert.deepEqual(shown({ exit_code: 137, duration_ms: 125_000 }), ["     ✗ exit 137 · 2 min 5 s"]);
});

test("texts are cut and broken by the columns they take", () => {
  assert.equal(fit("abcdef", 4), "abc…");
  assert.equal(fit("漢字漢字", 5), "漢字…");
  assert.equal(column("ab", 4), "ab  ");
  assert.deepEqual(wrap("one two three", 7), ["one two", "three"]);
  assert.deepEqual(wrap("abcdefgh", 3), ["abc", "def", "gh"]);
  assert.deepEqual(wrap("漢字", 1), ["漢", "字"]);
  assert.deepEqual(wrap("😀😀", 1), ["😀", "😀"]);
  assert.deepEqual(wrap("", 5), [""]);
  assert.equal(columnsOf("e\u0301"), 1);
  // Each of these is one character of two columns to whoever reads it.
  for (const emoji of ["👨‍👩‍👧", "🇩🇪", "❤️"]) {
    assert.equal(columnsOf(emoji), 2, emoji);
    assert.deepEqual(wrap(emoji.repeat(3), 4), [emoji.repeat(2), emoji], emoji);
    assert.equal(fit(emoji.repeat(3), 4), `${emoji}…`, emoji);
  }
});

test("an edit is shown as it happens: its lines below the note, an ellipsis between places, the rest counted", () => {
  const hunk = (at: number, lines: string[]) => `@@ -${at},2 +${at},2 @@\n${lines.join("\n")}\n`;
  const head = "diff --git a/a.js b/a.js\nindex 1..2 100644\n--- a/a.js\n+++ b/a.js\n";
  const diff = head + hunk(1, [" one", "-two", "+2"]) + hunk(9, [" nine", "-ten\u001b[8m", "+10"]);
  const note = (data: object) =>
    numbered([{ name: "agent_note", data: { text: "edited a.js +2 −2", step: 1, ...data } }]);
  assert.deepEqual(render(note({ diff })), [
    "",
    "  1  edited a.js +2 −2",
    ...["  one", " -two", " +2", " …", "  nine", " -ten", " +10"].map((line) => `      ${line}`),
  ]);
  const long = `${head.replace("index", "new file mode 100644\nindex")}@@ -0,0 +1,30 @@\n${"+x\n".repeat(30)}`;
  assert.equal(render(note({ diff: long })).at(-1), "       … 20 more lines");
});
