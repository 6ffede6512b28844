import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test, type TestContext } from "node:test";
import { loadConfig } from "../../../src/base/config.ts";
import { createLog } from "../../../src/base/log.ts";
import { forgetDays as forgetOldDays } from "../../../src/modules/metering/metering.ts";
import { createErasure, type ErasedRun } from "../../../src/modules/runs/erasure.ts";
import { createFiles } from "../../../src/modules/runs/files.ts";
import { createJournal } from "../../../src/modules/runs/journal.ts";
import { createLeases } from "../../../src/modules/runs/leases.ts";
import { createRuns, type NewRun } from "../../../src/modules/runs/runs.ts";
import { createEraseRun, createRetention } from "../../../src/usecases/runs/erase-runs.ts";
import { fakeClock } from "../../support/clock.ts";
import { ON_POSTGRES } from "../../support/database.ts";
import { claimedRun, newRun, openTestStore, temporaryFolder } from "../../support/store.ts";
import { until } from "../../support/until.ts";

const CANARY = "canary-7f3a-private";
const DAY_MS = 86_400_000;
const MINE = { account: "local", owner: "" };

async function temporaryErasure(t: TestContext) {
  const folder = temporaryFolder(t);
  const clock = fakeClock();
  const { db, close } = await openTestStore(folder);
  t.after(close);
  const also: ErasedRun[] = [];
  const store = {
    db,
    clock,
    runs: createRuns({ db, clock }),
    leases: createLeases({ db, clock, kind: "code" }),
    journal: createJournal({ db, clock }),
    files: createFiles({ db }),
  };
  const erasure = createErasure({ db, clock, also: [async (_tx, run) => void also.push(run)] });
  const log = createLog("silent");
  const { config } = loadConfig({});

  /** A run that ended, with events and a file of its own and one that all share. */
  async function ended(id: string, over: Parameters<typeof newRun>[1] = {}, events = 3): Promise<void> {
    const run: NewRun = newRun(id, over);
    await db.transaction().execute((tx) => store.runs.open(tx, run));
    const claimed = (await store.leases.claim("w1"))!;
    const said = { name: "agent_note", data: { text: CANARY, step: 1 } } as const;
    await store.journal.append(
      claimed,
      Array.from({ length: events }, () => said),
    );
    const manifest = [`own-${id}`, "shared"].map((sha256) => ({
      path: sha256,
      bytes: 1,
      sha256,
      executable: false,
    }));
    const fresh = manifest.map(({ sha256 }) => ({ sha256, content: Buffer.from(`${CANARY} ${sha256}`) }));
    await db.transaction().execute(async (tx) => {
      await store.files.keep(tx, id, manifest, fresh);
      await store.journal.appendIn(tx, claimed, [], {
        state: "succeeded",
        ok: 1,
        exit_reason: "finished",
        check_kind: "given",
        receipt_sha: "aa",
        finished_at: clock.now(),
      });
    });
  }
  const left = async (id: string) => ({
    run: await store.runs.find(MINE, id),
    events: (await store.journal.read(id, 0)).length,
    files: (await db.selectFrom("run_blob").selectAll().where("run_id", "=", id).execute()).length,
  });
  const blobs = async () =>
    (await db.selectFrom("blob").select("sha256").orderBy("sha256").execute()).map((b) => b.sha256);
  const forgetDays = (now: number, signal: AbortSignal) => forgetOldDays(db, now, signal);
  const parts = { clock, config, log, erasure, forgetDays };
  return { ...store, folder, also, erasure, ended, left, stored: blobs, parts, erase: createEraseRun(parts) };
}

