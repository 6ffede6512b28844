import assert from "node:assert/strict";
import type { ProofOutcome } from "@signet/contract";
import type { ChatFinding } from "../../../src/agents/chat/evidence.ts";
import { outcomes } from "./outcomes-rig.ts";

/** Asserts that each sentence by itself, beside the same evidence, has this outcome. */
export function check(
  findings: ChatFinding[],
  expected: ProofOutcome | null,
  answers: string[],
  given: string[] = [],
): void {
  for (const answer of answers) assert.deepEqual(outcomes(answer, findings, given), [expected], answer);
}

/** Asserts that none of the sentences is labelled so. */
export function checkNot(
  findings: ChatFinding[],
  unexpected: ProofOutcome | null,
  answers: string[],
  given: string[] = [],
): void {
  for (const answer of answers) assert.notDeepEqual(outcomes(answer, findings, given), [unexpected], answer);
}
