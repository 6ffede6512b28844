import type { AnswerClaim } from "./answer-view.ts";
import { answerParts } from "./mark-claims.ts";

/** How long one frame is worked on an answer that has just ended. */
const MOST_MS = 8;

/** What was made ahead, by the claims of its answer: each answer has an array of its own. */
const made = new WeakMap<readonly AnswerClaim[], { text: string; parts: readonly string[] }>();

/** The HTML of an answer in parts, from what was made ahead if it was. */
export function htmlOf(text: string, claims: readonly AnswerClaim[]): readonly string[] {
  const ahead = made.get(claims);
  if (ahead?.text === text) return ahead.parts;
  const steps = answerParts(text, claims);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Makes the HTML of an answer over as many frames as it takes, so that a long one stops nothing when it ends. */
export async function makeHtml(text: string, claims: readonly AnswerClaim[]): Promise<void> {
  const steps = answerParts(text, claims);
  let until = performance.now() + MOST_MS;
  for (;;) {
    const { done, value } = steps.next();
    if (done) return void made.set(claims, { text, parts: value });
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + MOST_MS;
  }
}
