import type { ProofOutcome } from "@signet/contract";
import type { ObservedFinding } from "./evidence/observed.ts";
import { claimsFailure, claimsGoodEnd, claimsSuccess } from "./sentences/failures.ts";

/** How a statement is backed. `null`: it states nothing. */
export interface Judgement {
  outcome: ProofOutcome | null;
  findings: ObservedFinding[];
}

/** What the report of a run says of it. */
const DONE = /^ok: true$/mu;
const NOT_DONE = /^ok: false$/mu;

/** The judgement that a statement is the model's own. */
export const own = (): Judgement => ({ outcome: "own_knowledge", findings: [] });

/**
 * The judgement that findings back a statement, in part or as a whole. What failed supports every fact about it, but not that it
 * succeeded.
 */
export function backed(findings: ObservedFinding[], text: string, isPartly: boolean): Judgement {
  const isReported = (report: RegExp) =>
    findings.length > 0 &&
    findings.every(
      ({ finding: { evidence, text: told } }) => evidence.type === "receipt" && report.test(told),
    );
  const failed = findings.length > 0 && findings.every(({ finding }) => finding.failed);
  if (failed && claimsSuccess(text)) return own();
  if (isReported(NOT_DONE) && claimsGoodEnd(text)) return own();
  if (isReported(DONE) && claimsFailure(text)) return own();
  return { outcome: isPartly ? "looked_up" : "supported", findings };
}
