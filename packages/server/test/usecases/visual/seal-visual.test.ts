import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { NO_USAGE, type VisualResult } from "@signet/contract";
import type { Browsers } from "@signet/page-verifier";
import { startOf } from "../../../src/agents/visual/builder.ts";
import type { BuilderState } from "../../../src/agents/visual/port.ts";
import { createLeases } from "../../../src/modules/runs/leases.ts";
import type { Tables } from "../../../src/store/schema.ts";
import { createOpenRun } from "../../../src/usecases/runs/open-run.ts";
import type { Ending } from "../../../src/usecases/runs/receipt-fields.ts";
import { createAcceptVisual } from "../../../src/usecases/visual/accept-visual.ts";
import { createSealVisual } from "../../../src/usecases/visual/seal-visual.ts";
import { filesOf } from "../../../src/usecases/visual/visual-files.ts";
import { BRIEF, reportOf } from "../../agents/visual/build.ts";
import { MODEL, workshop } from "../code/rig.ts";
import { problemOf, refused, refuseWrites, rowsOf, stranger } from "../rig.ts";

const TASK = { task: "a snake game" };
const WHO = { ...stranger(), requestId: "r" };
const GOOD: Ending = {
  ok: true,
  exitReason: "finished",
  interrupted: false,
  summary: "Built.",
  steps: 2,
  usage: NO_USAGE,
};

/** Builds as they are taken and sealed; `browser` is what this machine is said to have. */
async function studio(t: TestContext) {
  const shop = await workshop(t);
  const { files, journal, within, db, clock } = shop;
  const browser = { state: "untried" as string, warmed: 0, mended: false };
  const browsers = {
    status: () => ({ state: browser.state, reason: "there is no Chromium" }),
    warm: async () => {
      browser.warmed++;
      if (browser.mended) browser.state = "ready";
    },
  } as unknown as Browsers;
  const openRun = createOpenRun({ ...shop, ready: () => true });
  const queued = { count: 0 };
  const accept = createAcceptVisual({ ...shop, openRun, browsers, onQueued: () => queued.count++ });
  const seal = createSealVisual(shop);
  /** A build that was taken, and has a page that passed or not. */
  async function built(passed = true) {
    const { id } = await accept(TASK, WHO);
    const { row, ...lease } = (await createLeases({ db, clock, kind: "visual" }).claim("w"))!;
    const report = reportOf(passed ? [] : ["accessible"]);
    const checked = { html: "<p>page</p>", report, mended: [] };
    const best = { source: "<p>page</p>", checked, n: 1 };
    const state: BuilderState = { ...startOf(TASK.task), brief: BRIEF, source: best.source, best };
    const { kept, fresh } = filesOf(best, [{ path: "desktop.png", content: Buffer.from("picture") }]);
    await within(async (tx) => {
      await files.keep(tx, id, kept, fresh);
      await journal.appendIn(tx, lease, [], {
        files_json: JSON.stringify({ files: kept, complete: true }),
      });
    });
    return { lease, row, request: TASK, state, kept, model: MODEL, ending: GOOD };
  }
  return {
    ...shop,
    accept,
    seal,
    built,
    browser,
    queued,
    used: async () => (await shop.metering.standing(db, WHO.account, "visual")).used,
    result: async (id: string) => {
      const events = await journal.read(id, 0);
      return JSON.parse(events.find(({ name }) => name === "visual_done")!.data) as VisualResult;
    },
  };
}

const WRITTEN = ["run", "run_event", "ledger", "ledger_head", "lesson", "meter", "allowance"] as const;

test("a build that cannot be checked is not begun; what was missing may be there by now", async (t) => {
  const { accept, browser, runs, ledger, queued, used } = await studio(t);
  browser.state = "unavailable";
  const problem = await problemOf(accept(TASK, WHO), "browser_unavailable");
  assert.match(problem.message, /no Chromium/);
  assert.deepEqual(
    [await runs.list(WHO, 9), (await ledger.head()).size, await used(), queued.count],
    [[], 0, 0, 0],
  );
  browser.mended = true;
  const { meter } = await accept(TASK, WHO);
  assert.deepEqual([browser.warmed, meter!.unit, meter!.used, queued.count], [2, "visual", 1, 1]);
  assert.equal((await ledger.head()).size, 1);
});

