import assert from "node:assert/strict";
import { test } from "node:test";
import type { BuilderState } from "../../../src/agents/visual/port.ts";
import { answers, build, BRIEF, reportOf } from "./build.ts";

const brief: [string, object] = ["brief", BRIEF];
const page = (html: string): [string, object] => ["write_page", { html }];
const edit = (old: string, to: string): [string, object] => ["edit_page", { edits: [{ old, new: to }] }];

test("a page that passes at once ends the build: brief, page, no turn more", async () => {
  const { result, asked, checked, notes, state } = await build([
    { calls: [brief] },
    { calls: [page("one")] },
  ]);
  assert.deepEqual([result.ok, result.exitReason, result.steps, asked.length], [true, "finished", 2, 2]);
  assert.deepEqual(checked, [{ source: "one", brief: BRIEF }]);
  assert.match(
    notes.join("\n"),
    /Planned “Garden”[\s\S]*Attempt 1: playing[\s\S]*Attempt 1 passed every check/,
  );
  assert.equal(state.best?.checked.html, "sealed one");
  assert.deepEqual(result.usage.output_tokens, 10);
});

test("a page that comes without a brief has the name that it gives itself, else none", async () => {
  const said = (html: string) => `\`\`\`html\n<!doctype html>${html}<p>one</p></html>\n\`\`\``;
  const titled = await build([{ text: said("<title> Tom &amp;\n Jerry </title>") }]);
  assert.equal(titled.state.brief?.title, "Tom & Jerry");
  const drawn = await build([{ text: said("<svg><circle/></svg>") }]);
  assert.equal(drawn.state.brief?.title, "Untitled");
});

test("what failed goes back with its measure and the lines around it, and a repair that passes is handed over", async () => {
  const source = "line one\nline two\nline three";
  const { result, asked, state } = await build(
    [{ calls: [brief, page(source)] }, { calls: [edit("line two", "line 2")] }],
    (seen) => reportOf(seen.includes("line two") ? ["no_errors", "accessible"] : []),
  );
  const [, told] = answers(asked[1]!);
  assert.match(
    told!,
    /- no_errors \(3, limit 0\): what no_errors found at line 2\n {2}1: line one\n {2}2: line two\n/,
  );
  assert.match(told!, /Advice, which does not affect the result:\n- accessible/);
  assert.equal(result.ok, true);
  assert.match(result.summary, /after 1 repair/);
  assert.deepEqual(
    state.attempts.map(({ n, ok, failed }) => [n, ok, failed]),
    [
      [1, false, ["no_errors"]],
      [2, true, []],
    ],
  );
  assert.equal(state.best?.source, "line one\nline 2\nline three");
});

test("after four attempts the best is kept, and the build is not ok", async () => {
  const pages = ["a", "b", "c", "d", "e"].map((name) => ({ calls: [page(name)] }));
  const { result, checked, state } = await build([{ calls: [brief] }, ...pages], (source) =>
    reportOf(source === "b" ? ["touch"] : ["touch", "phone"]),
  );
  assert.deepEqual([result.ok, result.exitReason, checked.length], [false, "unverified", 4]);
  assert.equal(state.best?.source, "b");
  assert.match(result.summary, /the best is attempt 2, which failed: touch/);
});

test("a page whose checks were not come to is not better than one that failed a few", async () => {
  const { state } = await build(
    [{ calls: [brief, page("hung")] }, { calls: [page("played")] }, { text: "enough" }],
    (source) =>
      source === "hung"
        ? reportOf(["load"], ["input", "touch", "phone", "memory"])
        : reportOf(["touch", "phone"]),
  );
  assert.equal(state.best?.source, "played");
});

test("an edit that breaks what had passed is taken back, and the model is told so", async () => {
  const { asked, checked } = await build(
    [
      { calls: [brief, page("base touch-broken")] },
      { calls: [edit("base", "worse")] },
      { calls: [edit("base touch-broken", "base mended")] },
    ],
    (source) => {
      if (source.includes("mended")) return reportOf([]);
      return reportOf(source.includes("worse") ? ["touch", "memory"] : ["touch"]);
    },
  );
  assert.match(answers(asked[2]!).at(-1)!, /This broke memory, which had passed in attempt 1/);
  assert.equal(checked.at(-1)!.source, "base mended");
});

