import { BOUNDS, type Reason } from "@signet/contract";
import { OWNER_ACCOUNT } from "../../modules/access/caller.ts";
import type { Tries } from "../../modules/access/tries.ts";
import type { Config } from "../../base/config.ts";
import type { Metering } from "../../modules/metering/metering.ts";
import type { RunRow } from "../../modules/runs/runs.ts";
import type { Tx } from "../../store/db.ts";
import type { Ending } from "./receipt-fields.ts";

export interface ChargeParts {
  config: Config;
  metering: Metering;
  tries: Tries;
}

/** The parts of a run's ending that determine its charge. */
export interface ChargedEnding extends Pick<Ending, "exitReason" | "interrupted" | "fault" | "steps"> {
  /** The page did not pass the checks: its visual is refunded. */
  unverified?: boolean;
}

const DAY_MS = 86_400_000;

/** Spends or refunds a run's unit, and frees its place. Returns whether the account was charged. */
export async function chargeRun(
  parts: ChargeParts,
  tx: Tx,
  run: Pick<RunRow, "id" | "account">,
  ending: ChargedEnding,
): Promise<boolean> {
  const charged = await spendOrRefund(parts, tx, run, ending);
  await parts.metering.finish(tx, run.id);
  return charged;
}

async function spendOrRefund(
  { config, metering, tries }: ChargeParts,
  tx: Tx,
  { id, account }: Pick<RunRow, "id" | "account">,
  ending: ChargedEnding,
): Promise<boolean> {
  const limited = config.mode === "hosted" && account !== OWNER_ACCOUNT;
  const refund = refundOf(ending);
  if (refund === undefined) return limited;
  if (limited && !refund.ours) {
    // The run may have used a model or a browser. Limit refunds that a caller can cause, so that they are not free.
    const { perDay } = BOUNDS.refunds;
    if (await tries.take(tx, { name: `refund ${account}`, tries: perDay, windowMs: DAY_MS })) {
      await metering.keep(tx, id, "refund_limit");
      return true;
    }
  }
  await metering.refund(tx, id, refund.reason);
  return false;
}

interface Refund {
  reason: Reason;
  /** Whether the service or the provider failed, which no caller can cause. */
  ours: boolean;
}

/** Why a run's unit is refunded; undefined if it is spent, as for a run that honestly failed. */
function refundOf(ending: ChargedEnding): Refund | undefined {
  const { exitReason, interrupted, fault, steps, unverified } = ending;
  const theirs = (reason: Reason, given = true) => (given ? { reason, ours: false } : undefined);
  const unused = steps === 0 || unverified === true;
  if (exitReason === "cancelled") return theirs("cancelled", unused);
  if (interrupted) return { reason: "service_failed", ours: true };
  if (exitReason === "error") {
    // After delivered steps, only failures that no caller can cause are refunded.
    if (fault === "request") return theirs("provider_failed", unused);
    return { reason: fault === "provider" ? "provider_failed" : "service_failed", ours: true };
  }
  if (exitReason === "needs_model" || exitReason === "ambiguous") return theirs("needs_model");
  if (exitReason === "partial") return theirs("partial");
  return theirs("not_verified", unverified === true);
}
