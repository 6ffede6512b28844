import {
  type AccountChange,
  type AccountDetail,
  type AccountList,
  type AccountPatch,
  type AccountRow,
  BOUNDS,
  perDay,
  type Tier,
} from "@signet/contract";
import type { AccountChanges } from "../../modules/access/account-changes.ts";
import type { AccountEntry, Accounts } from "../../modules/access/accounts.ts";
import type { ApiKeys } from "../../modules/access/api-keys.ts";
import { OWNER_ACCOUNT } from "../../modules/access/caller.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import type { Plans } from "../../modules/access/plans.ts";
import type { Bundles } from "../../modules/bundles/bundles.ts";
import type { Holding } from "../../modules/metering/holdings.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { Purchases } from "../../modules/payments/purchases.ts";
import type { Replies } from "../../modules/replies/replies.ts";
import type { Census } from "../../modules/runs/census.ts";
import type { Log } from "../../base/log.ts";
import { Problem } from "../../base/problem.ts";
import type { Db, Tx } from "../../store/db.ts";
import { countRuns } from "./count-runs.ts";

export interface AccountParts {
  db: Db;
  log: Log;
  accounts: Accounts;
  changes: AccountChanges;
  apiKeys: ApiKeys;
  licenses: Licenses;
  plans: Plans;
  metering: Metering;
  purchases: Purchases;
  bundles: Bundles;
  census: Census;
  replies: Replies;
  /** Stops runs whose cancel was requested. */
  stopRuns: (ids: string[]) => void;
}

export interface AccountFilter {
  limit: number;
  before?: string | undefined;
  q?: string | undefined;
  blocked?: "true" | "false" | undefined;
}

/** Who asks for a change, for the log, and the key under which the request may be repeated. */
export interface ChangeRequest {
  requestId: string;
  key: string | undefined;
}

/** Who is recorded as the author of changes: an instance has one owner. */
const OPERATOR = "owner";

/** The operator's view of accounts, and the operator's changes to them. Nothing that a caller wrote is shown. */
export function createManageAccounts(parts: AccountParts) {
  const { db, accounts } = parts;

  async function show(id: string): Promise<AccountDetail> {
    const entry = await accounts.find(db, id);
    if (!entry) throw notFound();
    return detailOf(parts, entry);
  }

  return {
    async list({ limit, before, q = "", blocked }: AccountFilter): Promise<AccountList> {
      const after = before === undefined ? null : placeOf(before);
      const entries = await accounts.list(db, {
        limit,
        after,
        q,
        blocked: blocked === undefined ? undefined : blocked === "true",
      });
      const ids = entries.map(({ id }) => id);
      const [holdings, tiers] = await Promise.all([
        parts.metering.holdings(db, ids),
        parts.plans.standings(db, ids),
      ]);
      const last = entries.at(-1);
      return {
        accounts: entries.map((entry) => rowOf(entry, holdings.get(entry.id)!, tiers.get(entry.id)!.tier)),
        next: last && entries.length === limit ? `${last.active_at}.${last.id}` : null,
      };
    },

    /** Throws `not_found`. */
    show,

    /** Makes all changes of `patch`, or none of them. Throws `not_found`, or `invalid_request` for a change that must not be. */
    change: (id: string, patch: AccountPatch, { requestId, key }: ChangeRequest): Promise<AccountDetail> =>
      parts.replies.once({ scope: `operator ${id}`, key, body: patch }, async () => {
        if (id === OWNER_ACCOUNT && patch.blocked) throw refusal("blocked", "this is your own account");
        const stopped = await db.transaction().execute((tx) => apply(parts, tx, id, patch));
        parts.stopRuns(stopped);
        const { note, ...rest } = patch;
        const noted = note === undefined ? {} : { note: "changed" };
        parts.log.info(
          { request: requestId, by: OPERATOR, account: id, ...rest, ...noted, cancelled: stopped.length },
          "the operator changed an account",
        );
        return show(id);
      }),
  };
}

export type ManageAccounts = ReturnType<typeof createManageAccounts>;

const notFound = () => new Problem("not_found", "there is no account with this id");

const refusal = (param: string, message: string) =>
  new Problem("invalid_request", `${param}: ${message}`, { param, errors: [{ path: param, message }] });

