import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopped } from "../../../src/agents/port.ts";
import { LeaseLost } from "../../../src/modules/runs/leases.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { refuseWrites, rowsOf } from "../rig.ts";
import { chats, says, type Turn, waits } from "./chat-runs.ts";

const WRITTEN = ["run", "run_event", "meter", "allowance", "reservation", "meter_entry"] as const;

test("a chat that its service went down under is left as it stands, and goes on in the middle of its answer", async (t) => {
  const begun = Promise.withResolvers<void>();
  const outer = new AbortController();
  const { chatOf, execute, endOf, claim, clock, asked } = await chats(t, [
    waits(begun.resolve, "Herons"),
    says(" eat fish."),
  ]);
  const chat = await chatOf();
  const ended = execute(chat, outer.signal);
  await begun.promise;
  outer.abort(new Stopped("shutdown"));
  await assert.rejects(ended, outer.signal.reason as Error);
  const before = await endOf(chat.row.id);
  assert.deepEqual([before.row.state, before.done, before.used, before.running], ["running", [], 1, 1]);
  clock.advance(60_000);
  await execute(await claim("chat"));
  const { row, text, done, names, used, running } = await endOf(chat.row.id);
  assert.deepEqual([row.state, row.exit_reason, used, running], ["succeeded", "answered", 1, 0]);
  assert.deepEqual([text, done.map(({ answer }) => answer)], ["Herons eat fish.", ["Herons eat fish."]]);
  assert.deepEqual([row.calls_in_doubt, row.agent_json, asked.length], [1, null, 2]);
  assert.deepEqual(asked[1]!.messages.at(-2), { role: "assistant", text: "Herons", calls: [] });
  assert.equal(names.filter((name) => name === "phase").length % 2, 1, "every phase ends, and the chat once");
});

test("a chat that its service goes down with again and again is not tried without end", async (t) => {
  const { chatOf, execute, endOf, claim, clock, asked } = await chats(t, []);
  const { row } = await chatOf();
  for (let i = 0; i < 2; i++) {
    clock.advance(60_000);
    await claim("chat");
  }
  clock.advance(60_000);
  await execute(await claim("chat"));
  const end = await endOf(row.id);
  assert.deepEqual([end.row.state, end.used, asked.length], ["interrupted", 0, 0]);
});

test("a chat that another worker has by now is written by that one alone", async (t) => {
  const begun = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const { chatOf, execute, claim, clock, db } = await chats(t, [
    async function* (signal) {
      await new Promise(setImmediate);
      begun.resolve();
      await gate.promise;
      yield* says("Too late.")(signal);
    },
  ]);
  const ended = execute(await chatOf());
  await begun.promise;
  clock.advance(60_000);
  await claim("chat");
  const before = await rowsOf(db, ...WRITTEN);
  gate.resolve();
  await assert.rejects(ended, LeaseLost);
  assert.equal(await rowsOf(db, ...WRITTEN), before);
});

test("a write that fails once loses no word of what was said, and one that fails again keeps no chat from its end", async (t) => {
  for (const [times, text] of [
    [1, "Herons eat fish."],
    [9, ""],
  ] as const) {
    let failed = 0;
    const answers: Turn = async function* (signal) {
      yield { type: "text", text: "Herons eat fish." };
      await new Promise(setImmediate);
      yield* says("")(signal);
    };
    const { chatOf, execute, endOf } = await chats(t, [answers], ({ journal }) => ({
      journal: {
        ...journal,
        append: async (lease, bodies, change) => {
          const fails = bodies.some(({ name }) => name === "token") && failed++ < times;
          if (fails) throw new Error("the disk is full");
          return journal.append(lease, bodies, change);
        },
      },
    }));
    const chat = await chatOf();
    await execute(chat);
    const end = await endOf(chat.row.id);
    assert.deepEqual([end.text, end.error!["code"], end.names.at(-1)], [text, "internal", "phase"]);
    assert.deepEqual([end.row.state, end.done[0]!["answer"], end.used], ["failed", "Herons eat fish.", 0]);
  }
});

test("an end that dies at any of its writes has written nothing of it, and the next start ends the chat", async (t) => {
  const writes: ["insert" | "update", keyof Tables][] = [
    ["update", "allowance"],
    ["update", "meter"],
    ["insert", "meter_entry"],
    ["update", "reservation"],
    ["insert", "run_event"],
  ];
  for (const [write, table] of writes) {
    let heal = async () => undefined as void;
    const shop = await chats(t, [
      async function* (signal) {
        await new Promise(setImmediate);
        heal = await refuseWrites(shop.db, write, table);
        yield* says("", "needs_model")(signal);
      },
    ]);
    const { chatOf, execute, endOf, claim, clock } = shop;
    const chat = await chatOf();
    await assert.rejects(execute(chat), /refused/, table);
    const left = await endOf(chat.row.id);
    assert.deepEqual(
      [left.row.state, left.done, left.error, left.used],
      ["running", [], undefined, 1],
      table,
    );
    await heal();
    clock.advance(60_000);
    await execute(await claim("chat"));
    const { row, done, used, running } = await endOf(chat.row.id);
    assert.deepEqual([row.state, done.length, used, running], ["succeeded", 1, 1, 0], table);
  }
});
