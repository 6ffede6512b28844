import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopped } from "../../../src/agents/port.ts";
import { Problem } from "../../../src/base/problem.ts";
import { ModelError } from "../../../src/modules/models/model-error.ts";
import type { ChatParts } from "../../../src/usecases/chat/execute-chat.ts";
import { world } from "../../agents/chat/talk.ts";
import { breaks, calls, chats, says, type Turn, waits } from "./chat-runs.ts";
import { ADA } from "./rig.ts";

test("a chat is answered: what it says is written as it comes, and its end says all of it and what it cost", async (t) => {
  const { chatOf, execute, endOf, asked, db } = await chats(t, [
    calls("calculate", { expression: "6*7" }),
    says("It is 42.16."),
  ]);
  const chat = await chatOf(ADA, "what is 6*7?");
  await execute(chat);
  const { row, names, done, text, used, running } = await endOf(chat.row.id);
  assert.deepEqual([row.state, row.ok, row.exit_reason, row.receipt_sha], ["succeeded", 1, "answered", null]);
  assert.deepEqual([names[0], names.at(-1), done.length], ["phase", "phase", 1]);
  assert.ok(["decision", "action", "proof", "token"].every((name) => names.includes(name)));
  assert.deepEqual([done[0]!["ok"], done[0]!["answer"], text], [true, "It is 42.16.", "It is 42.16."]);
  assert.deepEqual([used, running], [1, 0], "the unit is spent, and the place is free");
  const held = await db.selectFrom("reservation").select(["state", "open"]).execute();
  assert.deepEqual(
    held.map(({ state, open }) => [state, open]),
    [["settled", 0]],
  );
  assert.match(JSON.stringify(asked[0]!.messages), /what is 6\*7\?/);
});

test("what is remembered for a question is asked for its own row, and is read by the model", async (t) => {
  const sought: [string, string][] = [];
  const { chatOf, execute, asked } = await chats(t, [says("Tabs.")], () => ({
    remembered: async ({ owner }, q) => (sought.push([owner, q]), [{ id: "mem_1", text: "prefers tabs" }]),
  }));
  await execute(await chatOf({ ...ADA, owner: "ada" }, "tabs or spaces?"));
  assert.deepEqual(sought, [["ada", "tabs or spaces?"]]);
  assert.match(JSON.stringify(asked[0]!.messages), /prefers tabs/);
});

test("whatever fails before a word is said ends the chat with an error, and is not counted", async (t) => {
  const down = new ModelError("model_unavailable", "no provider answers", { retryable: true });
  const disk = () => Promise.reject(new Error("EIO at /srv/secret"));
  const cases: [string, Turn[], Partial<ChatParts>][] = [
    ["model_unavailable", [breaks(() => down)], {}],
    ["internal", [], { chatModel: disk }],
    ["internal", [], { remembered: disk }],
    ["internal", [], { worldOf: () => assert.fail("a bug at /srv/secret") }],
    ["browser_unavailable", [breaks(() => new Problem("browser_unavailable", "no Chromium"))], {}],
  ];
  for (const [code, script, over] of cases) {
    const { chatOf, execute, endOf } = await chats(t, script, () => over);
    const chat = await chatOf();
    await execute(chat);
    const { row, names, error, done, used, running } = await endOf(chat.row.id);
    assert.deepEqual([row.state, row.exit_reason, row.ok], ["failed", "error", 0], code);
    assert.deepEqual(names.slice(-2), ["error", "phase"]);
    assert.deepEqual([error!["code"], error!["charged"], done[0]!["answer"]], [code, false, ""]);
    assert.deepEqual([error!["instance"], error!["request_id"]], ["/api/demo/run/stream", "req_chat"]);
    assert.deepEqual([used, running], [0, 0]);
    assert.doesNotMatch(JSON.stringify([error, done]), /secret/);
  }
});

