import type { PageSession } from "./page-session.ts";

/** Ten frames a second are enough to see an error. */
const FRAME_MS = 100;
const PORTION_SECONDS = 4;

/** Lets `seconds` of a page's time pass, with few frames, as far as `budgetMs` of real time allow. Resolves to how many did. */
export async function watchFor(session: PageSession, seconds: number, budgetMs: number): Promise<number> {
  const until = performance.now() + budgetMs * session.pace;
  // A page that draws slowly is asked more often whether there is time left.
  const portion = session.rate.oneByOne ? 1 : PORTION_SECONDS;
  for (let passed = 0; passed < seconds; passed += portion) {
    if (performance.now() > until) return passed;
    await session.advance(portion * 1_000, FRAME_MS);
  }
  return seconds;
}

/** Above this pace the slowness of a machine cannot be measured well enough to call a page late. */
const MOST_SURE_PACE = 1.5;

/** The real time that `budgetMs` are at a pace; on a very busy machine only the browser's own limit counts. */
export const budgetAt = (budgetMs: number, pace: number): number =>
  pace > MOST_SURE_PACE ? Infinity : budgetMs * pace;
