import { createPressing, STARTS, STOPS, type Pressing } from "./goes-on-after-stop.ts";
import type { PageSession } from "./page-session.ts";
import { follow, mean, type Moves, nameOfKey, readAll } from "./runs-faster.ts";

/** How long it stands still each time: a number that moves on by both is a clock that ran on unseen. */
const WAITS_MS = [4_000, 7_000];
const FRAME_MS = 100;
/** How far it may move besides, in what it moves in a second: the presses take time, and a clock may show whole seconds only. */
const LEAST_SECONDS = -1;
const MOST_SECONDS = 2;
/** A clock may show tenths, or be late by a frame. */
const UNEVEN = 0.35;

const isSteady = (moves: readonly number[]): boolean =>
  moves.length > 1 && moves.every((one) => Math.abs(one - mean(moves)) <= UNEVEN * Math.abs(mean(moves)));

/**
 * Starts what can be stopped, stops it, waits, and starts it again, twice. Resolves to what is wrong if a number that moves steadily while
 * it runs, and stands while it is stopped, is further on by the time in between as soon as it is started again.
 */
export async function findJumpsAhead(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  await pressIt(STOPS);
  if (!(await pressIt(STARTS))) return undefined;
  let steady = new Map([...(await follow(session))].filter(([, moves]) => isSteady(moves)));
  for (const wait of WAITS_MS)
    if (steady.size > 0) steady = await jumping(session, { pressIt, steady, wait });
  const [found] = steady.keys();
  return found === undefined
    ? undefined
    : `After a stop, a wait and "${pressIt.last}", "${nameOfKey(found)}" is further on by the time for which it stood still`;
}

/** Those of the numbers that stand while it is stopped and are further on by the wait after the next start. */
async function jumping(
  session: PageSession,
  { pressIt, steady, wait }: { pressIt: Pressing; steady: Moves; wait: number },
): Promise<Map<string, readonly number[]>> {
  if (!(await pressIt(STOPS))) return new Map();
  const stopped = await readAll(session);
  await session.advance(wait, FRAME_MS);
  const rested = await readAll(session);
  if (!(await pressIt(STARTS))) return new Map();
  const now = await readAll(session);
  return new Map(
    [...steady].filter(([key, moves]) => {
      const seconds = ((now.get(key) ?? NaN) - (rested.get(key) ?? NaN)) / mean(moves);
      const besides = seconds - wait / 1_000;
      return stopped.get(key) === rested.get(key) && besides > LEAST_SECONDS && besides < MOST_SECONDS;
    }),
  );
}