test("the same failures twice ask for another page, not for another patch", async () => {
  const { asked } = await build(
    [{ calls: [brief, page("one")] }, { calls: [edit("one", "two")] }, { text: "I give up" }],
    () => reportOf(["input"]),
  );
  assert.doesNotMatch(answers(asked[1]!).at(-1)!, /Rewrite the page in a different way/);
  assert.match(answers(asked[2]!).at(-1)!, /Rewrite the page in a different way/);
});

test("the brief is told once and frozen; there is no page before it", async () => {
  const other = { ...BRIEF, title: "Easier", checklist: BRIEF.checklist };
  const { asked, state, checked } = await build([
    { calls: [page("early")] },
    { calls: [brief, ["brief", other]] },
    { calls: [page("late")] },
  ]);
  assert.match(answers(asked[1]!)[0]!, /^error: call brief first/);
  assert.match(answers(asked[2]!).at(-1)!, /^error: the brief is frozen/);
  assert.equal(state.brief?.title, "Garden");
  assert.equal(checked.length, 1);
});

test("a brief cannot waive that a game is played, nor expect nothing of it", async () => {
  const still = { ...BRIEF, input: false };
  const blind = { ...BRIEF, checklist: [{ name: "waits", do: { do: "advance", ms: 100 } }] };
  const { asked, state } = await build([
    { calls: [["brief", still]] },
    { calls: [["brief", blind]] },
    { calls: [["brief", { ...BRIEF, checklist: [] }]] },
    { text: "no" },
  ]);
  const told = answers(asked[3]!);
  assert.match(told[0]!, /input has to be true/);
  assert.match(told[1]!, /has an expect/);
  assert.match(told[2]!, /checklist/);
  assert.equal(state.brief, null);
  const poster = await build([{ calls: [["brief", still]] }, { text: "no" }], undefined, {
    task: "a poster for a concert",
  });
  assert.equal(poster.state.brief?.input, false);
});

test("an edit that does not fit changes nothing and is no attempt", async () => {
  const { asked, checked } = await build([
    { calls: [["edit_page", { edits: [{ old: "a", new: "b" }] }]] },
    { calls: [brief, page("aa")] },
  ]);
  assert.match(answers(asked[1]!)[0]!, /there is no page yet/);
  assert.equal(checked.length, 1);
  const twice = await build(
    [{ calls: [brief, page("x x")] }, { calls: [edit("x", "y")] }, { text: "stop" }],
    () => reportOf(["input"]),
  );
  assert.match(answers(twice.asked[2]!).at(-1)!, /found 2 times/);
  assert.equal(twice.checked.length, 1);
});

test("a document that was said and not given by a call is played all the same", async () => {
  const html = "<!doctype html><html><body>hi</body></html>";
  const { result, checked, asked } = await build(
    [{ text: `Here it is:\n\`\`\`html\n${html}\n\`\`\`` }, { text: html.replace("hi", "ho") }],
    (source) => reportOf(source.includes("ho") ? [] : ["input"]),
  );
  assert.equal(checked[0]!.source.trim(), html);
  assert.match(asked[1]!.at(-1)!.text, /did not pass/);
  assert.equal(result.ok, true);
});

test("an engine that needs a model says so, with nothing made", async () => {
  const { result, state, checked } = await build([{ text: "set a key", reason: "needs_model" }]);
  assert.deepEqual(
    [result.ok, result.exitReason, result.summary, checked.length],
    [false, "needs_model", "set a key", 0],
  );
  assert.equal(state.best, null);
});

test("what the built-in engine leaves out is told before the page and at the end; no model can leave anything out", async () => {
  const honest = ["brief", { ...brief[1], not_done: ["with sound"] }] as typeof brief;
  const script = [{ calls: [honest] }, { calls: [page("one")] }];
  const { result, notes, state } = await build(script, undefined, { engine: "builtin" });
  assert.deepEqual(
    [result.ok, result.exitReason, result.notDone, state.notDone],
    [false, "partial", ["with sound"], ["with sound"]],
  );
  assert.equal(notes[1], "Not done: with sound.");
  assert.match(result.summary, /passed every check. Not done: with sound/);
  const failed = await build(script, () => reportOf(["input"]), { engine: "builtin" });
  assert.deepEqual([failed.result.exitReason, failed.result.notDone], ["unverified", undefined]);
  const model = await build(script);
  assert.deepEqual([model.result.ok, model.result.exitReason], [true, "finished"]);
});

