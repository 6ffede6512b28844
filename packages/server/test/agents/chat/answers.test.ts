import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatEnvironment } from "../../../src/agents/chat/port.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import { only, talk, world } from "./talk.ts";

test("an empty answer is asked for once more, without the empty turn in the history", async () => {
  const { result, asked, events } = await talk([{ text: [""] }, { text: ["Herons."] }]);
  assert.deepEqual([result.ok, result.answer], [true, "Herons."]);
  assert.deepEqual(
    asked[1]!.map(({ role }) => role),
    ["user", "user"],
  );
  assert.match(asked[1]!.at(-1)!.text, /Your last turn was empty/);
  assert.equal(only(events, "decision").length, 1);
});

test("a second empty answer is a failure of the model, which may succeed later", async () => {
  await assert.rejects(talk([{ text: [] }, { text: [" "] }]), (thrown) => {
    assert.ok(thrown instanceof ModelError);
    return thrown.retryable && /empty answer/.test(thrown.message);
  });
});

test("what a model says before a tool call is held until it is known what it is, and no answer waits for that", async () => {
  const spoken = await talk([{ text: ["Let me ", "put it simply: ", "herons eat fish."] }]);
  assert.equal(
    spoken.result.answer,
    "Let me put it simply: herons eat fish.",
    "no call followed, so it is the answer",
  );
  const direct = await talk([{ text: ["It is", " a heron."] }]);
  assert.deepEqual(
    only(direct.events, "token").map(({ data }) => data.text),
    ["It is", " a heron."],
  );
  const long = `I'll explain. ${"Herons wade and wait. ".repeat(20)}`;
  const longer = await talk([{ text: [long, "End."] }]);
  assert.deepEqual(only(longer.events, "token").length, 2, "a long text is no preamble");
});

for (const said of [
  "I convert the miles exactly.",
  "I'm counting them with a program.",
  "We need the exact figure for that.",
  "Converting the distance.",
  "Ich rechne das genau aus.",
  "Je calcule la distance.",
  "Compruebo la distancia.",
  "我用计算器算一下。",
])
  test(`before a call it is the reason and no part of the answer: ${said}`, async () => {
    const pieces = said.match(/.{1,4}/gsu)!;
    const { events, result } = await talk([
      { text: pieces, calls: [["calculate", { expression: "26.2 miles to km" }]] },
      { text: ["It is 42.16 km."] },
    ]);
    assert.equal(result.answer, "It is 42.16 km.");
    assert.deepEqual(
      only(events, "decision").map(({ data }) => data.reason),
      [said, "one result so far"],
    );
  });

test("the progress of a long call is shown while it runs, under its id", async () => {
  let proceed = () => {};
  const codeTask: ChatEnvironment["codeTask"] = async (_task, _signal, progress) => {
    progress("edited a.py");
    await new Promise<void>((resolve) => (proceed = resolve));
    progress("$ python3 -m unittest");
    return { receiptSha: "ab".repeat(32), ok: true, text: "ok: true", runId: "run_1" };
  };
  setImmediate(() => proceed());
  const { events } = await talk(
    [{ calls: [["code_task", { task: "x" }]] }, { text: ["Done."] }],
    {},
    { world: world({ codeTask }) },
  );
  assert.deepEqual(
    only(events, "action").map(({ data }) => [data.id, data.status, data.output]),
    [
      ["act_1", "started", undefined],
      ["act_1", "started", "edited a.py"],
      ["act_1", "started", "$ python3 -m unittest"],
      ["act_1", "done", "ok: true"],
    ],
  );
});

test("small talk has no proof at all", async () => {
  const { events } = await talk([{ text: ["Hello! How can I help you today?"] }], { command: "hi" });
  assert.deepEqual(only(events, "proof"), []);
});

test("notes that the model was told count as evidence", async () => {
  const note = { id: "mem_7", text: "The user's sister is called Ingrid Berg" };
  const { events } = await talk(
    [{ text: ["Your sister is called Ingrid Berg."] }],
    {},
    { remembered: [note] },
  );
  const { outcome, evidence } = only(events, "proof").at(-1)!.data;
  assert.deepEqual([outcome, evidence[0]!.type, evidence[0]!.ref], ["supported", "memory", "mem_7"]);
});
