import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { Scope } from "../../base/scope.ts";

const TRIES = 3;
/** A lesson is due again after this time if its worker died. */
const LEASE_MS = 15 * 60_000;

export interface DueLesson extends Scope {
  runId: string;
}

/** The queue of sealed runs to learn from. Entries are written with the seal, so that a crash loses none. */
export function createLessons({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Adds a run within the transaction that seals it. */
    async add(tx: Tx, { runId, account, owner }: DueLesson): Promise<void> {
      await tx
        .insertInto("lesson")
        .values({ run_id: runId, account, owner, next_at: clock.now() })
        .onConflict((c) => c.column("run_id").doUpdateSet({ tries: 0, next_at: clock.now() }))
        .execute();
    },

    /** Claims the oldest due lesson. Deletes lessons that failed three times. */
    async claim(): Promise<DueLesson | undefined> {
      const now = clock.now();
      await db.deleteFrom("lesson").where("tries", ">=", TRIES).where("next_at", "<=", now).execute();
      const due = db.selectFrom("lesson").select("run_id").where("next_at", "<=", now);
      const row = await db
        .updateTable("lesson")
        .set((eb) => ({ tries: eb("tries", "+", 1), next_at: now + LEASE_MS }))
        .where("run_id", "=", due.orderBy("next_at").orderBy("run_id").limit(1))
        .returningAll()
        .executeTakeFirst();
      return row && { runId: row.run_id, account: row.account, owner: row.owner };
    },

    /** Returns a lesson to the queue; the attempt does not count. */
    async release(runId: string, afterMs: number): Promise<void> {
      await db
        .updateTable("lesson")
        .set((eb) => ({ tries: eb("tries", "-", 1), next_at: clock.now() + afterMs }))
        .where("run_id", "=", runId)
        .execute();
    },

    /** Ends a lesson in the transaction of its result. False if it is gone, because its run was erased or another worker ended it. */
    async end(tx: Tx, runId: string): Promise<boolean> {
      const { numDeletedRows } = await tx.deleteFrom("lesson").where("run_id", "=", runId).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Ends all leases. Only for the start of a service that has the store to itself. */
    async expireAll(): Promise<void> {
      await db
        .updateTable("lesson")
        .set({ next_at: clock.now() })
        .where("next_at", ">", clock.now())
        .execute();
    },
  };
}

export type Lessons = ReturnType<typeof createLessons>;
