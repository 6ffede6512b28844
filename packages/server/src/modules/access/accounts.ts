import { sql } from "kysely";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { AccountEntry } from "../../store/schema.ts";

export type { AccountEntry } from "../../store/schema.ts";

/** The place of an account in the order of activity. */
export type ActivityPlace = Pick<AccountEntry, "id" | "active_at">;

export interface AccountQuery {
  limit: number;
  /** Only accounts that come after this one. */
  after: ActivityPlace | null;
  /** A part of the id or of the note; empty: any. */
  q: string;
  /** Only blocked accounts, or only the others. */
  blocked?: boolean | undefined;
}

/** The accounts that were seen, with the operator's notes, and whether the operator has blocked them. */
export function createAccounts({ clock }: { clock: Clock }) {
  return {
    /** Records that an account is in use; returns whether it is blocked. Called in the transaction that lets it start something. */
    async use(tx: Tx, account: string): Promise<{ blocked: boolean }> {
      const now = clock.now();
      const { blocked_at } = await tx
        .insertInto("account")
        .values({ id: account, blocked_at: null, note: "", created_at: now, active_at: now })
        .onConflict((oc) => oc.column("id").doUpdateSet({ active_at: now }))
        .returning("blocked_at")
        .executeTakeFirstOrThrow();
      return { blocked: blocked_at !== null };
    },

    async isBlocked(db: Db | Tx, account: string): Promise<boolean> {
      const row = await db
        .selectFrom("account")
        .select("blocked_at")
        .where("id", "=", account)
        .executeTakeFirst();
      return (row?.blocked_at ?? null) !== null;
    },

    find: (db: Db | Tx, account: string): Promise<AccountEntry | undefined> =>
      db.selectFrom("account").selectAll().where("id", "=", account).executeTakeFirst(),

    list: (db: Db, query: AccountQuery): Promise<AccountEntry[]> => list(db, query),

    /** The number of accounts: all, blocked, and active since `since`. */
    count: (db: Db, since: number): Promise<AccountCounts> => count(db, since),

    /** Changes an account's block and note. An account that is blocked again keeps the time of the first block. */
    async set(
      tx: Tx,
      account: string,
      { blocked, note }: { blocked: boolean | undefined; note: string | undefined },
    ): Promise<void> {
      if (blocked === undefined && note === undefined) return;
      await tx
        .updateTable("account")
        .set((eb) => ({
          ...(blocked === undefined
            ? {}
            : { blocked_at: blocked ? eb.fn.coalesce("blocked_at", eb.val(clock.now())) : null }),
          ...(note === undefined ? {} : { note }),
        }))
        .where("id", "=", account)
        .execute();
    },
  };
}

export type Accounts = ReturnType<typeof createAccounts>;

interface AccountCounts {
  total: number;
  blocked: number;
  active: number;
}

const count = (db: Db, since: number): Promise<AccountCounts> =>
  db
    .selectFrom("account")
    .select((eb) => [
      eb.fn.countAll<number>().as("total"),
      eb.fn.count<number>("blocked_at").as("blocked"),
      sql<number>`count(case when active_at >= ${since} then 1 end)`.as("active"),
    ])
    .executeTakeFirstOrThrow();

/** Newest activity first. */
function list(db: Db, { limit, after, q, blocked }: AccountQuery): Promise<AccountEntry[]> {
  let query = db
    .selectFrom("account")
    .selectAll()
    .orderBy("active_at", "desc")
    .orderBy("id", "desc")
    .limit(limit);
  if (after !== null)
    query = query.where((eb) =>
      eb.or([
        eb("active_at", "<", after.active_at),
        eb.and([eb("active_at", "=", after.active_at), eb("id", "<", after.id)]),
      ]),
    );
  if (q !== "") {
    const pattern = `%${q.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
    query = query.where(
      sql<boolean>`(lower(id) like ${pattern} escape '\\' or lower(note) like ${pattern} escape '\\')`,
    );
  }
  if (blocked !== undefined) query = query.where("blocked_at", blocked ? "is not" : "is", null);
  return query.execute();
}
