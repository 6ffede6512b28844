import type { ChatEventBody, Evidence, ProofOutcome } from "@signet/contract";
import { type ChatFinding, found } from "../../../src/agents/chat/evidence.ts";
import { outcomesOf, type Sources } from "../../../src/agents/chat/proof/judge-answer.ts";
import { proofsOf } from "../../../src/agents/chat/proof/prove-answer.ts";

type Kind = Evidence["type"];
export const seen = (type: Kind, text: string, over: Partial<ChatFinding> = {}): ChatFinding => ({
  ...found(type, "ref", { claim: "x", text }),
  ...over,
});
export const value = (text: string) => seen("calculation", text);
export const printed = (text: string, input = "") => seen("command", text, { input, isOwnText: true });
export const page = (text: string) => seen("source", text);
export const note = (text: string) => seen("memory", text);

export const outcomes = (
  answer: string,
  findings: ChatFinding[],
  given: string[] = [],
  failures: ChatFinding[] = [],
): (ProofOutcome | null)[] => outcomesOf(answer, { findings, given, failures }).map(({ outcome }) => outcome);

/** The proofs of an answer, however long they take. */
export function proofs(answer: string, sources: Sources): ChatEventBody[] {
  const work = proofsOf(answer, sources);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
