import type { ControlResult } from "../port.ts";

/**
 * The result of one injected change: the tests `failed` as they must, `passed` although they must not, the change was
 * `not reached`, or the process `hung` without a report, as only code that blocks it can make it.
 */
export interface MutationResult {
  kind: "failure" | "expectation";
  result: "failed" | "passed" | "not reached" | "hung";
  why: string;
}

/** Combines the results of all trials. */
export function decide(trials: MutationResult[]): ControlResult {
  const passed = trials.find((trial) => trial.result === "passed");
  if (passed) return { result: "refuted", why: passed.why };
  const hung = trials.find((trial) => trial.result === "hung");
  if (hung) return { result: "none", why: hung.why, suspect: true };
  const failed = trials.filter((trial) => trial.result === "failed");
  if (failed.length === 0)
    return { result: "none", why: trials[0]?.why ?? "no failure could be injected into the tests" };
  const missing = notInjected(new Set(failed.map((trial) => trial.kind)));
  return { result: "confirmed", why: `${failed.length} injected failures were detected${missing}` };
}

function notInjected(kinds: ReadonlySet<MutationResult["kind"]>): string {
  if (!kinds.has("failure")) return "; no failure could be added";
  return kinds.has("expectation") ? "" : "; no expectation could be changed";
}