test("an erased run is gone: no task, event, file, opening or message, and no byte of them in the data folder", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_a", { opening: "5f".repeat(32), conversation: CANARY, owner: "" });
  await store.db
    .insertInto("webhook")
    .values({ run_id: "run_a", id: "msg", ...MINE, url: CANARY, body: CANARY, state: "pending", next_at: 0 })
    .execute();
  const bytes = () =>
    readdirSync(store.folder)
      .map((name) => readFileSync(path.join(store.folder, name), "latin1"))
      .join();
  // Postgres keeps its files elsewhere, and removes deleted rows when it vacuums.
  assert.ok(ON_POSTGRES || bytes().includes(CANARY));
  assert.deepEqual(await store.erase(MINE, "run_a"), { ok: true, run_id: "run_a" });
  assert.deepEqual(await store.left("run_a"), { run: undefined, events: 0, files: 0 });
  assert.deepEqual(await store.stored(), []);
  assert.deepEqual(await store.runs.list(MINE, 9), []);
  for (const secret of [CANARY, "5f".repeat(32), "task of run_a"])
    assert.ok(!bytes().includes(secret), secret);
  assert.deepEqual(store.also, [{ id: "run_a", ...MINE, conversationId: CANARY }]);
});

test("what other runs still hold stays, and so do they", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_a");
  await store.ended("run_b");
  await store.erase(MINE, "run_a");
  assert.deepEqual(await store.stored(), ["own-run_b", "shared"]);
  const { run, events, files } = await store.left("run_b");
  assert.deepEqual([run?.id, events, files], ["run_b", 3, 2]);
});

test("a run under way is not erased, another's and an erased one are not there", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_b");
  const claimed = await claimedRun(store, "run_a");
  await assert.rejects(store.erase(MINE, "run_a"), { code: "run_under_way" });
  for (const scope of [
    { account: "other", owner: "" },
    { account: "local", owner: "somebody" },
  ])
    for (const id of ["run_a", "run_b"])
      await assert.rejects(store.erase(scope, id), { code: "run_not_found" }, id);
  await assert.rejects(store.erase(MINE, "run_none"), { code: "run_not_found" });
  await store.journal.append(claimed, [{ name: "agent_note", data: { text: "still here", step: 1 } }]);
  assert.equal((await store.left("run_b")).events, 3);
  await store.erase(MINE, "run_b");
  await assert.rejects(store.erase(MINE, "run_b"), { code: "run_not_found" });
});

test("a reader that waits for more of an erased run is let go", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_a");
  const reading = store.journal.tail("run_a", 1, () => false, AbortSignal.timeout(20_000));
  assert.equal((await reading.next()).value?.[0]?.seq, 2);
  await store.erase(MINE, "run_a");
  while (!(await reading.next()).done);
});

test("an erasure of very much lets others have their turn", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_a", {}, 5_000);
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await store.erase(MINE, "run_a");
  clearInterval(ticking);
  assert.ok(turns >= 5, `${turns} turns`);
});

test("an erasure that died in between is finished by the next round, and its row goes with its key's life", async (t) => {
  const store = await temporaryErasure(t);
  await store.ended("run_a", { idempotency: { key: "k", bodySha: "b" } });
  const dead = createErasure({
    ...store,
    also: [() => Promise.reject(new Error("died in the transaction"))],
  });
  await assert.rejects(dead.erase(MINE, "run_a"), /died/);
  assert.equal((await store.left("run_a")).run?.id, "run_a");
  const stopped = AbortSignal.abort();
  assert.equal(await store.erasure.eraseDue("run_a", stopped), true);
  assert.equal((await store.left("run_a")).run, undefined, "gone for everybody at once");
  assert.ok((await store.left("run_a")).files > 0);
  const retention = createRetention(store.parts);
  await retention.sweep();
  assert.deepEqual(await store.left("run_a"), { run: undefined, events: 0, files: 0 });
  assert.equal((await store.runs.findByKey(MINE, "k"))?.erased_at, store.clock.now());
  store.clock.advance(DAY_MS + 1);
  await retention.sweep();
  assert.equal(await store.runs.findByKey(MINE, "k"), undefined);
  assert.deepEqual(await store.db.selectFrom("run").select("id").execute(), []);
});

