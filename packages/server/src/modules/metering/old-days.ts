import { setImmediate } from "node:timers/promises";
import { sql } from "kysely";
import type { Db } from "../../store/db.ts";
import { dayOf } from "./counts.ts";

/** A refund may come days after its unit was taken; then it explains itself by its own row. */
const KEPT_MS = 7 * 86_400_000;
const BATCH = 500;

/** Deletes what accounts and addresses took of the allowance of days that are over, in small batches. */
export async function forgetDays(db: Db, now: number, signal: AbortSignal): Promise<void> {
  const before = dayOf(now - KEPT_MS);
  for (const [table, whose] of [
    ["allowance", "account"],
    ["address_day", "address"],
  ] as const)
    for (let more = true; more && !signal.aborted; await setImmediate()) {
      const [from, key] = [sql.table(table), sql.ref(whose)];
      const { numAffectedRows } = await sql`delete from ${from} where (${key}, unit, day) in
        (select ${key}, unit, day from ${from} where day < ${before} limit ${BATCH})`.execute(db);
      more = (numAffectedRows ?? 0n) >= BATCH;
    }
}
