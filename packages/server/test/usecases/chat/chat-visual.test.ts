import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { NO_USAGE, TIERS } from "@signet/contract";
import { Refusal } from "../../../src/agents/chat/port.ts";
import { startOf } from "../../../src/agents/visual/builder.ts";
import type { BuilderState } from "../../../src/agents/visual/port.ts";
import { Stopped } from "../../../src/agents/port.ts";
import { visualRequestOf } from "../../../src/modules/runs/runs.ts";
import { buildVisualOf } from "../../../src/usecases/chat/chat-visual.ts";
import type { Ending } from "../../../src/usecases/runs/receipt-fields.ts";
import { createSealVisual } from "../../../src/usecases/visual/seal-visual.ts";
import { BRIEF, reportOf } from "../../agents/visual/build.ts";
import { MODEL } from "../code/rig.ts";
import { refuseWrites } from "../rig.ts";
import { ADA, chatShop, refusedWith } from "./rig.ts";

const unseen = () => {};

const TASK = "a snake game with a canary in it";
const PAGE = "<p>page</p>";
const GOOD: Ending = {
  ok: true,
  exitReason: "finished",
  interrupted: false,
  summary: "The page passed every check.",
  steps: 2,
  usage: NO_USAGE,
};
const { signal } = new AbortController();

/** A chat and the page that it has built; `work` does the build, with a page or without one. */
async function desk(t: TestContext) {
  const shop = await chatShop(t);
  const { row } = await shop.chatOf({ ...ADA, owner: "ada" });
  const seal = createSealVisual(shop);
  async function work(told: Promise<unknown>, over: Partial<Ending> = {}, page = true) {
    const { row: run, lease } = await shop.made("visual", told);
    const request = visualRequestOf(run);
    const checked = { html: PAGE, report: reportOf([]), mended: [] };
    const made: Partial<BuilderState> = { brief: BRIEF, best: { source: PAGE, checked, n: 1 } };
    const state = { ...startOf(request.task), ...(page ? made : {}) };
    const kept = page ? await shop.keep(lease, { "page.html": PAGE, "report.json": "{}" }) : [];
    await seal({ lease, row: run, request, state, kept, ending: { ...GOOD, ...over }, model: MODEL });
    return run;
  }
  return { ...shop, row, work, buildVisual: buildVisualOf(shop, row) };
}

test("a chat is told of its build what is sealed of it: where the page is, and how it is saved", async (t) => {
  const { buildVisual, work, readRuns } = await desk(t);
  const told = buildVisual(TASK, signal, unseen);
  const run = await work(told);
  const { receipt_sha: sha } = await readRuns.show(run, run.id);
  assert.deepEqual(await told, {
    runId: run.id,
    receiptSha: sha,
    ok: true,
    text: [
      "ok: true",
      "title: Garden",
      "exit_reason: finished",
      "verified: true",
      `receipt: ${sha}`,
      `page: /api/demo/runs/${run.id}/files/page.html (11 bytes)`,
      `to save it: signet run ${run.id} -o <folder>`,
      "summary: The page passed every check.",
    ].join("\n"),
  });
  assert.equal(Buffer.from(await readRuns.file(run, run.id, "page.html")).toString(), PAGE);
});

test("a page that passed and lacks a part is verified and not ok, and the chat is told all that it lacks", async (t) => {
  const { buildVisual, work } = await desk(t);
  const told = buildVisual(TASK, signal, unseen);
  await work(told, { ok: false, exitReason: "partial", notDone: ["with sound", "with a list"] });
  const { ok, text } = await told;
  assert.equal(ok, false);
  assert.match(text, /^ok: false\n[^]*\nverified: true\nnot_done: with sound; with a list\nreceipt: /);
});

test("a build without a page is told as such, and no address of one is given", async (t) => {
  const { buildVisual, work } = await desk(t);
  const told = buildVisual(TASK, signal, unseen);
  await work(told, { ok: false, exitReason: "unverified", summary: "No page was written." }, false);
  const { ok, text } = await told;
  assert.equal(ok, false);
  assert.match(text, /exit_reason: unverified\nverified: false\nreceipt: [0-9a-f]{64}\nto save it/);
  assert.doesNotMatch(text, /page\.html|not_done/);
});

test("the build takes a visual of its chat's caller and works in the chat's place", async (t) => {
  const { buildVisual, work, row, usedOf, metering, db } = await desk(t);
  assert.deepEqual([await usedOf("run"), await usedOf("visual")], [1, 0]);
  const told = buildVisual(TASK, signal, unseen);
  const run = await work(told);
  await told;
  assert.deepEqual([run.account, run.owner, run.request_id], [row.account, "ada", "req_chat"]);
  assert.deepEqual([await usedOf("run"), await usedOf("visual")], [1, 1]);
  assert.equal(await metering.running(db, row.account), 1, "the chat's own place is still held");
});

test("a caller whose visuals are used up, a machine without a browser and a second page are refused in their words", async (t) => {
  const { row, browser, all, usedOf, within, ledger, units, clock, ...shop } = await desk(t);
  const parts = { ...shop, row };
  browser.state = "unavailable";
  const build = buildVisualOf(parts, row);
  await assert.rejects(build(TASK, signal, unseen), refusedWith(/^there is no Chromium$/));
  await assert.rejects(
    build(TASK, signal, unseen),
    refusedWith(/^only one page can be built in a turn of the chat/),
  );
  assert.equal(await usedOf("visual"), 0, "what was not begun costs nothing");
  browser.state = "ready";
  for (let i = 0; i < TIERS.free.visual_per_day; i++)
    await within((tx) => units.take(tx, ADA, { unit: "visual", within: row.id }, `run_${i}`, clock.now()));
  await assert.rejects(buildVisualOf(parts, row)(TASK, signal, unseen), refusedWith(/visuals/));
  assert.deepEqual([await all("visual"), (await ledger.head()).size], [[], 0]);
});

test("the words of the task and the page are in no line of a ledger that shows tasks", async (t) => {
  const { buildVisual, work, ledgerText } = await desk(t);
  const told = buildVisual(TASK, signal, unseen);
  const run = await work(told);
  await told;
  const lines = await ledgerText();
  assert.equal(lines.split("\n").length, 2);
  assert.doesNotMatch(lines, /canary|snake|Garden/);
  assert.ok(!lines.includes(run.id));
});

test("a chat that is stopped has its build stopped, and one whose service stops leaves it to go on", async (t) => {
  for (const [why, stops] of [
    ["cancelled", 1],
    ["timeout", 1],
    ["shutdown", 0],
  ] as const) {
    const { buildVisual, made, all, stopped } = await desk(t);
    const stop = new AbortController();
    const told = buildVisual(TASK, stop.signal, unseen);
    await made("visual", told);
    stop.abort(new Stopped(why));
    await assert.rejects(told, stop.signal.reason as Error);
    await new Promise(setImmediate);
    assert.deepEqual([(await all("visual"))[0]!.cancel_requested, stopped.length], [stops, stops], why);
  }
});

test("a store that fails when the build is taken is a failure of ours and no refusal, and takes nothing", async (t) => {
  const { buildVisual, usedOf, all, db } = await desk(t);
  await refuseWrites(db, "insert", "ledger");
  await assert.rejects(
    buildVisual(TASK, signal, unseen),
    (thrown) => !(thrown instanceof Refusal) && /write is refused/.test(String(thrown)),
  );
  assert.deepEqual([await all("visual"), await usedOf("visual")], [[], 0]);
});
