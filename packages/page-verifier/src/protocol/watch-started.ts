import { make, use, type Move } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import { watchFor } from "./watch-for.ts";

const SECONDS = 60;
const PERIOD_SECONDS = 20;
const BUDGET_MS = 3_000;
/** As many elements as a page may keep in such a period at rest. */
const MOST_ELEMENTS = 120;

/** What may start something in a page, and who is told that it then grows without end. */
export interface Starting {
  /** The first steps of the brief. */
  starts: readonly Move[];
  grown: (detail: string) => void;
}

/** Used where there is no brief. */
const CONTROLS: readonly Move[] = [
  use("startControl"),
  ...Array.from({ length: 3 }, () => use("nextControl")),
];

/**
 * Starts a page in one way after another until something goes on by itself, and watches that for a minute: for errors that
 * come later, and for elements without end. `begun`: it has been started already.
 */
export async function watchStarted(
  session: PageSession,
  begun: boolean,
  { starts, grown }: Starting,
): Promise<void> {
  if (begun && (await watchMinute(session, grown))) return;
  const says = !begun && (await session.call("saysStart"));
  const others = starts.length > 0 || says || begun ? starts : CONTROLS;
  for (const move of [...(says ? [use("startControl")] : []), ...others]) {
    await make(session, move);
    if (await watchMinute(session, grown)) return;
  }
}

/** Watches a page until it rests, at most a minute. Resolves to whether something went on for so long. */
async function watchMinute(session: PageSession, grown: Starting["grown"]): Promise<boolean> {
  session.doing(`the ${SECONDS} s after a start`);
  const counts: number[] = [];
  for (let passed = 0; passed < SECONDS; passed += PERIOD_SECONDS) {
    if (await session.rests()) break;
    const portion = await watchFor(session, PERIOD_SECONDS, (BUDGET_MS * PERIOD_SECONDS) / SECONDS);
    counts.push(portion < PERIOD_SECONDS ? 0 : await session.call("countElements"));
  }
  session.doing("");
  const [first, second, third] = counts;
  if (third === undefined) return false;
  // What has a limit reaches it, and what a user fills does not fill by itself.
  const growth = Math.min(second! - first!, third - second!);
  if (first! > 0 && growth >= MOST_ELEMENTS) grown(describe(growth));
  return true;
}

const describe = (growth: number): string =>
  `After a start it keeps growing without any input, in each ${PERIOD_SECONDS} s by ${growth} elements or more; at most ${MOST_ELEMENTS} are allowed. What is shown or kept without end needs a limit that is reached within ${2 * PERIOD_SECONDS} s`;
