import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { test, type TestContext } from "node:test";
import { BOUNDS, type CodeEventBody, type Message, NO_USAGE, TaskState } from "@signet/contract";
import { commit } from "@signet/verify";
import { planCheck } from "../../../src/agents/check/plan.ts";
import type { CoderTask } from "../../../src/agents/coder-task.ts";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import { stateText } from "../../../src/modules/task-state/fold.ts";
import { createReadTaskState } from "../../../src/usecases/code/read-task-state.ts";
import {
  createTaskRecord,
  forgetRun,
  partOf,
  type TaskRecord,
} from "../../../src/usecases/code/record-task.ts";
import { createSealCodeRun } from "../../../src/usecases/code/seal-code-run.ts";
import { refused, refuseWrites } from "../rig.ts";
import { ACCOUNT, ending, keptFile, MODEL, SCOPE, workshop } from "./rig.ts";

const KEY = { account: ACCOUNT, owner: "", conversation_id: "talk" };
const WORK: CoderTask = { task: "Make it.", files: [], checkCmd: null, mayChange: [], maxSteps: 40 };

/** A conversation whose runs say what they do. */
async function conversation(t: TestContext) {
  const shop = await workshop(t);
  const { states, clock, within, db } = shop;
  const read = createReadTaskState(shop);
  const seal = createSealCodeRun(shop);
  return {
    ...shop,
    read: (scope = SCOPE, id = "talk") => read(scope, id),
    erasure: createErasure({ db, clock, also: [forgetRun(states)] }),
    record: (runId: string, task: Partial<CoderTask> = {}): TaskRecord => {
      const whole = { ...WORK, ...task };
      const plan = planCheck(whole);
      return createTaskRecord(shop, KEY, partOf(runId, whole, plan, clock.now()), plan);
    },
    write: (record: TaskRecord) => within((tx) => record.write(tx)),
    /** Begins a run of the conversation and ends it with its seal. */
    run: async (id: string, record: TaskRecord, ok: boolean) => {
      const one = await shop.claimed(id, { conversation_id: "talk" });
      const end = ending(ok ? {} : { ok: false, exitReason: "max_steps" });
      const kept = { files: [keptFile("a.py", id)], complete: true };
      await within(async (tx) => {
        await record.write(tx);
        await shop.journal.appendIn(tx, one.lease, [], { files_json: JSON.stringify(kept) });
      });
      const start = { sent: [], files: [], stateIn: "" } as never;
      await seal({
        ...one,
        kept,
        state: { step: 1, messages: [], usage: NO_USAGE },
        begun: start,
        record,
        ending: end,
        model: MODEL,
        sandbox: "s",
        inputs: null,
      });
      return one;
    },
  };
}

const finished = (cmd: string, exit_code: number, stdout = "", stderr = ""): CodeEventBody => ({
  name: "command_finished",
  data: {
    command_id: "cmd_1",
    cmd,
    step: 1,
    ok: exit_code === 0,
    exit_code,
    stdout,
    stderr,
    truncated: false,
    timed_out: false,
    duration_ms: 1,
  },
});

const turn = (text: string, calls: [name: string, input: string, result?: string][]) => {
  const messages: Message[] = [
    { role: "assistant", text, calls: calls.map(([name, input], i) => ({ id: `${i}`, name, input })) },
    ...calls.flatMap(([name, , result], i): Message[] =>
      result === undefined ? [] : [{ role: "tool", callId: `${i}`, name, text: result }],
    ),
  ];
  return { step: 1, messages, usage: NO_USAGE };
};

test("what a service saw of commands is kept as it was; what an agent says of them is none of it", async (t) => {
  const { record, write, read } = await conversation(t);
  const one = record("run_1");
  one.saw(finished("make test", 2, "1 failed", "boom"));
  one.saw({ name: "agent_note", data: { text: "make test passes", step: 1 } });
  one.took(turn("All tests pass, 9 of 9.", [["bash", '{"command":"make test"}', "exit code 0"]]));
  await write(one);
  const state = await read();
  assert.deepEqual(
    state.open_failures.map(({ cmd, exit_code }) => [cmd, exit_code]),
    [["make test", 2]],
  );
  assert.match(state.open_failures[0]!.tail, /1 failed\nboom/);
  assert.equal(state.next, "make `make test` pass");
  assert.equal(state.status, "working");
  TaskState.parse(state);
});

test("a credential that an agent used or a command printed is nowhere in what is kept", async (t) => {
  const { record, write, read, db } = await conversation(t);
  const key = `sk-ant-api03-${randomBytes(60).toString("base64url")}`;
  const one = record("run_1", { task: `Call it with ${key}.`, checkCmd: `curl -H "x-api-key: ${key}" x` });
  one.saw(finished(`curl -H "x-api-key: ${key}" x`, 1, "", `${"x".repeat(980)} ${key}`));
  one.took(turn(`1. use ${key}`, [["bash", JSON.stringify({ command: `export K=${key}` }), `K=${key}`]]));
  await write(one);
  const rows = await db.selectFrom("task_state").selectAll().execute();
  for (const text of [JSON.stringify(rows), JSON.stringify(await read())])
    for (const part of [key, key.slice(0, 40), key.slice(-24)]) assert.ok(!text.includes(part), part);
});

