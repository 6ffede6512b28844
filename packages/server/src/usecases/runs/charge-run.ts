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

/** What of a run's end decides what it costs. */
export interface ChargedEnding extends Pick<Ending, "exitReason" | "interrupted" | "fault" | "steps"> {
  /** A page that nobody saw pass: its visual is given back. */
  unverified?: boolean;
}

const DAY_MS = 86_400_000;

/** Spends a run's unit or gives it back, and frees its place. Whether its account was charged. */
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
    // A model or a browser was used, perhaps: what a caller can bring about is no way to use them for nothing.
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
  /** Whether the failure is one that no caller can bring about: of the service or of the model's provider. */
  ours: boolean;
}

/** Why a run's unit is given back; nothing for one that is spent, as an honest failure is. */
function refundOf(ending: ChargedEnding): Refund | undefined {
  const { exitReason, interrupted, fault, steps, unverified } = ending;
  const theirs = (reason: Reason, given = true) => (given ? { reason, ours: false } : undefined);
  const unused = steps === 0 || unverified === true;
  if (exitReason === "cancelled") return theirs("cancelled", unused);
  if (interrupted) return { reason: "service_failed", ours: true };
  if (exitReason === "error") {
    // After steps that were delivered, only what no caller can bring about.
    if (fault === "request") return theirs("provider_failed", unused);
    return { reason: fault === "provider" ? "provider_failed" : "service_failed", ours: true };
  }
  if (exitReason === "needs_model" || exitReason === "ambiguous") return theirs("needs_model");
  if (exitReason === "partial") return theirs("partial");
  return theirs("not_verified", unverified === true);
}
