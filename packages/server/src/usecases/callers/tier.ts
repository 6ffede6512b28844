import { API_BASE, PACK_IDS, PLAN_IDS, ROUTES, type Tier } from "@signet/contract";
import type { Config } from "../../base/config.ts";
import type { Caller } from "../../modules/access/caller.ts";
import type { AccountTier, Plans } from "../../modules/access/plans.ts";
import type { Db, Tx } from "../../store/db.ts";

/** Where to buy more; part of every answer about quotas. */
export const OFFERS = {
  upgrade: { method: "POST", path: API_BASE + ROUTES.checkout.path, tiers: [...PLAN_IDS] },
  buy_topup: { method: "POST", path: API_BASE + ROUTES.topupCheckout.path, packs: [...PACK_IDS] },
};

/** The tier whose quotas apply to a caller, and when it ends; null if nothing limits the caller. */
export async function standingOf(
  db: Db | Tx,
  { account, by }: Caller,
  { config, plans }: { config: Config; plans: Plans },
): Promise<AccountTier | null> {
  if (config.mode === "self_hosted" || by.kind === "owner") return null;
  return plans.standing(db, account);
}

/** The tier whose quotas apply to a caller; null if nothing limits the caller. */
export const tierOf = async (
  db: Db | Tx,
  caller: Caller,
  parts: { config: Config; plans: Plans },
): Promise<Tier | null> => (await standingOf(db, caller, parts))?.tier ?? null;
