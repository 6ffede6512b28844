import type { Clock } from "../../base/clock.ts";
import { newId } from "../../base/ids.ts";
import type { Db, Tx } from "../../store/db.ts";

/** A change by the operator, as it is stored. */
export interface RecordedChange {
  at: number;
  by: string;
  change: Record<string, unknown>;
}

/** The record of what the operator changed about accounts. */
export function createAccountChanges({ clock }: { clock: Clock }) {
  return {
    /** Records a change and returns its id. */
    async record(tx: Tx, account: string, by: string, change: Record<string, unknown>): Promise<string> {
      const at = clock.now();
      const id = newId("chg", at);
      const row = { id, account, by, at, change_json: JSON.stringify(change) };
      await tx.insertInto("account_change").values(row).execute();
      return id;
    },

    /** The latest changes of an account, newest first. */
    async latest(db: Db, account: string, limit: number): Promise<RecordedChange[]> {
      const rows = await db
        .selectFrom("account_change")
        .select(["at", "by", "change_json"])
        .where("account", "=", account)
        .orderBy("at", "desc")
        .orderBy("id", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ at, by, change_json }) => ({
        at,
        by,
        change: JSON.parse(change_json) as RecordedChange["change"],
      }));
    },
  };
}

export type AccountChanges = ReturnType<typeof createAccountChanges>;
