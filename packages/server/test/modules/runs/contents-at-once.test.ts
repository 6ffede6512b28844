import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { after, before, describe, test, type TestContext } from "node:test";
import { sql } from "kysely";
import { createErasure } from "../../../src/modules/runs/erasure.ts";
import { createFiles } from "../../../src/modules/runs/files.ts";
import { createRuns } from "../../../src/modules/runs/runs.ts";
import { openStore } from "../../../src/store/open-store.ts";
import { fakeClock } from "../../support/clock.ts";
import { NO_POSTGRES, type PostgresServer, startPostgres } from "../../support/postgres.ts";
import { newRun } from "../../support/store.ts";
import { until } from "../../support/until.ts";

const shaOf = (text: string) => createHash("sha256").update(text).digest("hex");
const newOf = (text: string) => ({ sha256: shaOf(text), content: Buffer.from(text) });
const ME = { account: "local", owner: "" };

describe("contents of several runs on Postgres", { skip: NO_POSTGRES ?? false }, () => {
  let server: PostgresServer;
  before(async () => void (server = await startPostgres()));
  after(() => server.stop());

  /** A database with these runs. */
  async function place(t: TestContext, runs: readonly string[]) {
    const { db, close } = await openStore({ dataDir: "", databaseUrl: await server.createDatabase() });
    t.after(close);
    const clock = fakeClock();
    const files = createFiles({ db });
    for (const id of runs)
      await db.transaction().execute((tx) => createRuns({ db, clock }).open(tx, newRun(id)));
    /** Makes these texts the files of a run, all of them anew, as a step does; `then` is part of the transaction. */
    const step = (run: string, texts: readonly string[], then = async () => {}) =>
      db.transaction().execute(async (tx) => {
        const all = texts.map(newOf);
        await files.keep(tx, run, all, all);
        await then();
      });
    /** A step that has done everything but commit, until it is let go. */
    async function held(run: string, texts: readonly string[]) {
      const there = Promise.withResolvers<void>();
      const go = Promise.withResolvers<void>();
      const done = step(run, texts, () => (there.resolve(), go.promise));
      await Promise.race([there.promise, done]);
      return () => (go.resolve(), done);
    }
    /** Resolves once the work is done, or waits for a lock of another transaction. */
    async function underWay(work: Promise<unknown>): Promise<void> {
      let isDone = false;
      work.then(
        () => (isDone = true),
        () => (isDone = true),
      );
      await until(async () => {
        const waiting = sql<{ n: number }>`select count(*) as n from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`;
        return isDone || (await waiting.execute(db)).rows[0]!.n > 0;
      });
    }
    const end = (run: string) =>
      db.updateTable("run").set({ state: "succeeded", finished_at: 1 }).where("id", "=", run).execute();
    /** Asserts that exactly what a run holds is stored, and whole; returns how many contents that is. */
    async function sound(): Promise<number> {
      const rows = await db.selectFrom("run_blob").select("sha256").distinct().execute();
      const stored = await db.selectFrom("blob").select(["sha256", "content"]).execute();
      for (const { sha256, content } of stored)
        assert.equal(createHash("sha256").update(content).digest("hex"), sha256);
      const named = rows.map(({ sha256 }) => sha256).toSorted();
      assert.deepEqual(stored.map(({ sha256 }) => sha256).toSorted(), named);
      return named.length;
    }
    return { db, clock, step, held, underWay, end, sound, erasure: createErasure({ db, clock, also: [] }) };
  }

  test("two runs that drop the same content at once leave nothing of it behind", async (t) => {
    const { step, held, underWay, sound } = await place(t, ["run_a", "run_b"]);
    for (const run of ["run_a", "run_b"]) await step(run, ["same"]);
    const commit = await held("run_a", []);
    const other = step("run_b", []);
    await underWay(other);
    await Promise.all([commit(), other]);
    assert.equal(await sound(), 0);
  });

  test("a run that is erased while another drops the same content leaves nothing of it behind", async (t) => {
    const { step, held, underWay, end, erasure, sound } = await place(t, ["run_a", "run_b"]);
    for (const run of ["run_a", "run_b"]) await step(run, ["same"]);
    await end("run_b");
    const commit = await held("run_a", []);
    const erased = erasure.erase(ME, "run_b");
    await underWay(erased);
    await commit();
    assert.equal(await erased, "erased");
    assert.equal(await sound(), 0);
  });

  test("services that erase what is due at the same time erase each run once", async (t) => {
    const runs = Array.from({ length: 20 }, (_, i) => `run_${i}`);
    const { db, clock, end, step, sound } = await place(t, runs);
    for (const run of runs) await Promise.all([step(run, [run, "same"]), end(run)]);
    const erased: string[] = [];
    const also = [async (_tx: unknown, { id }: { id: string }) => void erased.push(id)];
    const service = async () => {
      const erasure = createErasure({ db, clock, also });
      let count = 0;
      for (const run of runs) if (await erasure.eraseDue(run)) count++;
      return count;
    };
    const counts = await Promise.all([service(), service(), service()]);
    assert.equal(
      counts.reduce((a, b) => a + b),
      20,
    );
    assert.deepEqual(erased.toSorted(), runs.toSorted());
    assert.equal(await sound(), 0);
  });

  test("a content that one run drops while another stores it again is there for the other, whoever is first", async (t) => {
    const { step, held, underWay, sound } = await place(t, ["run_a", "run_b"]);
    for (const [first, texts] of [
      ["run_a", []],
      ["run_b", ["same"]],
    ] as const) {
      await step("run_a", ["same"]);
      await step("run_b", []);
      const commit = await held(first, texts);
      const other = first === "run_a" ? step("run_b", ["same"]) : step("run_a", []);
      await underWay(other);
      await Promise.all([commit(), other]);
      assert.equal(await sound(), 1);
    }
  });

  test("runs that store and drop the same contents in any order neither fail nor leave anything behind", async (t) => {
    const runs = Array.from({ length: 6 }, (_, i) => `run_${i}`);
    const { step, sound } = await place(t, runs);
    let state = 7;
    const random = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
    const some = () =>
      Array.from({ length: 8 }, (_, i) => `text ${i}`)
        .filter(() => random() < 0.5)
        .toSorted(() => random() - 0.5);
    await Promise.all(
      runs.map(async (run) => {
        for (let i = 0; i < 40; i++) await step(run, some());
      }),
    );
    await sound();
    for (const run of runs) await step(run, []);
    assert.equal(await sound(), 0);
  });
});
