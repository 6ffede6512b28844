import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { Scope } from "../../base/scope.ts";

const TRIES = 3;
/** A lesson whose worker died is due again after this. */
const LEASE_MS = 15 * 60_000;

export interface DueLesson extends Scope {
  runId: string;
}

/** Sealed runs that are still to be learned from: written with the seal, so that a crash loses none. */
export function createLessons({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Notes a run within the transaction that seals it. */
    async add(tx: Tx, { runId, account, owner }: DueLesson): Promise<void> {
      await tx
        .insertInto("lesson")
        .values({ run_id: runId, account, owner, next_at: clock.now() })
        .onConflict((c) => c.column("run_id").doUpdateSet({ tries: 0, next_at: clock.now() }))
        .execute();
    },

    /** Takes the oldest that is due; one that was tried three times is given up. */
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

    /** Gives a lesson back, to be taken again; the try does not count. */
    async release(runId: string, afterMs: number): Promise<void> {
      await db
        .updateTable("lesson")
        .set((eb) => ({ tries: eb("tries", "-", 1), next_at: clock.now() + afterMs }))
        .where("run_id", "=", runId)
        .execute();
    },

    /** Ends a lesson, with what came of it in one transaction. False where it is gone: its run was erased, or another did it. */
    async end(tx: Tx, runId: string): Promise<boolean> {
      const { numDeletedRows } = await tx.deleteFrom("lesson").where("run_id", "=", runId).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Ends every lease: for the start of a service that alone may use this store. */
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
