import type { RunKind } from "@signet/contract";
import type { ExpressionBuilder } from "kysely";
import type { Clock } from "../../base/clock.ts";
import type { Db } from "../../store/db.ts";
import type { RunRow, Tables } from "../../store/schema.ts";

/** How long a worker may be silent before another takes its run. */
export const LEASE_MS = 30_000;

/** One worker's right to write a run. It ends when the lease runs out and somebody else claims the run. */
export interface Lease {
  runId: string;
  fence: number;
}

/** This worker lost the run to another: it must stop and write nothing more. */
export class LeaseLost extends Error {
  constructor(runId: string) {
    super(`run ${runId} belongs to another worker`);
    this.name = "Fenced";
  }
}

type Where = ExpressionBuilder<Tables, "run">;

/** Who works on which run of a kind. A claim raises the run's fence, which shuts out whoever had it before. */
export function createLeases({ db, clock, kind }: { db: Db; clock: Clock; kind: RunKind }) {
  const working = (eb: Where) => eb("state", "in", ["running", "verifying"]);
  const held = (lease: Lease) => (eb: Where) =>
    eb.and([eb("id", "=", lease.runId), eb("fence", "=", lease.fence), working(eb)]);

  return {
    /**
     * Takes the oldest run that waits, or one whose worker is gone; of those only one to be cancelled where asked. Never
     * one of `heldRuns`: after a sleep of the machine a worker's own leases have run out, and it is not gone.
     */
    async claim(
      worker: string,
      heldRuns: string[] = [],
      onlyCancelled = false,
    ): Promise<(Lease & { row: RunRow }) | undefined> {
      const now = clock.now();
      const free = (eb: Where) =>
        eb.and([
          eb("kind", "=", kind),
          eb.or([eb("state", "=", "queued"), eb.and([working(eb), eb("lease_until", "<", now)])]),
          ...(onlyCancelled ? [eb("cancel_requested", "=", 1)] : []),
          ...(heldRuns.length > 0 ? [eb("id", "not in", heldRuns)] : []),
        ]);
      const next = db.selectFrom("run").select("id").where(free);
      const row = await db
        .updateTable("run")
        .set((eb) => ({
          worker,
          fence: eb("fence", "+", 1),
          attempts: eb("attempts", "+", 1),
          state: "running",
          lease_until: now + LEASE_MS,
          started_at: eb.fn.coalesce("started_at", eb.val(now)),
        }))
        .where("id", "=", next.orderBy("id").limit(1))
        .where(free)
        .returningAll()
        .executeTakeFirst();
      return row && { runId: row.id, fence: row.fence, row };
    },
    /** Keeps a lease while nothing is written. False when the run was taken away. */
    async renew(lease: Lease): Promise<boolean> {
      const until = clock.now() + LEASE_MS;
      const { numUpdatedRows } = await db
        .updateTable("run")
        .set({ lease_until: until })
        .where(held(lease))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    /** Gives a run back, so that the next claim goes on with it at once, and does not count the attempt. */
    async release(lease: Lease): Promise<void> {
      await db
        .updateTable("run")
        .set((eb) => ({ lease_until: 0, attempts: eb("attempts", "-", 1) }))
        .where(held(lease))
        .execute();
    },
  };
}

export type Leases = ReturnType<typeof createLeases>;

/** Ends every lease, of all kinds of run: for the start of a service that alone may use this store. */
export async function expireLeases(db: Db): Promise<void> {
  await db
    .updateTable("run")
    .set({ lease_until: 0 })
    .where("state", "in", ["running", "verifying"])
    .execute();
}
