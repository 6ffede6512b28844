import { createHash } from "node:crypto";
import type { Message } from "@signet/contract";

const NUDGE_AT = 3;
const STOP_AT = 4;
const ALTERNATION = 6;
/** This many bad turns in a row end the work. */
export const MOST_BAD_TURNS = 5;

/** Whether the newest calls repeat: nothing, a nudge, or a reason to stop, with the facts. `badTurns`: how many of the newest turns in a row held no valid call. */
export type LoopDetection = { badTurns: number } & (
  | { act: "go_on" }
  | { act: "nudge" | "stop"; facts: string }
);

/**
 * Detects repetition from calls and results, not from text: the same call with the same result, or two calls that alternate;
 * and turns without a valid call. `needsCalls`: a turn of text alone is one of them.
 */
export function detectLoop(messages: Message[], { needsCalls = false } = {}): LoopDetection {
  const badTurns = countBadTurns(messages, needsCalls);
  if (badTurns >= MOST_BAD_TURNS)
    return { badTurns, act: "stop", facts: `${badTurns} turns in a row held no valid tool call` };
  return { badTurns, ...detectRepetition(messages) };
}

function detectRepetition(messages: Message[]): { act: "go_on" } | { act: "nudge" | "stop"; facts: string } {
  const calls = callsSinceChange(messages);
  const last = calls.at(-1);
  if (last === undefined) return { act: "go_on" };
  const same = calls.length - 1 - calls.findLastIndex((call) => call.hash !== last.hash);
  const facts = `${last.name} was called ${same} times with the same arguments and gave the same result each time`;
  if (same >= STOP_AT) return { act: "stop", facts };
  const window = calls.slice(-ALTERNATION);
  const alternates =
    window.length === ALTERNATION &&
    window.every((call, i) => call.hash === window[i % 2]!.hash) &&
    window[0]!.hash !== window[1]!.hash;
  if (alternates) return { act: "stop", facts: `the same two calls alternated ${ALTERNATION / 2} times` };
  return same === NUDGE_AT ? { act: "nudge", facts } : { act: "go_on" };
}

/** Calls in the order of their results, starting with the last one that changed a file. */
function callsSinceChange(messages: Message[]): { name: string; hash: string }[] {
  const inputs = new Map<string, string>();
  let calls: { name: string; hash: string }[] = [];
  for (const message of messages) {
    if (message.role === "assistant") for (const call of message.calls) inputs.set(call.id, call.input);
    // Invalid calls are counted by turns.
    if (message.role !== "tool" || message.outcome === "invalid") continue;
    // Lines of standard output and standard error may arrive in another order.
    const lines = message.text.split("\n").toSorted();
    const pictures = message.pictures?.map(({ sha256 }) => sha256);
    const parts = JSON.stringify([message.name, inputs.get(message.callId), lines, pictures]);
    const call = { name: message.name, hash: createHash("sha256").update(parts).digest("hex") };
    const changed = message.outcome === "changed" && calls.at(-1)?.hash !== call.hash;
    calls = changed ? [call] : [...calls, call];
  }
  return calls;
}

/** How many of the last turns in a row held no valid call. */
function countBadTurns(messages: Message[], needsCalls: boolean): number {
  let turns = 0;
  let results: Message[] = [];
  for (const message of messages.toReversed()) {
    if (message.role === "tool") results.push(message);
    if (message.role !== "assistant") continue;
    const isBad =
      results.length === 0
        ? needsCalls
        : results.every((result) => result.role === "tool" && result.outcome === "invalid");
    if (!isBad) break;
    turns += 1;
    results = [];
  }
  return turns;
}
