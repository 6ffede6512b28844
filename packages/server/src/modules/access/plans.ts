import { TIER_IDS, type Tier } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";

/** The tier that an account has, and until when; `until` is null for the free one, which has no end. */
export interface AccountTier {
  tier: Tier;
  until: number | null;
}

const rank = (tier: Tier) => TIER_IDS.indexOf(tier);
/** Whether `tier` gives at least what `asked` gives. */
export const covers = (tier: Tier, asked: Tier): boolean => rank(tier) >= rank(asked);

/** What subscriptions give: the highest tier of those that have not run out. */
export function createPlans({ clock }: { clock: Clock }) {
  return {
    async standing(db: Db | Tx, account: string): Promise<AccountTier> {
      const rows = await db
        .selectFrom("plan")
        .select(["tier", "until"])
        .where("account", "=", account)
        .where("until", ">", clock.now())
        .execute();
      return rows.reduce<AccountTier>(
        (best, row) =>
          rank(row.tier) > rank(best.tier) || (row.tier === best.tier && row.until > (best.until ?? 0))
            ? row
            : best,
        { tier: "free", until: null },
      );
    },

    /** Sets what one subscription gives; an end in the past takes it away. */
    async set(
      tx: Tx,
      plan: { subscription: string; account: string; tier: Tier; until: number },
    ): Promise<void> {
      await tx
        .insertInto("plan")
        .values(plan)
        .onConflict((oc) => oc.column("subscription").doUpdateSet({ tier: plan.tier, until: plan.until }))
        .execute();
    },
  };
}

export type Plans = ReturnType<typeof createPlans>;
