import { plainly } from "../phrasing.ts";
import { firstAct } from "./first-act.ts";

const LONGEST = 600;
const MOST = 4;
/** What only looks something up: work, and what changes the memory, is asked for by itself. */
const LOOKS_UP = new Set([
  "time",
  "date",
  "calculate",
  "usage",
  "prices",
  "limits",
  "settings",
  "help",
  "recall",
]);
const NEXT_QUESTION =
  /,? (?:and|also|and also) (?=(?:what|what's|whats|how|when|where|which|who|is|are|can|do|does)\b)/i;

/**
 * The questions of a message that asks several: one after the other, each with its mark, or two that are joined by "and".
 * Only the message itself where it is one question, or asks for anything else.
 */
export function questionsIn(asked: string): string[] {
  if (asked.length > LONGEST) return [asked];
  const marked = asked
    .trim()
    .split(/(?<=\?)\s+/)
    .map((part) => plainly(part).replace(/^(?:and|also)[, ]+/i, ""));
  if (marked.length > 1) {
    const questions = marked.filter((part) => part !== "");
    const whole = questions.length > 1 && questions.length <= MOST && questions.every(isQuestion);
    return whole && questions.some(isLookedUp) ? questions : [asked];
  }
  const joined = plainly(asked).split(NEXT_QUESTION);
  return joined.length === 2 && joined.every(isLookedUp) ? joined : [asked];
}

const QUESTION = /\?$|^(?:what|what's|whats|how|when|where|which|who|is|are|can|do|does)\b/i;
const isQuestion = (text: string) => {
  const act = firstAct(text);
  return QUESTION.test(text) && ("say" in act || LOOKS_UP.has(act.call));
};
const isLookedUp = (text: string) => {
  const act = firstAct(text);
  return "call" in act ? LOOKS_UP.has(act.call) : act.reason === "stop";
};
