import { type Pack, PACKS } from "@signet/contract";
import type { PurchaseRow } from "../../store/schema.ts";
import { isHere, type Money, type PlanSnapshot, sessionSha, type PaymentSnapshot } from "./snapshot.ts";

/** A plan continues for this long after the paid period, so that a late payment has no effect. */
export const GRACE_MS = 3 * 86_400_000;

/** What a purchase currently gives. */
export interface PurchaseState {
  runs: number;
  visual: number;
  /** End of the plan, in milliseconds since 1970; 0 for none. */
  until: number;
  /** A payment is disputed. */
  disputed: boolean;
}

export type PaymentVerdict =
  | { kind: "given"; given: PurchaseState }
  /** Not paid yet. */
  | { kind: "pending" }
  /** Never paid, and never will be. */
  | { kind: "expired" }
  /** The payment does not match the offer; `why` names the difference. */
  | { kind: "foreign"; why: string };

/**
 * Determines what a purchase gives from the provider's current data about its checkout. Depends on nothing else: the same
 * snapshot always gives the same verdict, whichever event caused it.
 */
export function verdictOf(
  seen: PaymentSnapshot,
  purchase: PurchaseRow,
  expected: { service: string; live: boolean },
): PaymentVerdict {
  const why = mismatch(seen, purchase, expected);
  if (why) return { kind: "foreign", why };
  if (seen.status === "expired") return { kind: "expired" };
  if (seen.status !== "complete" || !seen.paid) return { kind: "pending" };
  if (seen.currency !== "usd") return { kind: "foreign", why: "currency" };
  if (seen.amount < purchase.cents) return { kind: "foreign", why: "amount" };
  const { item } = purchase;
  if (isPack(item)) return seen.money ? givenByPack(seen.money, PACKS[item]) : { kind: "pending" };
  return seen.plan ? givenByPlan(seen.plan) : { kind: "pending" };
}

const isPack = (item: PurchaseRow["item"]): item is Pack => Object.hasOwn(PACKS, item);

function mismatch(
  { marker, mode, live, sessionId }: PaymentSnapshot,
  purchase: PurchaseRow,
  expected: { service: string; live: boolean },
): string | undefined {
  if (marker["service"] !== expected.service || marker["purchase"] !== purchase.id) return "marker";
  if (marker["item"] !== purchase.item || marker["account"] !== purchase.account) return "marker";
  if (purchase.session_sha !== sessionSha(sessionId)) return "session";
  if (mode !== (purchase.kind === "plan" ? "subscription" : "payment")) return "mode";
  return live === expected.live ? undefined : "livemode";
}

/** A pack gives its units, minus the refunded part, rounded in the buyer's favour. */
function givenByPack(
  { amount, refunded, disputed }: Money,
  units: { runs: number; visual: number },
): PaymentVerdict {
  const left = (bought: number) =>
    disputed || refunded >= amount ? 0 : bought - Math.floor((bought * refunded) / amount);
  const given = { runs: left(units.runs), visual: left(units.visual), until: 0, disputed };
  return { kind: "given", given };
}

/** A plan gives its tier to the end of the last paid period plus the grace period, but not beyond its own end. */
function givenByPlan({ periods, endedAt }: PlanSnapshot): PaymentVerdict {
  const ends = periods.filter(({ money }) => isHere(money)).map(({ end }) => end + GRACE_MS);
  const paidUntil = Math.max(0, ...ends);
  const until = endedAt === null ? paidUntil : Math.min(paidUntil, endedAt);
  const disputed = periods.some(({ money }) => money.some((one) => one.disputed));
  return { kind: "given", given: { runs: 0, visual: 0, until, disputed } };
}
