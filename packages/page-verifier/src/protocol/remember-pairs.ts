import type { Spot } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";

/** What is turned back after a while is waited for. */
const TURN_BACK_MS = 1_000;
const MOST_TRIES = 3;

/** Plays a game of pairs as a person does. */
export interface PairMemory {
  /** The next square to press where two that are alike are known. */
  next(): Promise<Spot | null>;
  /** Looks at what a press has turned over. */
  look(): Promise<void>;
}

/** Starts to remember what the squares of a board show, where there is one. A board where many look alike is no game of pairs. */
export async function rememberPairs(session: PageSession): Promise<PairMemory> {
  const covered = await session.call("boardFaces");
  const known = new Map<number, string>();
  const tries = new Map<number, number>();
  let last = covered;
  let isPairs = covered.length > 0;
  const isCovered = (at: number) => String(last[at]) === String(covered[at]);
  const canBeTried = (at: number) => isCovered(at) && (tries.get(at) ?? 0) < MOST_TRIES;
  return {
    async next() {
      if (!isPairs) return null;
      const pairs = [...Map.groupBy(known.keys(), (at) => known.get(at)!).values()];
      const at = pairs
        .filter((pair) => pair.length === 2 && pair.some(canBeTried))
        // The other of one that is open is due first.
        .toSorted((one, other) => one.filter(isCovered).length - other.filter(isCovered).length)[0]
        ?.find(canBeTried);
      if (at === undefined) return null;
      tries.set(at, (tries.get(at) ?? 0) + 1);
      return session.call("squareAt", at);
    },
    async look() {
      if (!isPairs) return;
      const now = await session.call("boardFaces");
      const turned = now.flatMap((parts, at) => (String(parts) === String(last[at]) ? [] : [at]));
      const before = last;
      last = now;
      const [at] = turned.filter((one) => !isCovered(one) && String(before[one]) === String(covered[one]));
      if (turned.length === 0) await session.advance(TURN_BACK_MS);
      if (turned.length !== 1 || at === undefined || known.has(at)) return;
      const [content, ...attributes] = now[at]!;
      const changed = attributes.filter((one) => !covered[at]!.includes(one));
      known.set(at, [content, ...changed].join(" "));
      isPairs = [...known.values()].filter((face) => face === known.get(at)).length <= 2;
    },
  };
}
