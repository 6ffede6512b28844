import type { RunKind } from "@signet/contract";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../../base/clock.ts";
import { type Db, isPostgres, isUnderWay, leaseMs, type Tx } from "../../store/db.ts";
import type { RunRow, Tables } from "../../store/schema.ts";

/** One worker's right to write a run. It ends when the lease has expired and another worker claims the run. */
export interface Lease {
  runId: string;
  fence: number;
}

/** This worker lost the run to another: it must stop and write nothing more. */
export class LeaseLost extends Error {
  constructor(runId: string) {
    super(`run ${runId} belongs to another worker`);
    this.name = "LeaseLost";
  }
}

/** A lease with the run as it was claimed. */
export type ClaimedRun = Lease & { row: RunRow };

type Where = ExpressionBuilder<Tables, "run">;

/** The leases of one kind of run. A claim raises the run's fence, which locks out the previous worker. */
export function createLeases({ db, clock, kind }: { db: Db; clock: Clock; kind: RunKind }) {
  const working = (eb: Where) => eb("state", "in", ["running", "verifying"]);
  const held = (lease: Lease) => (eb: Where) =>
    eb.and([eb("id", "=", lease.runId), eb("fence", "=", lease.fence), working(eb)]);
  const claimedBy = (on: Db | Tx, worker: string) => {
    const now = clock.now();
    return on
      .updateTable("run")
      .set((eb) => ({
        worker,
        fence: eb("fence", "+", 1),
        attempts: eb("attempts", "+", 1),
        state: "running",
        lease_until: now + leaseMs(db),
        started_at: eb.fn.coalesce("started_at", eb.val(now)),
      }))
      .returningAll();
  };

  return {
    kind,
    /** How often a lease is renewed while nothing is written. */
    renewMs: leaseMs(db) / 3,
    /**
     * Claims the oldest run that is queued or whose lease has expired; with `onlyCancelled`, only one to be cancelled. Never
     * claims one of `heldRuns`: after the machine slept, a worker's own leases have expired although it still runs.
     */
    async claim(
      worker: string,
      heldRuns: string[] = [],
      onlyCancelled = false,
    ): Promise<ClaimedRun | undefined> {
      const now = clock.now();
      const free = (eb: Where) =>
        eb.and([
          eb("kind", "=", kind),
          eb.or([eb("state", "=", "queued"), eb.and([working(eb), eb("lease_until", "<", now)])]),
          ...(onlyCancelled ? [eb("cancel_requested", "=", 1)] : []),
          ...(heldRuns.length > 0 ? [eb("id", "not in", heldRuns)] : []),
        ]);
      const oldest = db.selectFrom("run").select("id").where(isUnderWay).where(free).orderBy("id").limit(1);
      // Where others claim at the same time, each takes another run.
      const next = isPostgres(db) ? oldest.forUpdate().skipLocked() : oldest;
      const row = await claimedBy(db, worker).where("id", "=", next).where(free).executeTakeFirst();
      return row && claimOf(row);
    },
    /** Claims a run in the transaction that opens it, before any other worker sees it. */
    async claimOpened(tx: Tx, worker: string, runId: string): Promise<ClaimedRun> {
      return claimOf(await claimedBy(tx, worker).where("id", "=", runId).executeTakeFirstOrThrow());
    },
    /** Renews a lease while nothing is written. False if the run was claimed by another worker. */
    async renew(lease: Lease): Promise<boolean> {
      const until = clock.now() + leaseMs(db);
      const { numUpdatedRows } = await db
        .updateTable("run")
        .set({ lease_until: until })
        .where(held(lease))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Gives a run back, so that the next claim continues it at once, and does not count the attempt. */
    async release(lease: Lease): Promise<void> {
      await db
        .updateTable("run")
        .set((eb) => ({ lease_until: 0, attempts: oneLess(eb) }))
        .where(held(lease))
        .execute();
    },
  };
}

const claimOf = (row: RunRow): ClaimedRun => ({ runId: row.id, fence: row.fence, row });

/** One attempt fewer, unless a step that was committed meanwhile has set them to 0. */
const oneLess = (eb: Where) =>
  eb
    .case()
    .when("attempts", ">", 0)
    .then(eb("attempts", "-", 1))
    .else(0)
    .end();

export type Leases = ReturnType<typeof createLeases>;

/** Ends all leases of all kinds of run at the start of a service, if it has the database to itself. */
export async function expireLeases(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await db
    .updateTable("run")
    .set({ lease_until: 0 })
    .where(isUnderWay)
    .where("state", "in", ["running", "verifying"])
    .execute();
}
