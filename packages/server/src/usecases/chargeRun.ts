import { BOUNDS, type Reason } from "@signet/contract";
import { OWNER_ACCOUNT } from "../access/caller.ts";
import type { Tries } from "../access/tries.ts";
import type { Config } from "../base/config.ts";
import type { Metering } from "../metering/metering.ts";
import type { RunRow } from "../runs/runs.ts";
import type { Tx } from "../store/db.ts";
import type { Ending } from "./receiptFields.ts";

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
  { config, metering, tries }: ChargeParts,
  tx: Tx,
  { id, account }: Pick<RunRow, "id" | "account">,
  ending: ChargedEnding,
): Promise<boolean> {
  await metering.finish(tx, id);
  const reason = refundReason(ending);
  if (reason === undefined) return config.adminPassSha256 !== null && account !== OWNER_ACCOUNT;
  if (reason === "cancelled") {
    // The model was asked, perhaps: cancelling run after run is not a way to use it for nothing.
    const { perDay } = BOUNDS.cancelRefunds;
    const full = await tries.take(tx, { name: `cancel ${account}`, tries: perDay, windowMs: DAY_MS });
    if (full) return true;
  }
  await metering.refund(tx, id, reason);
  return false;
}

/** Why a run's unit is given back; nothing for one that is spent, as an honest failure is. */
function refundReason(ending: ChargedEnding): Reason | undefined {
  const { exitReason, interrupted, fault, steps, unverified } = ending;
  if (exitReason === "cancelled") return steps === 0 || unverified ? "cancelled" : undefined;
  if (interrupted) return "service_failed";
  if (exitReason !== "error") return unverified ? "not_verified" : undefined;
  // After steps that were delivered, only what no caller can bring about.
  if (fault === "request") return steps === 0 || unverified ? "provider_failed" : undefined;
  return fault === "provider" ? "provider_failed" : "service_failed";
}
