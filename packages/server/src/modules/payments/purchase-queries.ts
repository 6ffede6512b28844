import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";
import type { PurchaseRow } from "../../store/schema.ts";
import { sessionSha } from "./snapshot.ts";
import { GRACE_MS } from "./verdict.ts";

const DAY_MS = 86_400_000;

/** Queries for purchases. */
export function createPurchaseQueries({ db, clock }: { db: Db; clock: Clock }) {
  return {
    find: (id: string, on: Db | Tx = db): Promise<PurchaseRow | undefined> =>
      on.selectFrom("purchase").selectAll().where("id", "=", id).executeTakeFirst(),

    findBySession: (sessionId: string): Promise<PurchaseRow | undefined> =>
      db
        .selectFrom("purchase")
        .selectAll()
        .where("session_sha", "=", sessionSha(sessionId))
        .executeTakeFirst(),

    /** Whether this instance opened the checkout with this id. */
    async knows(sessionId: string): Promise<boolean> {
      const query = db.selectFrom("purchase").select("id").where("session_sha", "=", sessionSha(sessionId));
      return (await query.executeTakeFirst()) !== undefined;
    },

    /** The plans of an account that were ever paid, except one. */
    plansOf: (account: string, except: string): Promise<PurchaseRow[]> =>
      db
        .selectFrom("purchase")
        .selectAll()
        .where("account", "=", account)
        .where("kind", "=", "plan")
        .where("until", ">", 0)
        .where("id", "<>", except)
        .execute(),

    /** The number of an account's purchases that give something now. */
    async count(account: string): Promise<{ plans: number; packs: number }> {
      const rows = await db
        .selectFrom("purchase")
        .select(["kind", "until", "runs", "visual"])
        .where("account", "=", account)
        .execute();
      return {
        plans: rows.filter(({ kind, until }) => kind === "plan" && until > clock.now()).length,
        packs: rows.filter(({ kind, runs, visual }) => kind === "topup" && runs + visual > 0).length,
      };
    },

    /** Purchases whose payments may have changed without an event: recent unpaid ones, and plans that are about to expire. */
    unsettled(limit: number): Promise<PurchaseRow[]> {
      const now = clock.now();
      return db
        .selectFrom("purchase")
        .selectAll()
        .where("session_sha", "is not", null)
        .where((eb) =>
          eb.or([
            eb.and([eb("changes", "=", 0), eb("created_at", ">", now - 2 * DAY_MS)]),
            eb.and([eb("until", ">", now - 7 * DAY_MS), eb("until", "<", now + GRACE_MS)]),
          ]),
        )
        .orderBy("looks")
        .limit(limit)
        .execute();
    },
  };
}