test("a build that comes again with its key is one build, and a place is needed for the next", async (t) => {
  const { accept, queued } = await studio(t);
  const keyed = { ...WHO, idempotencyKey: "k" };
  const first = await accept(TASK, keyed);
  assert.equal((await accept(TASK, keyed)).id, first.id);
  assert.equal(queued.count, 1);
  await assert.rejects(accept(TASK, WHO), refused("concurrency_limited"));
  await accept(TASK, WHO, { within: first.id });
});

test("a seal that dies at any of its writes has sealed nothing and cost nothing, and is whole the next time", async (t) => {
  const { seal, built, db, ledger, used, result } = await studio(t);
  const build = await built(false);
  const failed = { ...build, ending: { ...GOOD, ok: false, exitReason: "max_steps" as const } };
  const before = await rowsOf(db, ...WRITTEN);
  const writes: ["insert" | "update", keyof Tables][] = [
    ["update", "allowance"],
    ["update", "meter"],
    ["insert", "ledger"],
    ["update", "ledger_head"],
    ["insert", "run_event"],
    ["update", "run"],
  ];
  for (const [write, table] of writes) {
    const heal = await refuseWrites(db, write, table);
    await assert.rejects(seal(failed), /refused/, table);
    assert.equal(await rowsOf(db, ...WRITTEN), before, table);
    await heal();
  }
  await seal(failed);
  assert.deepEqual([(await ledger.head()).size, await used()], [2, 0]);
  assert.equal(
    (await result(build.row.id)).usage.visuals_remaining,
    2,
    "a page that did not pass costs nothing",
  );
});

test("what is told of a build is what is kept of it: the page, its report and its picture, by their hashes", async (t) => {
  const { seal, built, result, files, used } = await studio(t);
  const build = await built();
  await seal(build);
  const told = await result(build.row.id);
  assert.deepEqual(
    [told.ok, told.html, told.usage.visuals_remaining, await used()],
    [true, "<p>page</p>", 1, 1],
  );
  assert.equal(told.screenshot, `data:image/png;base64,${Buffer.from("picture").toString("base64")}`);
  for (const { sha256, bytes } of told.files) assert.equal((await files.content(sha256)).length, bytes);
  assert.equal(told.receipt["report"], told.report_sha256);
  assert.equal(told.receipt["n_files"], 3);
});

test("a picture that the store damaged or lost is missing from the answer, and keeps no build from its end", async (t) => {
  for (const lost of [false, true]) {
    const { seal, built, result, runs, db, lines } = await studio(t);
    const build = await built();
    const picture = build.kept.find(({ path }) => path === "desktop.png")!;
    const blob = db.updateTable("blob").set({ content: Buffer.from("bent") } as never);
    if (lost) await db.deleteFrom("run_blob").where("sha256", "=", picture.sha256).execute();
    if (lost) await db.deleteFrom("blob").where("sha256", "=", picture.sha256).execute();
    else await blob.where("sha256", "=", picture.sha256).execute();
    await seal(build);
    const told = await result(build.row.id);
    assert.deepEqual([told.screenshot, told.ok, told.html], [null, true, "<p>page</p>"]);
    assert.equal((await runs.find(WHO, build.row.id))!.state, "succeeded");
    assert.ok(lines.some((line) => line.startsWith("error")));
  }
});

test("a build that never had a page is sealed as such: nothing was checked, and nothing is claimed", async (t) => {
  const { seal, built, result, used } = await studio(t);
  const build = await built();
  const ending = { ...GOOD, ok: false, exitReason: "needs_model" as const, steps: 0 };
  await seal({ ...build, state: startOf(TASK.task), kept: [], ending });
  const told = await result(build.row.id);
  assert.deepEqual(
    [told.html, told.report, told.screenshot, told.files, told.receipt["check"], told.receipt["report"]],
    [null, null, null, [], "none", ""],
  );
  assert.equal(await used(), 0);
});

test("a page that passed and lacks a part is verified and not ok, says what it lacks, and costs nothing", async (t) => {
  const { seal, built, result, used, runs } = await studio(t);
  const build = await built();
  const notDone = ["with an online list"];
  await seal({ ...build, ending: { ...GOOD, ok: false, exitReason: "partial", notDone } });
  const told = await result(build.row.id);
  assert.deepEqual(
    [
      told.ok,
      told.verified,
      told.exit_reason,
      told.not_done,
      told.receipt.ok,
      told.receipt.end,
      await used(),
    ],
    [false, true, "partial", notDone, false, "failed", 0],
  );
  assert.equal((await runs.find(WHO, build.row.id))!.state, "failed");
});
