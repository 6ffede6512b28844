import { createPressing, STARTS, STOPS } from "./goes-on-after-stop.ts";
import type { PageSession } from "./page-session.ts";

const LOOK_MS = 4_000;
const FRAME_MS = 100;
/** Two after the first start, and one after each of the others. */
const LOOKS = 5;
/** In a look, of what beats so that a person can follow it: less is no measure, more is an animation. */
const LEAST_TICKS = 3;
const MOST_TICKS = 40;
/** By how many ticks, and how much of those at first, one more loop has to add. */
const LEAST_MORE = 2;
const LEAST_SHARE = 0.2;
/** A look may begin or end just before a tick. */
const UNEVEN = 1;

/** How often each element was written in a look, by its place. */
type Ticks = ReadonlyMap<string, number>;

/**
 * Starts what can be stopped, and stops and starts it three times more. Resolves to what is wrong if something is written more often each time,
 * by the same amount: each start has left a loop of its own. For what goes round, such as the beat of a bar; for numbers that go on
 * see runs-faster.ts.
 */
export async function findTicksFaster(session: PageSession): Promise<string | undefined> {
  const pressIt = createPressing(session);
  await pressIt(STOPS);
  if (!(await pressIt(STARTS)) || (await session.rests())) return undefined;
  await session.call("writtenSince");
  const looks = [beating(await look(session))];
  if (looks[0]!.size === 0) return undefined;
  looks.push(await look(session));
  while (looks.length < LOOKS) {
    if (!(await pressIt(STOPS))) return undefined;
    await session.call("writtenSince");
    const still = await look(session);
    if ([...looks[0]!.keys()].every((place) => still.has(place)) || !(await pressIt(STARTS)))
      return undefined;
    await session.call("writtenSince");
    looks.push(await look(session));
  }
  for (const place of looks[0]!.keys()) {
    const [first, again, ...then] = looks.map((ticks) => ticks.get(place) ?? 0) as [
      number,
      number,
      ...number[],
    ];
    const steps = then.map((ticks, at) => ticks - (then[at - 1] ?? first));
    // What comes at random comes more often by chance.
    const isEven = Math.abs(again - first) <= UNEVEN && Math.max(...steps) - Math.min(...steps) <= UNEVEN;
    if (!isEven || Math.min(...steps) < Math.max(LEAST_MORE, LEAST_SHARE * first)) continue;
    return `After each stop and "${pressIt.last}" it runs faster: in ${LOOK_MS / 1000} s it writes what it shows ${first} times at first, then ${then.join(", ")} times`;
  }
  return undefined;
}

async function look(session: PageSession): Promise<Ticks> {
  await session.advance(LOOK_MS, FRAME_MS);
  return new Map(await session.call("writtenSince"));
}

const beating = (ticks: Ticks): Ticks =>
  new Map([...ticks].filter(([, times]) => times >= LEAST_TICKS && times <= MOST_TICKS));
