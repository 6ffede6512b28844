import assert from "node:assert/strict";
import { test, type TestContext } from "node:test";
import { loadConfig } from "../../../src/base/config.ts";
import { createErasure, type EraseAlso } from "../../../src/modules/runs/erasure.ts";
import { createEraseRun, createRetention } from "../../../src/usecases/runs/erase-runs.ts";
import { newRun, temporaryStore } from "../../support/store.ts";
import { until } from "../../support/until.ts";
import { DAY, openLog, problemOf, refused, refuseWrites } from "../rig.ts";

const MINE = { account: "local", owner: "" };

/** A store with runs of one caller, and who erases them; kept for ten days. */
async function archive(t: TestContext, also: EraseAlso[] = []) {
  const store = await temporaryStore(t);
  const { db, clock, runs, files } = store;
  const { lines, log } = openLog();
  const { config } = loadConfig({ SVC_RETENTION_DAYS: "10" });
  const erasure = createErasure({ db, clock, also });
  /** A run that has ended now, with an event and a file. */
  async function ended(id: string, conversation?: string) {
    await db.transaction().execute(async (tx) => {
      await runs.open(tx, newRun(id, conversation ? { conversation } : {}));
      const event = { run_id: id, seq: 1, name: "agent_note", data_json: `{"text":"secret of ${id}"}` };
      await tx.insertInto("run_event").values(event).execute();
      const content = Buffer.from(`file of ${id}`);
      const kept = { path: "a", bytes: 1, sha256: `sha of ${id}`, executable: false };
      await files.keep(tx, id, [kept], [{ sha256: kept.sha256, content }]);
      const end = { state: "succeeded", finished_at: clock.now(), last_seq: 1 } as const;
      await tx.updateTable("run").set(end).where("id", "=", id).execute();
    });
  }
  return {
    ...store,
    lines,
    erasure,
    ended,
    erase: createEraseRun({ erasure, log }),
    retention: () => createRetention({ clock, config, log, erasure, forgetDays: async () => {} }),
    left: async () => ({
      shown: (await runs.list(MINE, 100)).map(({ id }) => id).toReversed(),
      events: (await db.selectFrom("run_event").select("run_id").execute()).map(({ run_id }) => run_id),
      files: (await db.selectFrom("blob").select("sha256").execute()).length,
    }),
  };
}

test("a run under way is not erased, and others' runs are not found by any who ask", async (t) => {
  const { erase, ended, runs, db, left } = await archive(t);
  await db.transaction().execute((tx) => runs.open(tx, newRun("run_1")));
  const problem = await problemOf(erase(MINE, "run_1"), "run_under_way");
  assert.equal(problem.extras.retryAfterSeconds, 5);
  await ended("run_2");
  for (const scope of [
    { account: "local", owner: "bob" },
    { account: "acct_1", owner: "" },
  ])
    for (const id of ["run_1", "run_2", "run_9"])
      await assert.rejects(erase(scope, id), refused("run_not_found"));
  assert.deepEqual((await left()).shown, ["run_1", "run_2"]);
});

