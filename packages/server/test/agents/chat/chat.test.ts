import assert from "node:assert/strict";
import { test } from "node:test";
import type { Evidence } from "@signet/contract";
import { call, only, talk, world } from "./talk.ts";

test("a plain answer is planned, spoken in pieces, and said to rest on nothing", async () => {
  const { shape, result, events } = await talk([{ text: ["It is ", "a heron."] }]);
  assert.deepEqual(shape, [
    "plan started",
    "decision answer",
    "plan finished",
    "answer started",
    "token It is ",
    "token a heron.",
    "proof false",
    "answer finished",
  ]);
  assert.deepEqual([result.ok, result.finish, result.answer], [true, "answered", "It is a heron."]);
  assert.equal(only(events, "proof")[0]!.data.claim, "It is a heron.");
});

test("a tool is decided on, shown from start to end, proved, and what rests on it is verified", async () => {
  const { shape, events } = await talk([
    { calls: [["calculate", { expression: "26.2 miles to km" }]] },
    { text: ["That is 42.16 km."] },
  ]);
  assert.deepEqual(shape, [
    "plan started",
    "decision tool",
    "plan finished",
    "act started",
    "calculate started",
    "calculate done",
    "act finished",
    "verify started",
    "proof true calculation",
    "verify finished",
    "plan started",
    "decision answer",
    "plan finished",
    "answer started",
    "token That is 42.16 km.",
    "proof true calculation",
    "answer finished",
  ]);
  const [seen, answer] = only(events, "proof");
  assert.equal(seen!.data.evidence[0]!.ref, "26.2 miles to km");
  assert.deepEqual(answer!.data.evidence, [{ ...seen!.data.evidence[0], passage: "42.16" }]);
  const [started, done] = only(events, "action");
  assert.equal(started!.data.id, done!.data.id);
  assert.equal(done!.data.output, "= 42.16 (rounded)");
});

test("every tool gives its own kind of evidence", async () => {
  const cases: [string, object, Evidence["type"], string][] = [
    ["run_code", { language: "python", code: "print(1)" }, "command", "7 lines"],
    ["code_task", { task: "write it" }, "receipt", "ab".repeat(32)],
    ["build_visual", { task: "a snake game" }, "receipt", "run_2"],
    ["fetch_url", { url: "https://herons.example/" }, "source", "https://herons.example/"],
    ["recall", {}, "memory", "prefers tabs"],
    ["remember", { text: "likes herons" }, "memory", "likes herons"],
    ["read_receipt", { sha: "cd".repeat(32) }, "receipt", "cd".repeat(6)],
    ["time", {}, "time", "08:00"],
    ["time", { zone: "Asia/Tokyo" }, "time", "5 pm"],
    ["usage", {}, "source", "5 of 8 runs"],
    ["help", { q: "keys" }, "source", "a key of yours is set by the command `signet keys set`."],
    ["forget", { id: "mem_1" }, "memory", "prefers tabs"],
    ["prices", {}, "source", "8 runs a day"],
    ["limits", {}, "source", "512 characters"],
    ["settings", { q: "port" }, "source", "SVC_PORT"],
    ["date", { of: "1789-07-14" }, "calculation", "a Tuesday"],
    ["date", { to: "12-25" }, "calculation", "34 days"],
    ["date", { plus: 90 }, "calculation", "19 February 2027"],
    ["date", { of: "2100-01-01" }, "calculation", "2100 is not a leap year"],
  ];
  for (const [tool, input, type, mark] of cases) {
    const { events, result } = await talk([{ calls: [[tool, input]] }, { text: [`It says: ${mark}!`] }]);
    const actions = only(events, "action").map(({ data }) => [data.tool, data.status]);
    assert.deepEqual(
      actions,
      [
        [tool, "started"],
        [tool, "done"],
      ],
      tool,
    );
    const proofs = only(events, "proof");
    assert.deepEqual([proofs[0]!.data.verified, proofs[0]!.data.evidence[0]!.type], [true, type], tool);
    assert.equal(proofs.at(-1)!.data.outcome, "supported", tool);
    assert.equal(proofs.at(-1)!.data.evidence[0]?.type, type, tool);
    assert.ok(result.ok);
  }
});

