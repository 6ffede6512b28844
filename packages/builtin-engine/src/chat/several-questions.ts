import { plainly } from "../phrasing.ts";
import { firstAct } from "./first-act.ts";

const LONGEST = 600;
const MOST = 4;
/** Actions that only look something up. Work and changes of the memory must be requested in a message of their own. */
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
 * Splits a message into its questions: consecutive ones with question marks, or two joined by "and". Returns only the
 * message itself if it is one question or contains any other request.
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