test("of two who erase a run at once one did it, and the other is told that there is none", async (t) => {
  const { erase, ended, left } = await archive(t);
  await ended("run_1");
  const both = await Promise.allSettled([erase(MINE, "run_1"), erase(MINE, "run_1")]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
  await assert.rejects(erase(MINE, "run_1"), refused("run_not_found"));
  assert.deepEqual(await left(), { shown: [], events: [], files: 0 });
});

test("an erasing that dies before its files are gone has taken the run from everybody, and the next round takes the rest", async (t) => {
  const { erase, ended, db, left, retention } = await archive(t);
  await ended("run_1");
  await ended("run_2");
  const heal = await refuseWrites(db, "delete", "run_event");
  await assert.rejects(erase(MINE, "run_1"), /refused/);
  assert.deepEqual(await left(), { shown: ["run_2"], events: ["run_1", "run_2"], files: 2 });
  await heal();
  assert.equal(await retention().sweep(), 0, "it was erased before");
  assert.deepEqual(await left(), { shown: ["run_2"], events: ["run_2"], files: 1 });
});

test("what was learned from a run and its row go together or not at all", async (t) => {
  const state = { broken: true, gone: [] as string[] };
  const also: EraseAlso = async (_tx, { id }) => {
    if (state.broken) throw new Error("the library refuses");
    state.gone.push(id);
  };
  const { erase, ended, left } = await archive(t, [also]);
  await ended("run_1");
  await assert.rejects(erase(MINE, "run_1"), /the library refuses/);
  assert.deepEqual(await left(), { shown: ["run_1"], events: ["run_1"], files: 1 });
  state.broken = false;
  await erase(MINE, "run_1");
  assert.deepEqual([state.gone, (await left()).shown], [["run_1"], []]);
});

test("runs are kept for as long as is set, to the millisecond, and a conversation's as long as its last", async (t) => {
  const { ended, clock, retention, left, lines } = await archive(t);
  await ended("run_1");
  await ended("run_2", "talk");
  clock.advance(5 * DAY);
  await ended("run_3", "talk");
  clock.advance(5 * DAY);
  assert.equal(await retention().sweep(), 0);
  clock.advance(1);
  assert.equal(await retention().sweep(), 1);
  assert.deepEqual((await left()).shown, ["run_2", "run_3"]);
  assert.ok(lines.some((line) => line.includes('"runs":1,"days":10')));
  clock.advance(5 * DAY);
  assert.equal(await retention().sweep(), 2);
  assert.deepEqual(await left(), { shown: [], events: [], files: 0 });
});

test("a run that cannot be erased does not keep the others, and is tried again in the next round", async (t) => {
  const poison = new Set(["run_001"]);
  const also: EraseAlso = async (_tx, { id }) => {
    if (poison.has(id)) throw new Error("this one cannot be read");
  };
  const { ended, clock, retention, left, lines } = await archive(t, [also]);
  for (let i = 0; i < 120; i++) await ended(`run_${String(i).padStart(3, "0")}`);
  clock.advance(11 * DAY);
  assert.equal(await retention().sweep(), 119);
  assert.deepEqual((await left()).shown, ["run_001"]);
  assert.ok(lines.some((line) => line.startsWith("error") && line.includes("run_001")));
  poison.clear();
  assert.equal(await retention().sweep(), 1);
});

test("two services that erase at the same time erase each run once", async (t) => {
  const { ended, clock, retention, left } = await archive(t);
  for (let i = 0; i < 60; i++) await ended(`run_${i}`);
  clock.advance(11 * DAY);
  const counts = await Promise.all([retention().sweep(), retention().sweep()]);
  assert.equal(counts[0] + counts[1], 60);
  assert.deepEqual(await left(), { shown: [], events: [], files: 0 });
});

test("old runs are erased at the start and every hour; a round that the store refuses is made up for by the next", async (t) => {
  const { ended, clock, retention, left, lines, db } = await archive(t);
  await ended("run_1");
  clock.advance(11 * DAY);
  const again = await refuseWrites(db, "delete", "run_event");
  const one = retention();
  one.start();
  await until(() => clock.waiting() === 1);
  assert.ok(lines.some((line) => line.startsWith("error")));
  await again();
  clock.advance(3_600_000);
  await until(async () => (await left()).events.length === 0);
  await one.stop();
  assert.equal(clock.waiting(), 0, "and stops at once");
});

test("a service that stops in the middle stops erasing, and what it left is done after the next start", async (t) => {
  const { ended, clock, left, retention, erasure } = await archive(t);
  for (let i = 0; i < 5; i++) await ended(`run_${i}`);
  clock.advance(11 * DAY);
  const one = retention();
  const eraseDue = erasure.eraseDue.bind(erasure);
  let stopped: Promise<void> | undefined;
  erasure.eraseDue = (id, signal) => {
    if (id === "run_2") stopped = one.stop();
    return eraseDue(id, signal);
  };
  assert.equal(await one.sweep(), 3);
  await stopped;
  assert.deepEqual((await left()).shown, ["run_3", "run_4"]);
  erasure.eraseDue = eraseDue;
  await retention().sweep();
  assert.deepEqual(await left(), { shown: [], events: [], files: 0 });
});