/** Writes the changes, and a record of them. Returns the runs that are to be stopped. */
async function apply(
  { accounts, plans, census, ...parts }: AccountParts,
  tx: Tx,
  account: string,
  { blocked, tier, credit, note }: AccountPatch,
): Promise<string[]> {
  if (!(await accounts.find(tx, account))) throw notFound();
  const units = { runs: credit?.runs ?? 0, visual: credit?.visual ?? 0 };
  const change: Omit<AccountChange, "at" | "by"> = {
    ...(blocked === undefined ? {} : { blocked }),
    ...(tier === undefined ? {} : { tier }),
    ...(credit === undefined ? {} : { credit: units }),
    ...(note === undefined ? {} : { note: "changed" }),
  };
  const ref = await parts.changes.record(tx, account, OPERATOR, change);
  await accounts.set(tx, account, { blocked, note });
  if (tier !== undefined) await plans.give(tx, account, tier);
  await giveCredit(parts, tx, { account, units, ref });
  return blocked ? census.cancelAll(tx, account) : [];
}

/** Adds or takes back units. The balance is read after the change, so that of two changes at once none passes a bound. */
async function giveCredit(
  { metering }: Pick<AccountParts, "metering">,
  tx: Tx,
  { account, units, ref }: { account: string; units: { runs: number; visual: number }; ref: string },
): Promise<void> {
  const most = BOUNDS.operator.credit.balance;
  await metering.credit(tx, {
    account,
    units: { run: units.runs, visual: units.visual },
    reason: "operator",
    ref,
  });
  for (const [unit, name] of [
    ["run", "runs"],
    ["visual", "visual"],
  ] as const) {
    const amount = units[name];
    if (amount === 0) continue;
    const { credits } = await metering.standing(tx, account, unit);
    if (amount < 0 && credits < 0)
      throw refusal(`credit.${name}`, `only ${Math.max(0, credits - amount)} are left to take back`);
    if (credits > most) throw refusal(`credit.${name}`, `an account may hold ${most}`);
  }
}

/** The place that a cursor names; an id may contain points. */
function placeOf(cursor: string): { active_at: number; id: string } {
  const [, at, id] = /^(\d{1,15})\.(.+)$/s.exec(cursor) ?? [];
  if (at === undefined || id === undefined) throw refusal("before", "is not the `next` of a page");
  return { active_at: Number(at), id };
}

const time = (ms: number) => new Date(ms).toISOString();

function kindOf(id: string): AccountRow["kind"] {
  if (id === OWNER_ACCOUNT) return "owner";
  return id.startsWith("ip:") ? "address" : "account";
}

const rowOf = (entry: AccountEntry, { used, credits, running }: Holding, tier: Tier): AccountRow => ({
  account: entry.id,
  kind: kindOf(entry.id),
  tier,
  blocked: entry.blocked_at !== null,
  note: entry.note,
  used: { runs: used.run, visual: used.visual },
  credits: { runs: credits.run, visual: credits.visual },
  running,
  created_at: time(entry.created_at),
  active_at: time(entry.active_at),
});

async function detailOf(parts: AccountParts, entry: AccountEntry): Promise<AccountDetail> {
  const { db, metering, plans, census, bundles } = parts;
  const { id } = entry;
  const [holdings, standing, given, keys, licenses, paid, tallies, files, sent, changes] = await Promise.all([
    metering.holdings(db, [id]),
    plans.standing(db, id),
    plans.given(db, id),
    parts.apiKeys.count(db, id),
    parts.licenses.count(db, id),
    parts.purchases.count(id),
    census.tallyOf(id),
    census.filesOf(id),
    bundles.sizeOf(id),
    parts.changes.latest(db, id, BOUNDS.operator.changes),
  ]);
  const { tier, until } = standing;
  return {
    ...rowOf(entry, holdings.get(id)!, tier),
    tier_until: until === null || given === tier ? null : time(until),
    given_tier: given,
    limits: { runs: perDay(tier, "run"), visual: perDay(tier, "visual") },
    keys,
    licenses,
    paid,
    runs: countRuns(tallies),
    stored: { ...files, bundles: sent.bundles, bundle_bytes: sent.bytes },
    changes: changes.map(({ at, by, change }) => ({ at: time(at), by, ...change })),
  };
}
