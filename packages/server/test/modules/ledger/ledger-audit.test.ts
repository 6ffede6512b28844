import assert from "node:assert/strict";
import { test } from "node:test";
import type { RunState } from "@signet/contract";
import { createAuditor } from "../../../src/modules/ledger/audit.ts";
import { newRun } from "../../support/store.ts";
import { temporaryLedger } from "./temporary-ledger.ts";

test("an audit finds a stored line that was changed, removed or cut off", async (t) => {
  const { db, ledger, clock, open } = await temporaryLedger(t);
  const auditor = createAuditor({ ledger, clock });
  for (const run of ["run_a", "run_b", "run_c"]) await open(run);
  assert.equal((await auditor.audit()).ok, true);
  const { line } = await db
    .selectFrom("ledger")
    .select("line")
    .where("seq", "=", 1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("ledger")
    .set({ line: line.replace("signet/test", "signet/best") })
    .where("seq", "=", 1)
    .execute();
  assert.equal((await auditor.audit()).ok, false);
  await db.updateTable("ledger").set({ line }).where("seq", "=", 1).execute();
  assert.equal((await auditor.audit()).ok, true);
  await db.deleteFrom("ledger").where("seq", "=", 2).execute();
  assert.equal((await auditor.audit()).ok, false);
  assert.equal(auditor.last()?.ok, false);
});

test("an audit names the runs that were opened and never sealed, neither those under way nor those that are sealed meanwhile", async (t) => {
  const { db, ledger, clock, runs, open, seal } = await temporaryLedger(t);
  const auditor = createAuditor({ ledger, clock });
  const row = (id: string, state: RunState) =>
    db.transaction().execute(async (tx) => {
      await runs.open(tx, newRun(id));
      await tx.updateTable("run").set({ state }).where("id", "=", id).execute();
    });
  for (const state of ["queued", "running", "verifying", "failed"] as const) await row(state, state);
  for (const run of ["gone", "queued", "running", "verifying", "failed", "sealed", "late"]) await open(run);
  await seal("sealed");
  // Sealed after the audit has read how long the ledger is.
  const lines = ledger.batches;
  const during = createAuditor({
    ledger: {
      ...ledger,
      async *batches(first) {
        await seal("late");
        yield* lines(first);
      },
    },
    clock,
  });
  const expected = { runs: 2, lines: [0, 4] };
  assert.deepEqual((await during.audit()).neverSealed, expected);
  assert.deepEqual((await auditor.audit()).neverSealed, expected);
  for (let i = 0; i < 30; i++) await open(`lost_${i}`);
  const { ok, neverSealed } = await auditor.audit();
  assert.deepEqual([ok, neverSealed?.runs, neverSealed?.lines.length], [true, 32, 20]);
});

test("an audit that goes on reads only what was added, and finds what is lost, sealed twice or changed there", async (t) => {
  const { db, ledger, clock, runs, open, seal } = await temporaryLedger(t);
  const read: number[] = [];
  const counted = {
    ...ledger,
    async *batches(first = 0) {
      for await (const rows of ledger.batches(first)) {
        read.push(...rows.map((_, i) => first + i));
        yield rows;
      }
    },
  };
  const auditor = createAuditor({ ledger: counted, clock });
  const after = async () => {
    read.length = 0;
    const { ok, size, neverSealed } = await auditor.goOn();
    return [ok, size, neverSealed?.lines, read.length];
  };
  await db.transaction().execute((tx) => runs.open(tx, newRun("working")));
  for (const run of ["lost", "working", "late"]) await open(run);
  assert.deepEqual(await after(), [true, 3, [0, 2], 3]);
  assert.deepEqual(await after(), [true, 3, [0, 2], 0], "nothing was added");
  await seal("late");
  for (let i = 0; i < 300; i++) await open(`more_${i}`);
  for (let i = 0; i < 300; i++) await seal(`more_${i}`);
  assert.deepEqual(await after(), [true, 604, [0], 601]);
  await seal("lost");
  assert.deepEqual(await after(), [true, 605, [], 1]);
  await db.updateTable("run").set({ state: "failed" }).where("id", "=", "working").execute();
  assert.deepEqual(
    await after(),
    [true, 605, [1], 0],
    "a run that ended without a seal shows without a new line",
  );

  const lineAt = async (seq: number) =>
    (await db.selectFrom("ledger").select("line").where("seq", "=", seq).executeTakeFirstOrThrow()).line;
  const put = (seq: number, line: string) =>
    db.updateTable("ledger").set({ line }).where("seq", "=", seq).execute();
  await open("next");
  const honest = await lineAt(605);
  await put(605, honest.replace("signet/test", "signet/best"));
  assert.equal((await after())[0], false);
  await put(605, honest);
  assert.deepEqual(await after(), [true, 606, [1, 605], 606], "after a fault all of it is read");
  const old = await lineAt(3);
  await put(3, old.replace("signet/test", "signet/best"));
  assert.deepEqual((await after())[3], 0, "what was read before is not read again at once");
  clock.advance(24 * 60 * 60_000);
  assert.deepEqual((await after())[0], false, "but once a day");
  await put(3, old);
  await db.deleteFrom("ledger").where("seq", "=", 605).execute();
  assert.equal((await after())[0], false, "a ledger that is shorter than its head");
});
