import type { ChatEventBody, Message, Phase } from "@signet/contract";
import type { LoopState } from "../loop.ts";
import { note } from "../history.ts";
import type { ChatFinding } from "./evidence.ts";

/** What a chat has seen and done by a committed step. Plain JSON. */
export interface ChatState {
  loop: LoopState;
  findings: ChatFinding[];
  refused: string[];
  /** The length of the answer by then. */
  answered: number;
  /** Whether outside content was read, and the addresses that it offered. */
  read: { outside: boolean; offered: string[] };
}

type Action = Extract<ChatEventBody, { name: "action" }>["data"];

/** What the caller was told before the service went down. */
export interface AlreadySaid {
  answer: string;
  decisions: number;
  actions: number;
  /** Actions that began and did not end. */
  open: Pick<Action, "id" | "tool" | "input">[];
  phase: Phase | null;
}

/** Reads what a chat's events have told. */
export function alreadySaid(events: readonly ChatEventBody[]): AlreadySaid {
  const open = new Map<string, AlreadySaid["open"][number]>();
  const said: AlreadySaid = { answer: "", decisions: 0, actions: 0, open: [], phase: null };
  const ids = new Set<string>();
  for (const { name, data } of events)
    if (name === "token") said.answer += data.text;
    else if (name === "decision") said.decisions += 1;
    else if (name === "phase") said.phase = data.status === "started" ? data.name : null;
    else if (name === "action") {
      const { id, tool, input } = data;
      ids.add(id);
      if (data.status === "started") open.set(id, { id, tool, input });
      else open.delete(id);
    }
  return { ...said, actions: ids.size, open: [...open.values()] };
}

/** The events that end the actions which the service went down in. */
export const endedActions = ({ open }: AlreadySaid): ChatEventBody[] =>
  open.map((action) => ({
    name: "action",
    data: { ...action, status: "failed", output: "The service was restarted; the result is lost." },
  }));

const LOST_CALLS =
  "The service was restarted while the tools of your last turn ran; their results are lost. Call them again if you need them, except what must not happen twice.";
const CUT_OFF =
  "The service was restarted and cut off your answer after its last character. Continue it exactly there. Repeat nothing and do not mention this.";

/** The messages of a model that goes on after the answer was cut off behind `cut`, or its tools were interrupted. */
export function messagesAfter(messages: readonly Message[], cut: string, { open }: AlreadySaid): Message[] {
  if (cut !== "") return [...messages, { role: "assistant", text: cut, calls: [] }, note(CUT_OFF)];
  return open.length > 0 ? [...messages, note(LOST_CALLS)] : [...messages];
}

/** The text that ended the work in the last committed step; undefined if the model is to be asked. */
export function endingText({ messages }: LoopState): string | undefined {
  const last = messages.at(-1);
  return last?.role === "assistant" && last.calls.length === 0 && last.text.trim() !== ""
    ? last.text.trim()
    : undefined;
}
