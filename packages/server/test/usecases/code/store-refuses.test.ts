import assert from "node:assert/strict";
import { mkdirSync, renameSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import type { Model } from "@signet/contract";
import { Stopped } from "../../../src/agents/port.ts";
import { createFiles } from "../../../src/modules/runs/files.ts";
import { openBlobs } from "../../../src/store/blobs/open-blobs.ts";
import { createExecuteCodeRun } from "../../../src/usecases/code/execute-code-run.ts";
import { ON_POSTGRES } from "../../support/database.ts";
import { temporaryFolder } from "../../support/store.ts";
import { until } from "../../support/until.ts";
import { fillDisk } from "../rig.ts";
import { MODEL, SCOPE, workshop } from "./rig.ts";

const FIVE_MINUTES = 300_000;

/** A store of files in a folder, and a model that writes a file a turn for as many turns as it is told. */
async function desk(t: TestContext, where: "folder" | "database", sizes: readonly number[]) {
  const shop = await workshop(t);
  const { db, clock } = shop;
  const folder = path.join(temporaryFolder(t), "files");
  const setting = where === "folder" ? ({ kind: "folder", folder } as const) : null;
  if (setting) mkdirSync(folder);
  const files = createFiles({ db, blobs: await openBlobs(setting, { db, clock, fetch }) });
  const asked: number[] = [];
  const state = { onTurn: async (_turn: number) => {} };
  const model: Model = {
    ...MODEL,
    contextTokens: 100_000,
    async *stream({ messages }, signal) {
      const turn = messages.filter(({ role }) => role === "assistant").length;
      asked.push(turn);
      await state.onTurn(turn);
      signal.throwIfAborted();
      const [name, input]: [string, object] =
        turn < sizes.length
          ? ["write", { path: `f${turn}.txt`, content: `${turn}`.repeat(sizes[turn]!) }]
          : ["finish", { summary: "This cannot be done.", done: false }];
      yield { type: "call", call: { id: `c${turn}`, name, input: JSON.stringify(input) } };
      const usage = { input_tokens: 1, output_tokens: 1, cached_tokens: 0, estimated: false };
      yield { type: "end", reason: "tool_calls", usage, by: MODEL };
    },
  };
  /** Takes the folder away; the result brings it back. */
  function takeAway() {
    renameSync(folder, `${folder}.away`);
    return async () => renameSync(`${folder}.away`, folder);
  }
  const paths = async () => {
    const { files_json } = (await shop.runs.findWhole(SCOPE, "run_1"))!;
    return (JSON.parse(files_json!) as { files: { path: string }[] }).files.map((file) => file.path);
  };
  const execute = createExecuteCodeRun({ ...shop, files, model: async () => model });
  return { ...shop, asked, state, takeAway, paths, execute };
}

/** A run that writes three files, while the store can be refused it: a folder that is not mounted, or a full disk. */
async function storing(t: TestContext, where: "folder" | "database") {
  const shop = await desk(t, where, [10, 200_000, 10]);
  const { clock, state, execute } = shop;
  const refused = Promise.withResolvers<() => Promise<void>>();
  state.onTurn = async (turn) => {
    // What is small still fits on the disk.
    if (turn === 1) refused.resolve(where === "folder" ? shop.takeAway() : await fillDisk(shop.db, 40));
  };
  const { row, lease } = await shop.claimed("run_1");
  const outer = new AbortController();
  const done = execute(lease, row, outer.signal);
  const heal = await refused.promise;
  await until(() => clock.waiting() > 0);
  const ended = async () => {
    const { state, exit_reason, receipt_sha } = (await shop.runs.findWhole(SCOPE, "run_1"))!;
    const problem = (await shop.told("run_1")).find(({ name }) => name === "error")?.data;
    const shown = { state, exit_reason, files: await shop.paths(), sealed: receipt_sha !== null };
    return { ...shown, problem, used: await shop.used() };
  };
  return { ...shop, outer, done, heal, ended };
}

for (const where of ["folder", "database"] as const) {
  const skip = where === "database" && ON_POSTGRES;
  test(
    `a step waits for a ${where} that takes nothing, and no turn is asked for twice`,
    { skip },
    async (t) => {
      const { clock, heal, done, asked, ended, lines } = await storing(t, where);
      clock.advance(500);
      await until(() => clock.waiting() > 0);
      await heal();
      clock.advance(1_000);
      await done;
      const { files, problem, sealed } = await ended();
      assert.deepEqual([files, problem, sealed], [["f0.txt", "f1.txt", "f2.txt"], undefined, true]);
      assert.deepEqual(asked, [0, 1, 2, 3]);
      assert.equal(lines.filter((line) => line.startsWith("warn a step waits")).length, 1);
    },
  );
}

test("a run whose step is refused for too long says why, is sealed with what was stored, and costs nothing", async (t) => {
  const { clock, done, asked, ended } = await storing(t, "folder");
  clock.advance(FIVE_MINUTES);
  await done;
  const { problem, ...shown } = await ended();
  const expected = { state: "failed", exit_reason: "error", files: ["f0.txt"], sealed: true, used: 0 };
  assert.deepEqual(shown, expected);
  assert.deepEqual(
    [problem?.["code"], problem?.["charged"], problem?.["retryable"]],
    ["not_ready", false, true],
  );
  assert.match(String(problem?.["detail"]), /store of files .*cannot be used/);
  assert.deepEqual(asked, [0, 1]);
});

test("a run on a full disk says so, where there is room for its end", { skip: ON_POSTGRES }, async (t) => {
  const { clock, done, ended } = await storing(t, "database");
  clock.advance(FIVE_MINUTES);
  await done;
  const { problem, ...shown } = await ended();
  assert.deepEqual([shown.state, shown.sealed, problem?.["code"]], ["failed", true, "not_ready"]);
  assert.match(String(problem?.["detail"]), /no room left/);
});

test("a run that waits for the store ends by its caller's wish, and is left as it stands when its service stops", async (t) => {
  const cancelled = await storing(t, "folder");
  cancelled.outer.abort(new Stopped("cancelled"));
  await cancelled.done;
  assert.equal((await cancelled.ended()).state, "cancelled");
  const stopped = await storing(t, "folder");
  stopped.outer.abort(new Stopped("shutdown"));
  await assert.rejects(stopped.done, Stopped);
  assert.equal((await stopped.ended()).state, "running");
});

test("a run whose time is over while it waits says what it waited for", async (t) => {
  const { outer, done, ended } = await storing(t, "folder");
  outer.abort(new Stopped("timeout"));
  await done;
  const { exit_reason, problem, used } = await ended();
  assert.deepEqual([exit_reason, problem?.["code"], used], ["error", "not_ready", 0]);
});

test("a run that goes on waits for its files while their folder is away, and does no step twice", async (t) => {
  const { clock, lines, state, takeAway, paths, execute, claimed, leases, asked, told } = await desk(
    t,
    "folder",
    [200_000, 10],
  );
  const stop = new AbortController();
  state.onTurn = async (turn) => {
    if (turn === 1) stop.abort(new Stopped("shutdown"));
  };
  const first = await claimed("run_1");
  await assert.rejects(execute(first.lease, first.row, stop.signal), Stopped);
  const bringBack = takeAway();
  clock.advance(31_000);
  const { row, ...lease } = (await leases.claim("w2"))!;
  const done = execute(lease, row, new AbortController().signal);
  await until(() => lines.some((line) => line.startsWith("warn a run waits")));
  await until(() => clock.waiting() > 0);
  await bringBack();
  clock.advance(500);
  await done;
  assert.deepEqual(await paths(), ["f0.txt", "f1.txt"]);
  assert.deepEqual(asked, [0, 1, 1, 2]);
  const problems = (await told("run_1")).filter(({ name }) => name === "error");
  assert.deepEqual(problems, []);
});
