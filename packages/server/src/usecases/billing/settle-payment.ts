import type { PaidTier, Reason } from "@signet/contract";
import type { Accounts } from "../../modules/access/accounts.ts";
import type { LicenseKeys } from "../../modules/access/license-keys.ts";
import type { Licenses } from "../../modules/access/licenses.ts";
import { covers, type Plans } from "../../modules/access/plans.ts";
import type { Clock } from "../../base/clock.ts";
import type { Log } from "../../base/log.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import { type Gateway, PaymentProviderError } from "../../modules/payments/gateway.ts";
import type { PurchaseRow, Purchases } from "../../modules/payments/purchases.ts";
import type { PaymentSnapshot } from "../../modules/payments/snapshot.ts";
import { type PurchaseState, verdictOf } from "../../modules/payments/verdict.ts";
import type { Db, Tx } from "../../store/db.ts";

export interface SettleParts {
  db: Db;
  clock: Clock;
  log: Log;
  gateway: Gateway;
  purchases: Purchases;
  accounts: Accounts;
  metering: Metering;
  plans: Plans;
  licenses: Licenses;
  licenseKeys: LicenseKeys;
}

export type SettlementResult =
  | { kind: "settled"; purchase: PurchaseRow; given: PurchaseState; first: boolean }
  | { kind: "pending" | "expired" | "unknown" };

/** How long the license of a pack is valid. */
const PACK_LICENSE_MS = 10 * 365 * 86_400_000;
/** The most attempts. A reading is outdated a few times at most; more mean a fault, and the provider sends its event again. */
const ROUNDS = 20;

/**
 * Updates a purchase to match the payment that the provider reports now. Claims and events both use it, and any number of
 * them in any order ends in the same state. Reading the payment takes several requests outside the transaction, so readings
 * are numbered before they begin, and an earlier one never undoes what a later one settled.
 */
export function createSettlePayment(parts: SettleParts) {
  const { db, gateway, purchases, log } = parts;

  return async (sessionId: string): Promise<SettlementResult> => {
    for (let round = 0; round < ROUNDS; round++) {
      const row = await purchases.look(sessionId);
      const seen = await gateway.read(sessionId);
      if (!seen) return { kind: "unknown" };
      if (!row) {
        if (await adopt(parts, seen)) continue;
        return { kind: "unknown" };
      }
      const verdict = verdictOf(seen, row, gateway);
      if (verdict.kind === "foreign") {
        log.warn({ purchase: row.id, why: verdict.why }, "a payment is not what was offered");
        return { kind: "unknown" };
      }
      if (verdict.kind !== "given") return verdict;
      const { given } = verdict;
      const kid = await parts.licenseKeys.current();
      const done = await db.transaction().execute((tx) => apply(parts, tx, { row, given, seen, kid }));
      if (done === "outdated") continue;
      if (done !== "same") log.info({ purchase: row.id, item: row.item, ...given }, "purchase settled");
      await stopReplaced(parts, row, given);
      return { kind: "settled", purchase: row, given, first: done === "first" };
    }
    throw new Error("a purchase was outdated at every reading");
  };
}

export type SettlePayment = ReturnType<typeof createSettlePayment>;

/**
 * Records a checkout of this service that is missing in the database: its id was lost, or the data was restored from an
 * older backup. The checkout's marker, which only this service can write, says what it is for.
 */
async function adopt(
  { purchases, gateway, log }: SettleParts,
  { marker, sessionId }: PaymentSnapshot,
): Promise<boolean> {
  const { service, purchase = "" } = marker;
  if (service !== gateway.service) return false;
  if (!(await purchases.find(purchase))) {
    await purchases.restore(marker);
    log.warn({ purchase }, "a purchase was unknown here and is written down again");
  }
  const row = await purchases.find(purchase);
  if (!row || row.session_sha !== null) return false;
  await purchases.setSession(row.id, sessionId);
  return true;
}

interface Change {
  row: PurchaseRow;
  given: PurchaseState;
  seen: PaymentSnapshot;
  kid: string;
}

async function apply(
  parts: SettleParts,
  tx: Tx,
  { row, given, seen, kid }: Change,
): Promise<"first" | "changed" | "same" | "outdated"> {
  const before = await parts.purchases.settle(tx, row, given);
  if (before === "same" || before === "outdated") return before;
  const { account, item } = row;
  const { runs, visual, until } = given;
  const first = before.changes === 0;
  if (first) await parts.accounts.use(tx, account);
  await parts.metering.credit(tx, {
    account,
    units: { run: runs - before.runs, visual: visual - before.visual },
    reason: reasonOf(before, given),
    ref: first ? row.id : `${row.id}/${before.changes}`,
  });
  if (seen.plan)
    await parts.plans.set(tx, {
      subscription: seen.plan.subscription,
      account,
      tier: item as PaidTier,
      until,
    });
  const plan = row.kind === "plan";
  await parts.licenses.issue(tx, {
    // Not the id from the reading: a claim may have replaced it since.
    jti: before.jti,
    account,
    tier: plan ? (item as PaidTier) : "free",
    expiresAt: plan ? until : parts.clock.now() + PACK_LICENSE_MS,
    kid,
  });
  return first ? "first" : "changed";
}

function reasonOf({ changes, runs, visual }: PurchaseRow, given: PurchaseState): Reason {
  if (changes === 0) return "topup";
  if (given.runs + given.visual > runs + visual) return "restored";
  return given.disputed ? "dispute" : "refund";
}

/** Ends the renewal of plans that a new plan replaces, so that nobody pays for two. A failure is retried at the next settlement. */
async function stopReplaced(parts: SettleParts, row: PurchaseRow, { until }: PurchaseState): Promise<void> {
  const { purchases, gateway, log, clock } = parts;
  if (row.kind !== "plan" || until <= clock.now()) return;
  try {
    for (const other of await purchases.plansOf(row.account, row.id)) {
      const session = purchases.sessionOf(other);
      if (session === null || !takesPlaceOf(row, other)) continue;
      const plan = (await gateway.read(session))?.plan;
      if (!plan?.renews) continue;
      await gateway.stop(plan.subscription, other.until > clock.now() ? "period_end" : "now");
      log.info({ purchase: other.id, by: row.id }, "a plan was replaced and will not renew");
    }
  } catch (thrown) {
    if (!(thrown instanceof PaymentProviderError)) throw thrown;
    log.error({ purchase: row.id, message: thrown.message }, "a replaced plan still renews");
  }
}

/** Whether a plan replaces another: the larger of two, or the later of two equal ones. */
const takesPlaceOf = (one: PurchaseRow, other: PurchaseRow): boolean =>
  one.item === other.item
    ? one.created_at > other.created_at
    : covers(one.item as PaidTier, other.item as PaidTier);
