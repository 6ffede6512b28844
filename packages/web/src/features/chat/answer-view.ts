import type { ChatEvent, ChatFinish, Evidence, Phase, ProofOutcome } from "@signet/contract";
import { PROOF_OUTCOMES } from "@signet/contract/values";
import type { Fold } from "../../lib/fold.ts";

type Data<Name extends ChatEvent["name"]> = Extract<ChatEvent, { name: Name }>["data"];

/** What a tool did, or is doing: the newest event about it. */
export type AnswerAction = Data<"action">;

/** A claim of an answer, and how it is backed. */
export interface AnswerClaim {
  text: string;
  outcome: ProofOutcome;
  evidence: readonly Evidence[];
}

/** What a reader sees of an answer. */
export interface AnswerView {
  phase: Phase | null;
  /** Why the agent does what it does, newest last. */
  reason: string | null;
  actions: readonly AnswerAction[];
  /** The text so far, piece by piece; the array grows in place. */
  pieces: readonly string[];
  /** The whole text, once it has ended. */
  answer: string;
  /** Empty while it is under way. */
  claims: readonly AnswerClaim[];
  /** Null while it is under way. */
  end: ChatFinish | null;
  problem: string | null;
  /** Between the first event and the last. */
  ms: number;
}

/** An answer of which nothing is known yet. */
export const NO_ANSWER: AnswerView = {
  phase: null,
  reason: null,
  actions: [],
  pieces: [],
  answer: "",
  claims: [],
  end: null,
  problem: null,
  ms: 0,
};

/** Computes the view of an answer from its events. */
export function createAnswerFold(): Fold<ChatEvent, AnswerView> {
  const pieces: string[] = [];
  const actions = new Map<string, AnswerAction>();
  let proofs: Data<"proof">[] = [];
  let first: number | null = null;
  let view: AnswerView = { ...NO_ANSWER, pieces };

  function change(event: ChatEvent): Partial<AnswerView> {
    const { name, data } = event;
    switch (name) {
      case "token":
        pieces.push(data.text);
        return {};
      case "proof":
        proofs.push(data);
        return {};
      case "action":
        actions.set(data.id, data);
        return { actions: [...actions.values()] };
      case "decision":
        return { reason: data.choice === "answer" ? null : data.reason };
      case "error":
        return { problem: data.detail || data.title };
      case "phase":
        return { phase: data.name, ...(data.name === "done" ? ended(data, pieces, proofs) : {}) };
    }
  }

  return {
    view: () => view,
    take(event) {
      // Proofs on the way are observations; those after the last text are claims.
      const { name, data } = event;
      if (name === "token" || name === "action" || (name === "phase" && data.status === "started"))
        proofs = [];
      first ??= Date.parse(data.at);
      view = { ...view, ...change(event), ms: Date.parse(data.at) - first };
    },
  };
}

/** What the last event says. */
function ended(
  { answer, finish_reason = "error" }: Data<"phase">,
  pieces: readonly string[],
  proofs: readonly Data<"proof">[],
): Pick<AnswerView, "answer" | "claims" | "end"> {
  // Without a model there is no answer that could be backed.
  const backed = finish_reason === "needs_model" ? [] : proofs.filter(isClaim);
  return {
    answer: answer || pieces.join(""),
    end: finish_reason,
    claims: backed.map(({ claim, outcome, evidence }) => ({ text: claim, outcome, evidence })),
  };
}

const isClaim = ({ outcome }: Data<"proof">) => PROOF_OUTCOMES.includes(outcome);

/** How many claims there are of each kind. */
export const tallyOf = (claims: readonly AnswerClaim[]): Record<ProofOutcome, number> => {
  const tally = { supported: 0, looked_up: 0, own_knowledge: 0 };
  for (const { outcome } of claims) tally[outcome]++;
  return tally;
};
