import { TIER_IDS, type Tier } from "@signet/contract";
import type { Clock } from "../../base/clock.ts";
import type { Db, Tx } from "../../store/db.ts";

/** The tier of an account and when it ends; `until` is null for the free tier, which has no end. */
export interface AccountTier {
  tier: Tier;
  until: number | null;
}

const rank = (tier: Tier) => TIER_IDS.indexOf(tier);
/** Whether `tier` gives at least what `asked` gives. */
export const covers = (tier: Tier, asked: Tier): boolean => rank(tier) >= rank(asked);

/** The tiers of accounts: the highest tier of the subscriptions that have not expired. */
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

    /** Sets the tier and end of one subscription; an end in the past removes it. */
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