test("a date is not asked for with an argument that would be ignored: the model is told which", async () => {
  const { asked, events } = await talk([
    { calls: [["date", { of: "2026-11-03", days: 30 }]] },
    { calls: [["date", { of: "2026-11-03", plus: 30 }]] },
    { text: ["It is 3 December 2026."] },
  ]);
  assert.match(JSON.stringify(asked[1]!.at(-1)), /must not have \\"days/);
  assert.equal(only(events, "proof").at(-1)!.data.outcome, "supported");
});

test("an action says whether what it ran succeeded, and names the run that it started", async () => {
  const failing = world({
    runCode: async () => ({ how: "exit code: 1", ok: false, output: "no" }),
    buildVisual: async () => ({ receiptSha: "ef".repeat(32), ok: false, text: "ok: false", runId: "run_2" }),
  });
  const cases: [string, object, object][] = [
    ["run_code", { language: "python", code: "exit(1)" }, { ok: false }],
    ["code_task", { task: "x" }, { ok: true, delegated: { run_id: "run_1", receipt_sha: "ab".repeat(32) } }],
    [
      "build_visual",
      { task: "x" },
      { ok: false, delegated: { run_id: "run_2", receipt_sha: "ef".repeat(32) } },
    ],
    ["calculate", { expression: "1 + 1" }, {}],
  ];
  for (const [tool, input, told] of cases) {
    const { events } = await talk([call(tool, input), { text: ["Done."] }], {}, { world: failing });
    const {
      id: _,
      tool: name,
      input: __,
      status,
      output: ___,
      ...rest
    } = only(events, "action").at(-1)!.data;
    assert.deepEqual([name, status, rest], [tool, "done", told]);
  }
});

test("an answer that does not show what was seen is not verified by it", async () => {
  for (const answer of ["About 43.", "It is 142.16 km.", "It is 42.161 km.", "I cannot say. No idea."]) {
    const { events } = await talk([{ calls: [["calculate", { expression: "x" }]] }, { text: [answer] }]);
    assert.equal(only(events, "proof").at(-1)!.data.verified, false, answer);
  }
  for (const answer of ["42.16", "=42.16.", "It is **42.16** km"]) {
    const { events } = await talk([{ calls: [["calculate", { expression: "x" }]] }, { text: [answer] }]);
    assert.equal(only(events, "proof").at(-1)!.data.verified, true, answer);
  }
});

test("several tools of one turn are decided on together; one that fails is told and the others stand", async () => {
  const { events, asked, result } = await talk([
    {
      text: ["Let me see."],
      calls: [
        ["calculate", { expression: "1/0" }],
        ["time", {}],
        ["usage", {}],
      ],
    },
    { text: ["There is no such number."] },
  ]);
  assert.deepEqual(
    only(events, "decision").map(({ data }) => [data.choice, data.reason]),
    [
      ["tool", "Let me see."],
      ["answer", "2 results so far"],
    ],
    "what the model says before its calls is the reason for them",
  );
  const ends = only(events, "action").filter(({ data }) => data.status !== "started");
  assert.deepEqual(
    ends.map(({ data }) => [data.tool, data.status]),
    [
      ["calculate", "failed"],
      ["time", "done"],
      ["usage", "done"],
    ],
  );
  const results = asked[1]!.filter(({ role }) => role === "tool").map(({ text }) => text);
  assert.deepEqual(results, [
    "error: there is no such number",
    "2026-11-21T08:00:00Z",
    "5 of 8 runs of today are left",
  ]);
  assert.equal(result.answer, "There is no such number.");
  assert.equal(
    only(events, "token")
      .map(({ data }) => data.text)
      .join(""),
    result.answer,
    "the tokens are the answer",
  );
});

test("a call that makes no sense is told to the model, and the chat goes on", async () => {
  const { result, asked } = await talk([
    {
      calls: [
        ["launch", {}],
        ["time", { zone: 7 }],
        ["time", { zone: "Mars/Base" }],
      ],
    },
    { text: ["Well."] },
  ]);
  const [unknown, invalid, zone] = asked[1]!.filter(({ role }) => role === "tool").map(({ text }) => text);
  assert.match(unknown!, /no tool launch/);
  assert.match(invalid!, /zone/);
  assert.match(zone!, /no time zone/);
  assert.ok(result.ok);
});

test("a failure of ours in a tool ends the chat, and its action is shown as failed", async () => {
  const broken = world({ usage: () => Promise.reject(new Error("the disk is gone")) });
  const script = [{ calls: [["usage", {}] as [string, object]] }, { text: ["never"] }];
  await assert.rejects(talk(script, {}, { world: broken }), /the disk is gone/);
});

test("without a memory or a search their tools are not offered", async () => {
  const { memory: _, ...bare } = world();
  const { asked, events } = await talk(
    [
      {
        calls: [
          ["remember", { text: "x" }],
          ["web_search", { q: "x" }],
        ],
      },
      { text: ["ok"] },
    ],
    {},
    { world: bare },
  );
  assert.equal(only(events, "action").length, 0);
  assert.match(asked[1]!.at(-1)!.text, /no tool web_search/);
});

test("a chat that goes in a circle, or on and on, ends and says so", async () => {
  const call = { calls: [["usage", {}] as [string, object]] };
  const circle = await talk(Array.from({ length: 20 }, () => call));
  assert.deepEqual([circle.result.ok, circle.result.finish], [false, "stuck"]);
  assert.match(circle.result.answer, /^I stopped, because/);
  let n = 0;
  const restless = world({ usage: async () => `${++n} left` });
  const script = Array.from({ length: 20 }, (_, i) => ({
    calls: [["calculate", { expression: `${i}` }] as [string, object]],
  }));
  const long = await talk(
    script,
    {},
    { world: { ...restless, calculate: async (e) => ({ value: e, exact: true }) } },
  );
  assert.deepEqual([long.result.finish, long.result.steps], ["max_steps", 12]);
  assert.match(long.asked.at(-1)!.at(-1)!.text, /Answer in your next turn/);
});

test("an engine that says it needs a model ends so, with its words as the answer", async () => {
  const { result, shape } = await talk([{ text: ["Set ", "a key."], reason: "needs_model" }]);
  assert.deepEqual([result.ok, result.finish, result.answer], [false, "needs_model", "Set a key."]);
  assert.equal(shape.at(-1), "answer finished");
});

test("a receipt is shown with the time at which it was sealed, as a date", async () => {
  const receipt = async (sha: string) => ({ sha, line: '{"ok":true,"ts":1795256026}' });
  const { events } = await talk(
    [
      { calls: [["read_receipt", { sha: "cd".repeat(32) }]] },
      { text: ["It was sealed on 21 November 2026 at 10:13:46 UTC.\n\nIt was sealed on 22 November 2026."] },
    ],
    {},
    { world: world({ receipt }) },
  );
  const answered = only(events, "proof").slice(1);
  assert.deepEqual(
    answered.map(({ data }) => data.outcome),
    ["supported", "own_knowledge"],
  );
});
