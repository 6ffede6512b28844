import type { ProofOutcome } from "@signet/contract";
import { type ObservedFinding, okOf } from "./evidence/observed.ts";
import { claimsFailure, claimsGoodEnd, claimsSuccess } from "./sentences/failures.ts";

/** How a statement is backed. `null`: it states nothing. */
export interface Judgement {
  outcome: ProofOutcome | null;
  findings: ObservedFinding[];
}

/** The judgement that a statement is the model's own. */
export const own = (): Judgement => ({ outcome: "own_knowledge", findings: [] });

/**
 * The judgement that findings back a statement, in part or as a whole. What failed supports every fact about it, but not that it
 * succeeded.
 */
export function backed(findings: ObservedFinding[], text: string, isPartly: boolean): Judgement {
  const isReported = (ok: boolean) =>
    findings.length > 0 &&
    findings.every(({ finding }) => finding.evidence.type === "receipt" && okOf(finding.text) === ok);
  const failed = findings.length > 0 && findings.every(({ finding }) => finding.failed);
  if (failed && claimsSuccess(text)) return own();
  if (isReported(false) && claimsGoodEnd(text)) return own();
  if (isReported(true) && claimsFailure(text)) return own();
  return { outcome: isPartly ? "looked_up" : "supported", findings };
}
