import type { ChatEvent, ChatFinish, Evidence, Phase, ProofOutcome } from "@signet/contract";
import { PROOF_OUTCOMES } from "@signet/contract/values";

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
  answer: string;
  claims: readonly AnswerClaim[];
  /** Null while it is under way. */
  end: ChatFinish | null;
  problem: string | null;
  /** Between the first event and the last. */
  ms: number;
}

/** What is collected on the way to a view. */
interface Collected {
  phase: Phase | null;
  reason: string | null;
  actions: Map<string, AnswerAction>;
  words: string[];
  proofs: Data<"proof">[];
  problem: string | null;
  done: Data<"phase"> | null;
}

/** Computes it from the events so far. */
export function viewAnswer(events: readonly ChatEvent[]): AnswerView {
  const seen: Collected = {
    phase: null,
    reason: null,
    actions: new Map(),
    words: [],
    proofs: [],
    problem: null,
    done: null,
  };
  for (const event of events) take(seen, event);
  const { phase, reason, actions, words, proofs, problem, done } = seen;
  return {
    phase,
    reason,
    problem,
    actions: [...actions.values()],
    answer: done?.answer || words.join(""),
    // Without a model there is no answer that could be backed.
    claims: (done?.finish_reason === "needs_model" ? [] : proofs)
      .filter(isClaim)
      .map(({ claim, outcome, evidence }) => ({ text: claim, outcome, evidence })),
    end: done && (done.finish_reason ?? "error"),
    ms: events.length < 2 ? 0 : Date.parse(events.at(-1)!.data.at) - Date.parse(events[0]!.data.at),
  };
}

function take(seen: Collected, { name, data }: ChatEvent): void {
  // Proofs on the way are observations; those after the last text are claims.
  const begins = name === "token" || name === "action" || (name === "phase" && data.status === "started");
  if (begins) seen.proofs = [];
  switch (name) {
    case "token":
      return void seen.words.push(data.text);
    case "proof":
      return void seen.proofs.push(data);
    case "action":
      return void seen.actions.set(data.id, data);
    case "decision":
      seen.reason = data.choice === "answer" ? null : data.reason;
      return;
    case "error":
      seen.problem = data.detail || data.title;
      return;
    case "phase":
      seen.phase = data.name;
      if (data.name === "done") seen.done = data;
  }
}

const isClaim = ({ outcome }: Data<"proof">) => PROOF_OUTCOMES.includes(outcome);

/** How many claims there are of each kind. */
export const tallyOf = (claims: readonly AnswerClaim[]): Record<ProofOutcome, number> => {
  const tally = { supported: 0, looked_up: 0, own_knowledge: 0 };
  for (const { outcome } of claims) tally[outcome]++;
  return tally;
};

/** The parts of a text that are written, each as long as a blank line lets it be, so that only the last one changes. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let from = 0;
  let fence: string | null = null;
  for (let at = 0; at < text.length;) {
    const end = text.indexOf("\n", at);
    const next = end === -1 ? text.length : end + 1;
    const line = text.slice(at, next).trim();
    const mark = /^(?:`{3,}|~{3,})/.exec(line)?.[0] ?? null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line === mark) fence = null;
    if (line === "" && fence === null && next > from) {
      blocks.push(text.slice(from, next));
      from = next;
    }
    at = next;
  }
  if (from < text.length) blocks.push(text.slice(from));
  return blocks;
}
