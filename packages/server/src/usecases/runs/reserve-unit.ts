import { AT_ONCE, BOUNDS, perDay, PLAN_IDS, type Tier, TIER_IDS, type Unit } from "@signet/contract";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import type { Caller } from "../../modules/access/caller.ts";
import type { FreeAccounts } from "../../modules/access/free-accounts.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import { covers, type Plans } from "../../modules/access/plans.ts";
import type { Config } from "../../base/config.ts";
import { Problem } from "../../base/problem.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { Db, Tx } from "../../store/db.ts";
import { refused } from "../callers/identify.ts";
import { OFFERS, tierOf } from "../callers/tier.ts";

export interface MeterParts {
  config: Config;
  metering: Metering;
  plans: Plans;
  apiKeys: ApiKeys;
  freeAccounts: FreeAccounts;
  licenses: Licenses;
}

/** A limited caller's use of one unit. */
export interface Meter {
  unit: Unit;
  tier: Tier;
  limit: number;
  used: number;
  remaining: number;
  credits: number;
  resetAt: number;
  /** Milliseconds until `resetAt`. */
  waitMs: number;
}

/** The unit that a run takes. `within`: the run of the same caller that started it and whose place it uses. */
export interface UnitRequest {
  unit: Unit;
  within: string | null;
}

/** The offer of the tiers above this one. */
const upgradeFrom = (tier: Tier) => ({
  ...OFFERS.upgrade,
  tiers: PLAN_IDS.filter((plan) => !covers(tier, plan)),
});

/** The units that all free callers of an address may take together in a day. */
const togetherPerDay = (unit: Unit): number => BOUNDS.freeTogether.times * perDay("free", unit);

const NO_LIMIT = Number.MAX_SAFE_INTEGER;

/** Counts the units of callers against the quota of their tier. */
export function createReserveUnit(parts: MeterParts) {
  const { metering } = parts;

  /** The caller's meter now; null if nothing limits the caller. */
  async function meter(db: Db | Tx, caller: Caller, unit: Unit, now: number): Promise<Meter | null> {
    const tier = await tierOf(db, caller, parts);
    if (tier === null) return null;
    const { used, credits, resetAt } = await metering.standing(db, caller.account, unit);
    const limit = perDay(tier, unit);
    const left =
      tier === "free" ? togetherPerDay(unit) - (await metering.together(db, caller.address, unit)) : limit;
    const remaining = Math.max(0, Math.min(limit - used, left));
    return { unit, tier, limit, used, remaining, credits, resetAt, waitMs: resetAt - now };
  }

  return {
    meter,
    /**
     * Reserves a unit for a run in the transaction that opens it, in which the credential and the tier are read again.
     * Throws `invalid_credential`, `quota_exhausted` or `concurrency_limited`.
     */
    async take(
      tx: Tx,
      caller: Caller,
      { unit, within }: UnitRequest,
      runId: string,
      now: number,
    ): Promise<void> {
      await stillHolds(tx, caller, parts);
      const { account } = caller;
      const tier = await tierOf(tx, caller, parts);
      const address = within === null ? caller.address : await metering.addressOf(tx, within);
      const free = tier === "free";
      const together = free && address !== null ? { address, perDay: togetherPerDay(unit) } : null;
      const awake = !free || (await parts.freeAccounts.use(tx, account));
      const limit = awake ? dailyLimit(tier, unit) : 0;
      const atOnce = tier === null || within !== null ? NO_LIMIT : AT_ONCE[tier];
      const got = await metering.reserve(tx, { account, unit, runId, perDay: limit, atOnce, together });
      if (got.kind === "concurrent") throw tooManyAtOnce(tier!, got.running);
      if (got.kind !== "exhausted") return;
      throw exhausted((await meter(tx, caller, unit, now))!, awake ? got.whose : "resting");
    },
  };
}

export type ReserveUnit = ReturnType<typeof createReserveUnit>;

const dailyLimit = (tier: Tier | null, unit: Unit): number => (tier === null ? NO_LIMIT : perDay(tier, unit));

async function stillHolds(tx: Tx, { by }: Caller, { apiKeys, licenses }: MeterParts): Promise<void> {
  if (by.kind === "api_key" && !(await apiKeys.holds(tx, by.id))) throw refused("this API key was revoked");
  if (by.kind === "license" && !(await licenses.holds(tx, by))) throw refused("this license was revoked");
}

function tooManyAtOnce(tier: Tier, running: number): Problem {
  return new Problem(
    "concurrency_limited",
    `${running} of your runs are under way, and ${tier} allows ${AT_ONCE[tier]} at once; wait for one to end`,
    {
      retryAfterSeconds: 5,
      members: { tier, running, limit: AT_ONCE[tier], upgrade: upgradeFrom(tier) },
    },
  );
}

const WORDS = { run: "runs", visual: "visuals" } as const;

/** Whose quota is used up: the account's, that of all free callers of its address, or that of an idle key that newer ones have replaced. */
type Over = "account" | "address" | "resting";

function whatIsOver(
  { unit, tier, limit, used }: Meter,
  over: Over,
): { text: string; limit: number; used: number } {
  const { inUse, inUseDays } = BOUNDS.freeKeys;
  const all = togetherPerDay(unit);
  if (over === "address")
    return {
      text: `all ${all} ${WORDS[unit]} that the free callers of one address have a day together are used`,
      limit: all,
      used: all,
    };
  if (over === "resting") {
    const text = `${inUse} other free keys that were made at the same address were used in the last ${inUseDays} days, and no more than that have a free quota`;
    return { text, limit, used };
  }
  return { text: `all ${limit} ${WORDS[unit]} of today are used (${tier})`, limit, used };
}

function exhausted(meter: Meter, over: Over): Problem {
  const { unit, tier, credits, resetAt, waitMs } = meter;
  const { text, limit, used } = whatIsOver(meter, over);
  const reset_at = new Date(resetAt).toISOString();
  const back = over === "resting" ? "" : `; the quota is back at ${reset_at}`;
  const owed = credits < 0 ? `, and ${-credits} are owed, whose money went back` : "";
  const more = tier === TIER_IDS.at(-1) ? "buy a pack" : "buy a pack or a larger plan";
  return new Problem("quota_exhausted", `${text}${owed}${back}; or ${more}`, {
    retryAfterSeconds: Math.ceil(waitMs / 1000),
    rateLimit: { ...meter, remaining: 0 },
    members: {
      scope: over,
      unit,
      tier,
      limit,
      used,
      remaining: 0,
      credits: 0,
      reset_at,
      upgrade: upgradeFrom(tier),
      buy_topup: OFFERS.buy_topup,
    },
  });
}
