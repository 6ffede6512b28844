import { createPressing, STARTS, STOPS, type Pressing } from "./goes-on-after-stop.ts";
import type { PageSession } from "./page-session.ts";
import { findEven, mean, type Moves, nameOfKey, readAll } from "./runs-faster.ts";

/** How long it stands still each time: a number that moves on by both is a clock that ran on unseen. */
const WAITS_MS = [4_000, 7_000];
const FRAME_MS = 100;
/** How far it may move besides, in what it moves in a second: the presses take time, and a clock may show whole seconds only. */
const LEAST_SECONDS = -1;
const MOST_SECONDS = 2;

/**
 * Starts what can be stopped, stops it, waits, and starts it again, twice. Resolves to what is wrong if a number that moves evenly while
 * it runs, and stands while it is stopped, is further on by the time in between as soon as it is started again.
 */
export async function findJumpsAhead(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  await pressIt(STOPS);
  if (!(await pressIt(STARTS))) return undefined;
  let { even } = await findEven(session);
  for (const wait of WAITS_MS) even = even.size > 0 ? await jumping(session, pressIt, even, wait) : even;
  const [found] = even.keys();
  return found === undefined
    ? undefined
    : `After a stop, a wait and "${pressIt.last}", "${nameOfKey(found)}" is further on by the time for which it stood still`;
}

/** Those of the numbers that stand while it is stopped and are further on by the wait after the next start. */
async function jumping(session: PageSession, pressIt: Pressing, even: Moves, wait: number): Promise<Moves> {
  if (!(await pressIt(STOPS))) return new Map();
  const stopped = await readAll(session);
  await session.advance(wait, FRAME_MS);
  const rested = await readAll(session);
  if (!(await pressIt(STARTS))) return new Map();
  const now = await readAll(session);
  return new Map(
    [...even].filter(([key, moves]) => {
      const seconds = ((now.get(key) ?? NaN) - (rested.get(key) ?? NaN)) / mean(moves);
      const besides = seconds - wait / 1_000;
      return stopped.get(key) === rested.get(key) && besides > LEAST_SECONDS && besides < MOST_SECONDS;
    }),
  );
}
