import { createHash } from "node:crypto";
import type { Message } from "@signet/contract";

const NUDGE_AT = 3;
const STOP_AT = 4;
const ALTERNATION = 6;
const MALFORMED_TURNS = 3;

/** Whether the newest calls go in a circle: a nudge with the facts, or a reason to stop. */
export type LoopDetection = { act: "go_on" } | { act: "nudge" | "stop"; facts: string };

/** Looks at what the model did, not at what it said: same call and same result, or two calls in turns. */
export function detectLoop(messages: Message[]): LoopDetection {
  const malformed = malformedTurns(messages);
  if (malformed >= MALFORMED_TURNS)
    return { act: "stop", facts: `${malformed} turns in a row held no tool call that could be read` };
  const made = callsSinceChange(messages);
  const last = made.at(-1);
  if (last === undefined) return { act: "go_on" };
  const same = made.length - 1 - made.findLastIndex((call) => call.hash !== last.hash);
  const facts = `${last.name} was called ${same} times with the same arguments and gave the same result each time`;
  if (same >= STOP_AT) return { act: "stop", facts };
  const window = made.slice(-ALTERNATION);
  const alternates =
    window.length === ALTERNATION &&
    window.every((call, i) => call.hash === window[i % 2]!.hash) &&
    window[0]!.hash !== window[1]!.hash;
  if (alternates)
    return { act: "stop", facts: `the same two calls were made in turns ${ALTERNATION / 2} times` };
  return same === NUDGE_AT ? { act: "nudge", facts } : { act: "go_on" };
}

/** Calls in order of their results, from the last one that changed a file. */
function callsSinceChange(messages: Message[]): { name: string; hash: string }[] {
  const inputs = new Map<string, string>();
  let made: { name: string; hash: string }[] = [];
  for (const message of messages) {
    if (message.role === "assistant") for (const call of message.calls) inputs.set(call.id, call.input);
    if (message.role !== "tool") continue;
    const parts = JSON.stringify([message.name, inputs.get(message.callId), message.text]);
    const call = { name: message.name, hash: createHash("sha256").update(parts).digest("hex") };
    const changed = message.outcome === "changed" && made.at(-1)?.hash !== call.hash;
    made = changed ? [call] : [...made, call];
  }
  return made;
}

/** Turns at the end of which none held a call that could be read, though each tried. */
function malformedTurns(messages: Message[]): number {
  let turns = 0;
  let results: Message[] = [];
  for (const message of messages.toReversed()) {
    if (message.role === "tool") results.push(message);
    if (message.role !== "assistant") continue;
    const allBad = results.every((result) => result.role === "tool" && result.outcome === "invalid");
    if (results.length === 0 || !allBad) break;
    turns += 1;
    results = [];
  }
  return turns;
}
