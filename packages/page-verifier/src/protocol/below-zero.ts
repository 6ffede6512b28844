import type { ChecklistStep } from "../page-brief.ts";
import { performStep } from "./checklist-step.ts";
import { type CountsAfterStep, type Counts, readCounts } from "./counts.ts";
import type { PageSession } from "./page-session.ts";

/** What is left of something that is used up. */
const LEFT = /(?<!\p{L})(?:left|remaining|übrig|verbleibende?|restante?s?|quedan|restam)(?!\p{L})/u;
/** What may run below zero: a date that is past, money that is owed. */
const MAY_OWE =
  /(?<!\p{L})(?:days?|weeks?|months?|years?|hours?|minutes?|seconds?|time|budget|balance|tage?|jours?|d[ií]as?)(?!\p{L})|\p{Sc}|[%°]/u;
const PRESSING: readonly string[] = ["click", "tap", "key"];
const LEAST_LEFT = 3;
const MOST_PRESSES = 40;
const FRAME_MS = 100;

/**
 * Repeats the steps that take one from a number of what is left, until it does not fall any more. Resolves to what is wrong if it falls
 * below zero. `seen`: the numbers after each step so far.
 */
export async function findBelowZero(
  session: PageSession,
  seen: readonly CountsAfterStep[],
): Promise<string | undefined> {
  const known = new Set(seen.flatMap(({ counts }) => [...counts.keys()]));
  for (const words of known) {
    const steps = isUsedUp(words, seen) ? stepsLowering(words, seen) : [];
    if (steps.length >= 2) return useUp(session, words, steps);
  }
  return undefined;
}

const isUsedUp = (words: string, [first]: readonly CountsAfterStep[]): boolean =>
  LEFT.test(words) && !MAY_OWE.test(words) && (first!.counts.get(words) ?? 0) >= LEAST_LEFT;

/** The steps that each took one from a number. */
function stepsLowering(words: string, seen: readonly CountsAfterStep[]): ChecklistStep[] {
  return seen.flatMap(({ step, counts }, at) => {
    const [before, now] = [seen[at - 1]?.counts.get(words), counts.get(words)];
    const isLowered = before !== undefined && now !== undefined && before - now === 1;
    return step && isLowered && PRESSING.includes(step.do.do) ? [step] : [];
  });
}

async function useUp(
  session: PageSession,
  words: string,
  steps: readonly ChecklistStep[],
): Promise<string | undefined> {
  const read = (counts: Counts) => counts.get(words) ?? 0;
  let left = read(await readCounts(session));
  let idle = 0;
  for (let count = 0; count < MOST_PRESSES && idle < steps.length && left >= 0; count++) {
    const step = steps[count % steps.length]!;
    const fault = await performStep(session, step, (ms) => session.advance(ms, FRAME_MS));
    const now = read(await readCounts(session));
    if (fault !== undefined || now > left) return undefined;
    idle = now < left ? 0 : idle + 1;
    left = now;
  }
  return left < 0
    ? `What is used up falls below zero, and nothing ends: it shows "${words.replace("#", String(left))}"`
    : undefined;
}
