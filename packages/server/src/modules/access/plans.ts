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

const FOR_EVER = Date.UTC(9999, 0);
/** The subscription of what the operator gives an account. */
const giftOf = (account: string) => `gift ${account}`;

/** The highest of these tiers, and its latest end. */
const best = (rows: { tier: Tier; until: number }[]): AccountTier =>
  rows.reduce<AccountTier>(
    (highest, { tier, until }) =>
      rank(tier) > rank(highest.tier) || (tier === highest.tier && until > (highest.until ?? 0))
        ? { tier, until }
        : highest,
    { tier: "free", until: null },
  );

/** Sets the tier and end of one subscription; an end in the past removes it. */
async function set(
  tx: Tx,
  plan: { subscription: string; account: string; tier: Tier; until: number },
): Promise<void> {
  await tx
    .insertInto("plan")
    .values(plan)
    .onConflict((oc) => oc.column("subscription").doUpdateSet({ tier: plan.tier, until: plan.until }))
    .execute();
}

/** The tiers of accounts: the highest tier of the subscriptions that have not expired. */
export function createPlans({ clock }: { clock: Clock }) {
  const rowsOf = (db: Db | Tx, accounts: string[]) =>
    db
      .selectFrom("plan")
      .selectAll()
      .where("account", "in", accounts)
      .where("until", ">", clock.now())
      .execute();

  return {
    async standing(db: Db | Tx, account: string): Promise<AccountTier> {
      return best(await rowsOf(db, [account]));
    },

    /** The standing of each of these accounts. */
    async standings(db: Db, accounts: string[]): Promise<Map<string, AccountTier>> {
      const found = accounts.length === 0 ? [] : await rowsOf(db, accounts);
      const rows = Map.groupBy(found, ({ account }) => account);
      return new Map(accounts.map((account) => [account, best(rows.get(account) ?? [])]));
    },

    /** The tier that the operator gave an account; null if none. */
    async given(db: Db | Tx, account: string): Promise<Tier | null> {
      const rows = await rowsOf(db, [account]);
      return rows.find(({ subscription }) => subscription === giftOf(account))?.tier ?? null;
    },

    /** Gives an account a tier without an end, in place of one given before; the free tier takes it back. */
    async give(tx: Tx, account: string, tier: Tier): Promise<void> {
      const until = tier === "free" ? 0 : FOR_EVER;
      await set(tx, { subscription: giftOf(account), account, tier, until });
    },

    set,
  };
}

export type Plans = ReturnType<typeof createPlans>;