test("what an agent tried is told in one short line each, whatever it wrote", async (t) => {
  const { record, write, read } = await conversation(t);
  const one = record("run_1");
  one.took(
    turn("", [
      ["bash", '{"command":"ls -la"}', "exit code 0\nmany\nlines"],
      ["write", `{"path":"a.py","content":"${"x".repeat(100_000)}"}`, "wrote a.py"],
      ["edit", "{ not json", "could not be read"],
      ["bash", `{"command":"${"y".repeat(5_000)}"}`, "z".repeat(50_000)],
      ["read", '{"path":"b"}'],
    ]),
  );
  await write(one);
  const { attempts } = await read();
  assert.deepEqual(
    attempts.slice(0, 3).map(({ what, result }) => [what, result]),
    [
      ["bash ls -la", "exit code 0"],
      ["write a.py", "wrote a.py"],
      ["edit", "could not be read"],
    ],
  );
  assert.ok(attempts.every(({ what, result }) => `${what}${result}`.length < 1_000 && !what.includes("\n")));
  assert.deepEqual(attempts.at(-1), { step: 1, what: "read b", result: "" });
});

test("a run's end and what is kept of its conversation are one: neither is there without the other", async (t) => {
  const { record, run, read, db, ledger } = await conversation(t);
  const heal = await refuseWrites(db, "update", "task_state");
  const one = record("run_1");
  await assert.rejects(run("run_1", one, true), /refused/);
  await heal();
  assert.deepEqual([(await read()).status, (await ledger.head()).size], ["working", 1]);
});

test("a receipt commits to the state that its run left, which whoever holds the opening can check", async (t) => {
  const { record, run, told, read } = await conversation(t);
  const { row } = await run("run_1", record("run_1"), true);
  const [, sealed] = await told("run_1");
  const { state_out, state_in } = sealed!.data["receipt"] as Record<string, string>;
  assert.match(state_out!, /^c1:/);
  assert.equal(state_in, "");
  const state = await read();
  assert.equal(await commit(row.opening, "state_out", stateText(state)), state_out);
  const bent = stateText({ ...state, status: "open" });
  assert.notEqual(await commit(row.opening, "state_out", bent), state_out);
});

test("runs of a conversation add up: what passed closes what was open, and the receipts stand in a row", async (t) => {
  const { record, run, read, clock } = await conversation(t);
  const first = record("run_1");
  first.saw(finished("make test", 1));
  await run("run_1", first, false);
  const between = await read();
  assert.deepEqual([between.status, between.open_failures.length, between.runs], ["open", 1, 1]);
  clock.advance(1_000);
  const second = record("run_2", { task: "Go on." });
  second.saw(finished("make test", 0));
  await run("run_2", second, true);
  const { status, open_failures, chain, last_run, goal, files, next, version } = await read();
  assert.deepEqual([status, open_failures, chain.length, next], ["done", [], 2, null]);
  assert.deepEqual([last_run.run_id, last_run.receipt_sha, goal], ["run_2", chain[1], "Make it."]);
  assert.deepEqual(files, [{ path: "a.py", sha256: keptFile("a.py", "run_2").sha256, bytes: 5 }]);
  assert.ok(version > between.version);
});

test("an erased run takes its part of the conversation with it, and the last one all of it", async (t) => {
  const { record, run, read, erasure, db } = await conversation(t);
  await run("run_1", record("run_1", { task: "First secret." }), true);
  await run("run_2", record("run_2"), true);
  await erasure.erase(SCOPE, "run_1");
  const state = await read();
  assert.deepEqual([state.runs, state.chain.length], [1, 1]);
  assert.ok(
    !JSON.stringify(await db.selectFrom("task_state").selectAll().execute()).includes("First secret"),
  );
  await erasure.erase(SCOPE, "run_2");
  await assert.rejects(read(), refused("task_state_not_found"));
  assert.deepEqual(await db.selectFrom("task_state").selectAll().execute(), []);
});

test("two runs that write a conversation at once both stand in it", async (t) => {
  const { record, within, read } = await conversation(t);
  const both = [record("run_1"), record("run_2")];
  await Promise.all(both.map((one) => within((tx) => one.write(tx))));
  assert.equal((await read()).runs, 2);
});

test("a conversation is its account's and owner's; one that cannot be read is as if there were none", async (t) => {
  const { record, write, read, db } = await conversation(t);
  await write(record("run_1"));
  for (const scope of [
    { ...SCOPE, owner: "bob" },
    { account: "acct_2", owner: "" },
  ])
    await assert.rejects(read(scope), refused("task_state_not_found"));
  await assert.rejects(read(SCOPE, "other"), refused("task_state_not_found"));
  const short = read({ account: "ip:203.0.113.9", owner: "" }, "talk");
  await assert.rejects(short, new RegExp(`${BOUNDS.taskState.addressIdChars} characters`));
  for (const body_json of ["{", '{"v":99}', "null"]) {
    await db.updateTable("task_state").set({ body_json }).execute();
    await assert.rejects(read(), refused("task_state_not_found"), body_json);
  }
  await write(record("run_2"));
  assert.equal((await read()).runs, 1, "and the next run begins it anew");
});
