import {
  ALREADY_SHOWN,
  type ApiKey,
  type ApiKeyList,
  BOUNDS,
  type MintApiKey,
  type MintedApiKey,
  type Tier,
} from "@signet/contract";
import type { Accounts } from "../../modules/access/accounts.ts";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import type { Caller } from "../../modules/access/caller.ts";
import type { FreeAccounts } from "../../modules/access/free-accounts.ts";
import { covers, type Plans } from "../../modules/access/plans.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Clock } from "../../base/clock.ts";
import type { Config } from "../../base/config.ts";
import { newId } from "../../base/ids.ts";
import { Problem } from "../../base/problem.ts";
import type { Replies } from "../../modules/replies/replies.ts";
import type { Db, Tx } from "../../store/db.ts";
import { OFFERS, tierOf } from "./tier.ts";

export interface ApiKeyParts {
  db: Db;
  clock: Clock;
  config: Config;
  accounts: Accounts;
  apiKeys: ApiKeys;
  freeAccounts: FreeAccounts;
  plans: Plans;
  tries: Tries;
  replies: Replies;
}

const DAY_MS = 86_400_000;

/** Mints, lists and revokes the API keys of callers. */
export function createManageApiKeys(parts: ApiKeyParts) {
  const { db, clock, apiKeys } = parts;
  const hosted = parts.config.mode === "hosted";
  /** The account whose keys a caller may manage; null for the owner, who may manage all. Self-hosted, everyone is the owner. */
  const reach = ({ account, by }: Caller) => (hosted && by.kind !== "owner" ? account : null);

  /** Mints a key. A caller known by its address gets a new account with it, a few times a day; the owner of a hosted service creates an account for somebody else. */
  async function mint(caller: Caller, asked: MintApiKey): Promise<MintedApiKey> {
    await requireTier(parts, caller, asked.tier);
    const stranger = caller.by.kind === "address";
    const gift = hosted && caller.by.kind === "owner";
    const account = stranger || gift ? newId("acct", clock.now()) : caller.account;
    const minted = await db.transaction().execute(async (tx) => {
      await parts.accounts.use(tx, account);
      if (gift && asked.tier !== "free") await parts.plans.give(tx, account, asked.tier);
      if (stranger) await requireRoom(parts, tx, caller.address, account);
      return apiKeys.mint(tx, account, asked);
    });
    if (minted) return minted;
    throw new Problem(
      "rate_limited",
      `an account may have ${BOUNDS.apiKeys.perAccount} keys; revoke one that is no longer used`,
      { retryAfterSeconds: 3_600 },
    );
  }

  return {
    mint: (caller: Caller, asked: MintApiKey, key: string | undefined): Promise<MintedApiKey> =>
      parts.replies.once(
        { scope: `mint ${caller.account}`, key, body: asked },
        () => mint(caller, asked),
        // The same idempotency key from the same address may come from another person.
        caller.by.kind === "address"
          ? (minted) => ({ ...minted, api_key: null, notice: ALREADY_SHOWN })
          : undefined,
      ),

    async list(caller: Caller): Promise<ApiKeyList> {
      return { keys: await apiKeys.list(db, reach(caller)) };
    },

    /** Throws `not_found`, also for a key of another account. */
    async revoke(caller: Caller, id: string): Promise<ApiKey> {
      const revoked = await apiKeys.revoke(db, reach(caller), id);
      if (!revoked) throw new Problem("not_found", "there is no API key of yours with this id");
      return revoked;
    },
  };
}

export type ManageApiKeys = ReturnType<typeof createManageApiKeys>;

/** Limits the free keys of an address per day, and those in use at a time. Throws `rate_limited`. */
async function requireRoom(
  { tries, freeAccounts }: ApiKeyParts,
  tx: Tx,
  address: string,
  account: string,
): Promise<void> {
  const { perAddressAndDay } = BOUNDS.apiKeys;
  const { inUse, inUseDays } = BOUNDS.freeKeys;
  const refuse = (why: string, waitMs: number): never => {
    throw new Problem("rate_limited", `${why}; send a key that you have to make others for its account`, {
      retryAfterSeconds: Math.ceil(waitMs / 1000),
    });
  };
  // Counted first, so that each of many simultaneous requests sees those before it.
  const full = await tries.take(tx, {
    name: `mint ${address}`,
    tries: perAddressAndDay,
    windowMs: DAY_MS,
  });
  if (full) refuse(`an address may make ${perAddressAndDay} free keys a day`, full.waitMs);
  if (await freeAccounts.open(tx, account, address)) return;
  refuse(`${inUse} free keys of this address were used or made in the last ${inUseDays} days`, DAY_MS);
}

/** Throws unless the account has paid for at least the requested tier. */
async function requireTier(parts: ApiKeyParts, caller: Caller, asked: Tier): Promise<void> {
  const tier = await tierOf(parts.db, caller, parts);
  if (tier === null || covers(tier, asked)) return;
  const members = { tier: asked, upgrade: OFFERS.upgrade };
  if (tier === "free" && caller.by.kind !== "license")
    throw new Problem(
      "license_required",
      `a key for ${asked} needs a license: pay at POST ${OFFERS.upgrade.path}, then send X-SVC-License`,
      { members },
    );
  throw new Problem("tier_not_licensed", `this license gives ${tier}, and the key is asked for ${asked}`, {
    members: { ...members, licensed: tier },
  });
}
