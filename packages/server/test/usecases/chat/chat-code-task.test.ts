import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { BOUNDS } from "@signet/contract";
import { Stopped } from "../../../src/agents/port.ts";
import { requestOf } from "../../../src/modules/runs/runs.ts";
import { codeTaskOf } from "../../../src/usecases/chat/chat-code-task.ts";
import { createSealCodeRun } from "../../../src/usecases/code/seal-code-run.ts";
import { ending, MODEL } from "../code/rig.ts";
import { ADA, chatShop, refusedWith } from "./rig.ts";

const unseen = () => {};

const TASK = "write add.py, which adds two numbers: canary";
const { signal } = new AbortController();

/** A chat and its coding task; `work` does the run that it has made, and leaves these files. */
async function desk(t: TestContext) {
  const shop = await chatShop(t);
  const { row } = await shop.chatOf({ ...ADA, owner: "ada (canary)" });
  const seal = createSealCodeRun(shop);
  async function work(
    told: Promise<unknown>,
    texts: Record<string, string | Buffer>,
    over: Parameters<typeof ending>[0] = {},
  ) {
    const { row: run, lease } = await shop.made("code", told);
    const kept = { files: await shop.keep(lease, texts), complete: true };
    const sealing = {
      row: run,
      lease,
      request: requestOf(run),
      kept,
      model: MODEL,
      sandbox: "memory/1",
      inputs: null,
    };
    await seal({ ...sealing, state: null, begun: null, record: null, ending: ending(over) });
    return run;
  }
  return { ...shop, row, work, codeTask: codeTaskOf(shop, row) };
}

test("a chat is told of its coding run what is sealed of it, with the files that it made", async (t) => {
  const { codeTask, work, readRuns } = await desk(t);
  const told = codeTask(TASK, signal, unseen);
  const run = await work(told, { "add.py": "def add(a, b):\n    return a + b\n\n", "notes.md": "# Notes" });
  const { receipt_sha: sha } = await readRuns.show(run, run.id);
  assert.deepEqual(await told, {
    runId: run.id,
    receiptSha: sha,
    ok: true,
    text: [
      "ok: true",
      "exit_reason: finished",
      `receipt: ${sha}`,
      "files: add.py, notes.md",
      "summary: Done.",
      "``` add.py\ndef add(a, b):\n    return a + b\n```",
      "``` notes.md\n# Notes\n```",
    ].join("\n"),
  });
});

test("a coding run that failed is told as such: its receipt is there, and no success is claimed", async (t) => {
  const { codeTask, work } = await desk(t);
  const told = codeTask(TASK, signal, unseen);
  await work(told, {}, { ok: false, exitReason: "max_steps", summary: "It ran out of steps." });
  const { ok, text, receiptSha } = await told;
  assert.deepEqual([ok, /^[0-9a-f]{64}$/.test(receiptSha)], [false, true]);
  assert.match(text, /^ok: false\nexit_reason: max_steps\n/);
  assert.match(text, /files: \nsummary: It ran out of steps\.$/);
});

test("of its files a chat is shown three at most, and none that is long or no text", async (t) => {
  const { codeTask, work } = await desk(t);
  const told = codeTask(TASK, signal, unseen);
  await work(told, {
    "a.bin": Buffer.from([0xff, 0xfe, 0x00]),
    "b.txt": "b".repeat(6_001),
    "c.txt": "c".repeat(6_000),
    "d.txt": "the fourth",
  });
  const { text } = await told;
  assert.match(text, /files: a\.bin, b\.txt, c\.txt, d\.txt/);
  assert.deepEqual(
    [...text.matchAll(/^``` (.+)$/gm)].map(([, path]) => path),
    ["c.txt"],
  );
  assert.doesNotMatch(text, /\uFFFD|b{65}|the fourth/); // Longer than a hash, which may have a few of them.
});

test("the run is its chat's: of the same account and owner, under the same request, covered by the same unit", async (t) => {
  const { codeTask, work, row, usedOf, readRuns, metering, db } = await desk(t);
  const before = [await usedOf("run"), await metering.running(db, row.account)];
  const told = codeTask(TASK, signal, unseen);
  const run = await work(told, {});
  await told;
  assert.deepEqual([run.account, run.owner, run.request_id], ["acct_1", "ada (canary)", "req_chat"]);
  assert.deepEqual([await usedOf("run"), await metering.running(db, row.account)], before);
  assert.deepEqual(before, [1, 1]);
  await assert.rejects(readRuns.show({ account: "acct_1", owner: "bob" }, run.id), /no run of yours/);
});

test("the words of the task are in no line of a ledger that shows tasks, whoever wrote them", async (t) => {
  const { codeTask, work, ledgerText } = await desk(t);
  const told = codeTask(TASK, signal, unseen);
  const run = await work(told, { "add.py": "canary" });
  await told;
  const lines = await ledgerText();
  assert.equal(lines.split("\n").length, 2);
  assert.doesNotMatch(lines, /canary|add\.py/);
  assert.ok(!lines.includes(run.id));
});

test("a text that is no task, a machine without a sandbox and a second task are refused, and open nothing", async (t) => {
  const { row, driver, all, ledger, ...shop } = await desk(t);
  const fresh = () => codeTaskOf(shop, row);
  const none = refusedWith(/^this coding task cannot be accepted$/);
  for (const task of ["", "x".repeat(BOUNDS.task.max + 1)])
    await assert.rejects(fresh()(task, signal, unseen), none);
  driver.probed = { ...driver.probed, ok: false, missing: ["install bubblewrap"] };
  await assert.rejects(
    fresh()(TASK, signal, unseen),
    refusedWith(/only run in a sandbox.*install bubblewrap/),
  );
  const once = fresh();
  await assert.rejects(once("", signal, unseen), none);
  await assert.rejects(
    once(TASK, signal, unseen),
    refusedWith(/^only one coding task is possible in a turn/),
  );
  assert.deepEqual([await all("code"), (await ledger.head()).size], [[], 0]);
});

test("a chat that is stopped has its run stopped, and is told nothing of it", async (t) => {
  const { codeTask, made, all, stopped } = await desk(t);
  const stop = new AbortController();
  const told = codeTask(TASK, stop.signal, unseen);
  const { row: run } = await made("code", told);
  stop.abort(new Stopped("cancelled"));
  await assert.rejects(told, stop.signal.reason as Error);
  await new Promise(setImmediate);
  assert.deepEqual([(await all("code"))[0]!.cancel_requested, stopped], [1, [run.id]]);
});

test("a store that lost a file of the run is a failure of ours: no refusal, and no half of the answer", async (t) => {
  const { row, work, readRuns, ...shop } = await desk(t);
  const file = () => Promise.reject(new Error("stored file is damaged"));
  const told = codeTaskOf({ ...shop, readRuns: { ...readRuns, file } }, row)(TASK, signal, unseen);
  const failed = assert.rejects(
    told,
    (thrown) => thrown instanceof Error && thrown.name === "Error" && /is damaged/.test(thrown.message),
  );
  const run = await work(told, { "add.py": "1" });
  await failed;
  assert.equal((await readRuns.show(run, run.id)).ok, true, "its run is sealed all the same");
});

test("a stream that ends without the run's end is no result", async (t) => {
  const { row, readRuns, ...shop } = await desk(t);
  const events = async () =>
    (async function* () {
      yield [{ seq: 1, name: "code_receipt", data: JSON.stringify({ receipt_sha: "ab" }) }];
    })();
  await assert.rejects(
    codeTaskOf({ ...shop, readRuns: { ...readRuns, events } }, row)(TASK, signal, unseen),
    /ended without its receipt/,
  );
});
