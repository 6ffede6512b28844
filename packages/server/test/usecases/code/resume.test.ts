import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import type { Model, ModelRequest } from "@signet/contract";
import { Stopped } from "../../../src/agents/port.ts";
import { closeDangling } from "../../../src/usecases/code/close-open-commands.ts";
import { createExecuteCodeRun } from "../../../src/usecases/code/execute-code-run.ts";
import { refuseWrites } from "../rig.ts";
import { ACCOUNT, keptFile, MODEL, SCOPE, workshop } from "./rig.ts";

const CALL = (name: string, input: object, id = "c1") => ({ id, name, input: JSON.stringify(input) });

/** Who does coding runs with a model that gives up after as many writes as it is told. */
async function coding(t: TestContext, writes = 0) {
  const shop = await workshop(t);
  const asked: ModelRequest[] = [];
  const state = { onTurn: (_turn: number) => {} };
  const model: Model = {
    ...MODEL,
    contextTokens: 100_000,
    async *stream(request, signal) {
      asked.push(request);
      state.onTurn(asked.length);
      signal.throwIfAborted();
      const turn = request.messages.filter(({ role }) => role === "assistant").length;
      const call =
        turn < writes
          ? CALL("write", { path: `f${turn}.txt`, content: `text ${turn}` })
          : CALL("finish", { summary: "This cannot be done.", done: false });
      yield { type: "call", call };
      yield {
        type: "end",
        reason: "tool_calls",
        usage: { input_tokens: 1, output_tokens: 1, cached_tokens: 0, estimated: false },
        by: MODEL,
      };
    },
  };
  const execute = createExecuteCodeRun({ ...shop, model: async () => model });
  return { ...shop, asked, state, execute, signal: new AbortController().signal };
}

/** Claims a run again whose worker is gone. */
async function claimAgain({ clock, leases }: Awaited<ReturnType<typeof coding>>) {
  clock.advance(31_000);
  const { row, ...lease } = (await leases.claim("w2"))!;
  return { row, lease };
}

test("a run that is let go in the middle goes on from its last step, and does nothing of it twice", async (t) => {
  const desk = await coding(t, 3);
  const { claimed, execute, state, asked, told, runs } = desk;
  const first = await claimed("run_1");
  const stop = new AbortController();
  state.onTurn = (turn) => turn === 3 && stop.abort(new Stopped("shutdown"));
  await assert.rejects(execute(first.lease, first.row, stop.signal), Stopped);
  const done = asked.length;
  const again = await claimAgain(desk);
  await execute(again.lease, again.row, desk.signal);
  const written = (await told("run_1")).map(({ name }) => name);
  assert.deepEqual(written.filter((name) => name === "code_start").length, 1);
  assert.deepEqual(written.slice(-2), ["code_done", "code_receipt"]);
  const row = (await runs.findWhole(SCOPE, "run_1"))!;
  const { files } = JSON.parse(row.files_json!) as { files: { path: string }[] };
  assert.deepEqual(
    files.map(({ path }) => path),
    ["f0.txt", "f1.txt", "f2.txt"],
  );
  assert.ok(asked.length <= done + 4);
});

test("a run that took the service down three times since its last step is sealed as interrupted, and costs nothing", async (t) => {
  const desk = await coding(t);
  const { claimed, execute, start, db, runs, used, asked } = desk;
  const { lease } = await claimed("run_1");
  await start(lease);
  await db.updateTable("run").set({ attempts: 3 }).execute();
  const again = await claimAgain(desk);
  await execute(again.lease, again.row, desk.signal);
  const row = (await runs.find(SCOPE, "run_1"))!;
  assert.deepEqual([row.state, await used(), asked.length], ["interrupted", 0, 0]);
});

test("a run of a conversation whose files are damaged or gone is tried again, and then sealed: it does not come back for ever", async (t) => {
  const desk = await coding(t);
  const { claimed, execute, start, db, runs, used, ledger } = desk;
  const { lease } = await claimed("run_1", { conversation_id: "talk" });
  await start(lease);
  const lost = keptFile("a.py", "gone");
  const begun = { from: "run_0", sent: [lost], stays: [], protected: [], files: [lost], base: null };
  const more = { goal: null, checkCmd: null, mayChange: [], account: "", failures: [], stateIn: "" };
  await db
    .updateTable("run")
    .set({ begun_json: JSON.stringify({ ...begun, ...more }) })
    .execute();
  let tries = 0;
  for (; tries < 6 && (await runs.find(SCOPE, "run_1"))!.finished_at === null; tries++) {
    const again = await claimAgain(desk);
    await execute(again.lease, again.row, desk.signal).catch(() => undefined);
  }
  const row = (await runs.find(SCOPE, "run_1"))!;
  assert.deepEqual([row.state, tries], ["interrupted", 3]);
  assert.deepEqual([await used(), (await ledger.head()).size], [0, 2]);
});

test("a run whose beginning the store refused is begun whole the next time: its first event, its unit and its place", async (t) => {
  const desk = await coding(t);
  const { claimed, execute, db, runs, used, metering, told } = desk;
  const first = await claimed("run_1");
  const heal = await refuseWrites(db, "update", "reservation");
  await execute(first.lease, first.row, desk.signal).catch(() => undefined);
  for (let i = 0; i < 2; i++) {
    const again = await claimAgain(desk);
    await execute(again.lease, again.row, desk.signal).catch(() => undefined);
  }
  await heal();
  const again = await claimAgain(desk);
  await execute(again.lease, again.row, desk.signal);
  const row = (await runs.find(SCOPE, "run_1"))!;
  assert.ok(row.finished_at !== null);
  assert.equal((await told("run_1"))[0]!.name, "code_start");
  assert.equal(await metering.running(db, ACCOUNT), 0);
  assert.ok((await used()) <= 1);
});

test("commands that were left open are closed once, with what is known of them: that their output is lost", async (t) => {
  const { claimed, journal } = await workshop(t);
  const { lease } = await claimed("run_1");
  const started = (id: string) => ({
    name: "command_started" as const,
    data: { command_id: id, cmd: `cmd of ${id}`, step: 1 },
  });
  for (let i = 0; i < 250; i++) await journal.append(lease, [started(`cmd_${i}`)]);
  const open = await closeDangling(journal, "run_1");
  assert.equal(open.length, 250, "however many pages of events there are");
  await journal.append(lease, open);
  assert.deepEqual(await closeDangling(journal, "run_1"), []);
  const [first] = open;
  assert.ok(first?.name === "command_finished");
  assert.deepEqual([first.data.ok, first.data.exit_code, first.data.cmd], [false, null, "cmd of cmd_0"]);
  assert.match(first.data.stderr, /lost/);
});
