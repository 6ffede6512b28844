import { type Counts, readCounts } from "./counts.ts";
import type { Spot } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";

/** What is turned back after a while is waited for. */
const TURN_BACK_MS = 1_000;
const MOST_TRIES = 3;
/** As many squares were seen to be turned over. */
const LEAST_KNOWN = 4;
/** The part of a board that must have been seen to be pairs, counted in pairs: doors that are opened one by one are none. */
const LEAST_ALIKE = 1 / 4;
const A_PAIR = 2;
const WORD = /\p{L}+/gu;

/** The whole in `found # of 6`. */
const WHOLE = /#\D+?(\d+)$/u;

/** Whether one of the numbers is all of its whole, as in `6 of 6`. */
const isWhole = (counts: Counts): boolean =>
  [...counts].some(([words, value]) => value > 1 && Number(WHOLE.exec(words)?.[1]) === value);

/** Plays a game of pairs as a person does. */
export interface PairMemory {
  /** The next square to press where two that are alike are known. */
  next(): Promise<Spot | null>;
  /** Looks at what a press has turned over. */
  look(): Promise<void>;
  /** Whether pairs are still to be found. */
  readonly goesOn: boolean;
  /** Whether all pairs are found and stay open, and no word that was not shown before tells so. */
  endsInSilence(): Promise<boolean>;
}

/** Starts to remember what the squares of a board show, where there is one. A board where many look alike is no game of pairs. */
export async function rememberPairs(session: PageSession): Promise<PairMemory> {
  const covered = await session.call("boardFaces");
  const known = new Map<number, string>();
  const tries = new Map<number, number>();
  let last = covered;
  let isPairs = covered.length > 0;
  const words = new Set<string>();
  const isCovered = (at: number) => String(last[at]) === String(covered[at]);
  const canBeTried = (at: number) => isCovered(at) && (tries.get(at) ?? 0) < MOST_TRIES;
  const alike = () =>
    [...Map.groupBy(known.keys(), (at) => known.get(at)!).values()].filter((pair) => pair.length === 2);
  const readWords = async () => (await session.shownText()).join(" ").match(WORD) ?? [];
  // A pair may have been open at the first look; then the page says itself that all are found.
  const areAllOpen = async () => {
    const left = last.filter((_, at) => isCovered(at)).length;
    return left === 0 || (left <= A_PAIR && isWhole(await readCounts(session)));
  };
  let isOver = false;
  return {
    get goesOn() {
      return isPairs && known.size >= LEAST_KNOWN && !isOver;
    },
    async endsInSilence() {
      if (!isPairs || alike().length < covered.length * LEAST_ALIKE) return false;
      await session.advance(TURN_BACK_MS);
      last = await session.call("boardFaces");
      // Texts of squares side by side are read as one word.
      const faces = last
        .map(([content = ""]) => content.replace(/<[^>]*>/g, ""))
        .join("")
        .toLowerCase();
      const isOld = (word: string) => words.has(word) || faces.includes(word);
      return (await areAllOpen()) && (await readWords()).every(isOld);
    },
    async next() {
      if (!isPairs) return null;
      const at = alike()
        .filter((pair) => pair.some(canBeTried))
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
      isOver = await areAllOpen();
      if (!isOver) for (const word of await readWords()) words.add(word);
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