test("after words were said a failure of ours costs nothing, and one that lies in the request what it took", async (t) => {
  const cases: [ModelError, boolean][] = [
    [new ModelError("model_timeout", "it took too long", { retryable: true, reason: "timeout" }), false],
    [new ModelError("model_unavailable", "it was filtered", { retryable: false }), true],
  ];
  for (const [why, charged] of cases) {
    const { chatOf, execute, endOf } = await chats(t, [breaks(() => why, "Herons eat ")]);
    const chat = await chatOf();
    await execute(chat);
    const { error, done, text, used } = await endOf(chat.row.id);
    assert.deepEqual([error!["charged"], used], [charged, Number(charged)], why.message);
    assert.deepEqual([text, done[0]!["answer"], done[0]!["ok"]], ["Herons eat ", "Herons eat ", false]);
  }
});

test("a tool that breaks ends the chat in words of ours, and the log alone says what it was", async (t) => {
  const calculate = () => Promise.reject(new TypeError("a bug at /srv/secret.ts"));
  const { chatOf, execute, endOf, lines } = await chats(t, [calls("calculate", { expression: "1" })], () => ({
    worldOf: () => world({ calculate }),
  }));
  const chat = await chatOf(ADA, "a question with a canary");
  await execute(chat);
  const { events, error, used } = await endOf(chat.row.id);
  assert.deepEqual([error!["code"], used], ["internal", 0]);
  assert.ok(events.some(({ data }) => data["output"] === "the service could not complete this call"));
  assert.doesNotMatch(JSON.stringify(events), /secret|TypeError/);
  assert.match(lines.join("\n"), /error chat run failed.*secret\.ts/);
  assert.doesNotMatch(lines.join("\n"), /canary/);
});

test("a question that the model has no answer for is told and not counted", async (t) => {
  const { chatOf, execute, endOf } = await chats(t, [says("Set a model for that.", "needs_model")]);
  const chat = await chatOf();
  await execute(chat);
  const { row, names, done, used } = await endOf(chat.row.id);
  assert.deepEqual([row.state, row.exit_reason, used], ["failed", "needs_model", 0]);
  assert.deepEqual([done[0]!["finish_reason"], names.includes("error")], ["needs_model", false]);
});

test("a chat that is cancelled is counted once it said or did something, and not before", async (t) => {
  const act = (begun: () => void) =>
    world({ runCode: (_language, _code, signal) => waits(begun)(signal).next() as Promise<never> });
  for (const [text, acts, used] of [
    ["", false, 0],
    ["Herons", false, 1],
    ["", true, 1],
  ] as const) {
    const begun = Promise.withResolvers<void>();
    const script = acts ? calls("run_code", { language: "bash", code: "ls" }) : waits(begun.resolve, text);
    const outer = new AbortController();
    const { chatOf, execute, endOf } = await chats(t, [script], () => ({
      worldOf: () => act(begun.resolve),
    }));
    const chat = await chatOf();
    const ended = execute(chat, outer.signal);
    await begun.promise;
    outer.abort(new Stopped("cancelled"));
    await ended;
    const end = await endOf(chat.row.id);
    assert.deepEqual([end.row.state, end.row.exit_reason, end.error], ["cancelled", "cancelled", undefined]);
    assert.deepEqual([end.text, end.done[0]!["answer"], end.used, end.running], [text, text, used, 0]);
  }
});

test("a wish to stop that only the store knows of ends the chat at its next word", async (t) => {
  const { chatOf, execute, endOf, runs, asked } = await chats(t, [
    async function* (signal) {
      yield { type: "text", text: "Herons " };
      for (let i = 0; !signal.aborted && i < 1_000; i++) await new Promise(setImmediate);
      signal.throwIfAborted();
    },
  ]);
  const chat = await chatOf();
  await runs.requestCancel(ADA, chat.row.id);
  await execute(chat);
  const { row, text } = await endOf(chat.row.id);
  assert.deepEqual([row.state, text, asked.length], ["cancelled", "Herons ", 1]);
});

test("a chat whose time is over ends as such, with what it said by then", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const begun = Promise.withResolvers<void>();
  const { chatOf, execute, endOf, config } = await chats(t, [waits(begun.resolve, "Herons")]);
  const chat = await chatOf();
  const ended = execute(chat);
  await begun.promise;
  t.mock.timers.tick(config.runTimeoutSeconds * 1_000);
  await ended;
  const { row, text, used } = await endOf(chat.row.id);
  assert.deepEqual([row.state, row.exit_reason, text, used], ["timed_out", "timeout", "Herons", 1]);
});
