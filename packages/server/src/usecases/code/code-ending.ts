import { type Check, NO_USAGE } from "@signet/contract";
import { noCheck } from "../../agents/check/verdict.ts";
import type { CoderState } from "../../agents/port.ts";
import type { RunFailure } from "../runs/run-failure.ts";
import type { Ending } from "../runs/receipt-fields.ts";

/** How a coding run ended. */
export interface CodeEnding extends Ending {
  check: Check;
}

/** The ending of a run that failed. */
export const failed = (state: CoderState | null, summary: string): CodeEnding => ({
  ok: false,
  exitReason: "error",
  interrupted: false,
  check: noCheck(null),
  summary,
  steps: state?.step ?? 0,
  usage: state?.usage ?? NO_USAGE,
  ...(state?.by ? { by: state.by } : {}),
});

/** The ending of a run whose work threw. */
export function brokenEnding(state: CoderState | null, thrown: RunFailure): CodeEnding {
  if (thrown.stopped) return { ...failed(state, "Stopped."), exitReason: thrown.stopped };
  const { fault, problem, error } = thrown;
  return { ...failed(state, problem.message), fault, error };
}