test("by age: runs go when their time is over, those of a conversation after its last use", async (t) => {
  const store = await temporaryErasure(t);
  const retention = createRetention(store.parts);
  await store.ended("run_1", { conversation: "talk" });
  await store.ended("run_2", { conversation: "talk", owner: "another" });
  await store.ended("run_3");
  store.clock.advance(50 * DAY_MS);
  await store.ended("run_4", { conversation: "talk" });
  await store.ended("run_5");
  const ids = async () =>
    (
      await store.db.selectFrom("run").select("id").where("erased_at", "is", null).orderBy("id").execute()
    ).map((r) => r.id);
  store.clock.advance(40 * DAY_MS);
  assert.equal(await retention.sweep(), 0, "the 90th day is not over");
  store.clock.advance(1);
  assert.equal(await retention.sweep(), 2);
  assert.deepEqual(await ids(), ["run_1", "run_4", "run_5"]);
  const claimed = await claimedRun(store, "run_6");
  await store.db.updateTable("run").set({ conversation_id: "talk" }).where("id", "=", "run_6").execute();
  store.clock.advance(60 * DAY_MS);
  assert.equal(await retention.sweep(), 1);
  assert.deepEqual(await ids(), ["run_1", "run_4", "run_6"], "its conversation is in use");
  assert.equal(claimed.runId, "run_6");
});

test("what old days took of allowances goes, and that of a week stays", async (t) => {
  const store = await temporaryErasure(t);
  const { db, clock } = store;
  const dayBefore = (days: number) => new Date(clock.now() - days * DAY_MS).toISOString().slice(0, 10);
  const days = [0, 7, ...Array.from({ length: 600 }, (_, i) => 8 + i)].map(dayBefore);
  for (const day of days) {
    const used = { unit: "run", day, used: 1 } as const;
    await db
      .insertInto("allowance")
      .values({ account: "acct_1", ...used })
      .execute();
    await db
      .insertInto("address_day")
      .values({ address: "203.0.113.9", ...used })
      .execute();
  }
  await createRetention(store.parts).sweep();
  for (const table of ["allowance", "address_day"] as const) {
    const left = await db.selectFrom(table).select("day").orderBy("day", "desc").execute();
    assert.deepEqual(
      left.map(({ day }) => day),
      [dayBefore(0), dayBefore(7)],
    );
  }
});

test("rows of runs that were erased go in small steps, so that others have their turn", async (t) => {
  const store = await temporaryErasure(t);
  const { db, clock } = store;
  const opened = newRun("run", { idempotency: null });
  await db.transaction().execute(async (tx) => {
    for (let i = 0; i < 3_000; i++) await store.runs.open(tx, { ...opened, id: `run_${i}` });
    const erased = { state: "succeeded", finished_at: clock.now(), erased_at: clock.now() } as const;
    await tx.updateTable("run").set(erased).execute();
  });
  clock.advance(DAY_MS + 1);
  let turns = 0;
  const ticking = setInterval(() => turns++, 0);
  await createRetention(store.parts).sweep();
  clearInterval(ticking);
  assert.deepEqual(await db.selectFrom("run").select("id").execute(), []);
  assert.ok(turns >= 5, `${turns} turns`);
});

test("the schedule looks at the start and every hour, more runs than one batch, and stops when told", async (t) => {
  const store = await temporaryErasure(t);
  for (let i = 0; i < 60; i++) await store.ended(`run_${i}`);
  store.clock.advance(91 * DAY_MS);
  const kept = async () => (await store.runs.list(MINE, 100)).length;
  const retention = createRetention(store.parts);
  retention.start();
  await until(async () => (await kept()) === 0 && store.clock.waiting() === 1);
  await store.ended("run_late");
  store.clock.advance(90 * DAY_MS + 3_600_000);
  await until(async () => (await kept()) === 0 && store.clock.waiting() === 1);
  await retention.stop();
  assert.equal(store.clock.waiting(), 0);
});
