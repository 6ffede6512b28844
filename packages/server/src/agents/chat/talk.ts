import type { ChatEventBody, Choice } from "@signet/contract";
import { type ChatFinding, proofOf } from "./evidence.ts";
import { createPhases, type Phases } from "./phases.ts";
import { type AlreadySaid, alreadySaid, type ChatState } from "./resume.ts";

/** State of one chat turn. */
export interface Talk {
  phases: Phases;
  answer: string;
  /** The beginning of a model turn that may be a preamble to tool calls; null once it is part of the answer. */
  held: string | null;
  /** All findings of tools, and how many of them have been reported as proofs. */
  findings: ChatFinding[];
  reported: number;
  /** Messages of calls that were refused. */
  refused: string[];
  decisions: number;
  actions: number;
  /** What the model says again after a restart, and was told before. */
  repeated: string;
}

/** The state of a turn that begins, or goes on from what was said before. */
export function talkAfter(before?: { said: AlreadySaid; state: ChatState | null }): Talk {
  const { said, state } = before ?? { said: alreadySaid([]), state: null };
  const { answer, decisions, actions } = said;
  const findings = [...(state?.findings ?? [])];
  return {
    phases: createPhases(said.phase),
    answer,
    held: "",
    findings,
    reported: findings.length,
    refused: [...(state?.refused ?? [])],
    decisions,
    actions,
    repeated: "",
  };
}

/** The part of a piece that was not told before. A model that says something else is heard from there on. */
export function afterRepeated(talk: Talk, piece: string): string {
  const { repeated } = talk;
  const same = Math.min(repeated.length, piece.length);
  if (same === 0) return piece;
  const isSame = repeated.startsWith(piece.slice(0, same));
  talk.repeated = isSame ? repeated.slice(same) : "";
  return isSame ? piece.slice(same) : piece;
}

/** What an answer can rest on when it begins. */
const soFar = ({ findings: { length } }: Talk) =>
  length === 0
    ? "nothing was looked up so far"
    : `${length === 1 ? "one result" : `${length} results`} so far`;

/** Proofs of the findings that have not been reported yet. */
export function unreportedProofs(talk: Talk): ChatEventBody[] {
  const unreported = talk.findings.slice(talk.reported);
  talk.reported = talk.findings.length;
  return unreported.map(proofOf);
}

/** Adds text to the answer. */
export function speak(talk: Talk, text: string): ChatEventBody[] {
  talk.answer += text;
  const entered = talk.phases.enter("answer");
  const announced = entered.length > 0 ? [decide(talk, "answer", soFar(talk)), ...entered] : [];
  return [...announced, { name: "token", data: { text } }];
}

/** Announces what is done next, and why. */
export const decide = (talk: Talk, choice: Choice, reason: string): ChatEventBody => ({
  name: "decision",
  data: { id: `dec_${++talk.decisions}`, choice, reason },
});

/** Adds a held text to the answer, because no tool was called after it. */
export function release(talk: Talk): ChatEventBody[] {
  const { held } = talk;
  talk.held = "";
  return held === null || held.trim() === "" ? [] : speak(talk, (talk.answer === "" ? "" : "\n\n") + held);
}