test("a model that only talks, or goes on without a page, ends the build in words", async () => {
  const talker = await build([{ text: "What a nice idea." }]);
  assert.deepEqual([talker.result.ok, talker.result.exitReason], [false, "unverified"]);
  assert.match(talker.result.summary, /No page was written/);
  const circle = await build(Array.from({ length: 20 }, () => ({ calls: [brief] })));
  assert.equal(circle.result.ok, false);
  assert.ok(["stuck", "max_steps"].includes(circle.result.exitReason));
});

test("a build goes on from any step that was kept, without asking or playing again what was done", async () => {
  const script = [{ calls: [brief] }, { calls: [page("one")] }, { calls: [edit("one", "two")] }];
  const findings = (source: string) => reportOf(source === "two" ? [] : ["input"]);
  const whole = await build(script, findings);
  for (const [i, { state }] of whole.steps.entries()) {
    const kept = JSON.parse(JSON.stringify(state)) as BuilderState;
    const rest = await build(script.slice(i + 1), findings, { state: kept });
    assert.equal(rest.result.ok, true, `from step ${i + 1}`);
    assert.equal(rest.checked.length, Math.max(0, Math.min(2, 2 - i)), `from step ${i + 1}`);
    assert.equal(rest.state.attempts.length, 2);
  }
});

test("pictures are given with the step of the attempt they are of, once", async () => {
  const { steps } = await build(
    [{ calls: [brief] }, { calls: [page("one")] }, { calls: [page("worse")] }, { text: "stop" }],
    (source) => reportOf(source === "one" ? ["touch"] : ["touch", "phone"]),
  );
  assert.deepEqual(
    steps.map(({ shots }) => shots?.map(({ content }) => Buffer.from(content).toString()) ?? null),
    [null, ["picture 1"], null, null],
  );
});

test("a build that is stopped ends with the reason it was stopped for", async () => {
  const stop = AbortSignal.abort(new Error("enough"));
  await assert.rejects(build([{ calls: [brief] }], undefined, { signal: stop }), /enough/);
});

test("what a page's text alone shows costs no attempt, and a page that is not mended is played all the same", async () => {
  const cdn = '<script src="https://cdn.example/x.js"></script>';
  const { asked, checked, notes, state } = await build([
    { calls: [brief, page(cdn)] },
    { calls: [edit(cdn, "mended")] },
  ]);
  assert.match(
    answers(asked[1]!).at(-1)!,
    /not played, and this is no attempt: Not in the page itself: https:/,
  );
  assert.deepEqual(checked, [{ source: "mended", brief: BRIEF }]);
  assert.deepEqual([state.attempts.length, state.attempts[0]!.n], [1, 1]);
  assert.match(notes.join("\n"), /Not played yet: Not in the page itself/);
  const stubborn = await build(
    [{ calls: [brief, page(cdn)] }, { calls: [page(cdn)] }, { calls: [page(cdn)] }, { text: "enough" }],
    () => reportOf(["self_contained"]),
  );
  assert.equal(stubborn.state.attempts.length, 1);
});

test("an attempt says what was found, in its note and in the list of attempts", async () => {
  const { notes, state } = await build([{ calls: [brief, page("one")] }, { text: "enough" }], () =>
    reportOf(["touch", "phone"]),
  );
  assert.ok(notes.includes("Attempt 1 failed: touch, phone (what touch found at line 2)."));
  assert.equal(state.attempts[0]!.finding, "what touch found at line 2");
});

test("while a page is written, those who wait are told how much of it there is", async () => {
  const { notes } = await build([{ calls: [brief] }, { writing: [4_100, 9_300], calls: [page("one")] }]);
  assert.deepEqual(
    notes.filter((note) => note.startsWith("Writing")),
    ["Writing, 4 kB.", "Writing, 9 kB."],
  );
});

test("a poster may be one whatever it is for, unless it is operated", async () => {
  const still = { ...BRIEF, input: false };
  const frozen = async (task: string) =>
    (await build([{ calls: [["brief", still]] }, { text: "no" }], undefined, { task })).state.brief?.input;
  for (const task of ["a poster for a play", "a bar chart of game sales", "a flyer for our app"])
    assert.equal(await frozen(task), false, task);
  for (const task of ["an interactive chart of games", "a game", "a timer with a timeline"])
    assert.equal(await frozen(task), undefined, task);
});
