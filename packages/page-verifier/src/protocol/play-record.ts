import { EARLY_MOVES, make, rest, type Move } from "./moves.ts";
import type { Mark, PageSession, Screen } from "./page-session.ts";
import type { Tab } from "./tab.ts";
import type { Open } from "./tabs.ts";

/** The states of a copy: before the first move and after each move. */
export interface PlayRecord {
  marks: Mark[];
}

/** What to do with a copy at one moment. */
export type End = (session: PageSession) => Promise<void>;

const FIRST_MS = 500;
/** No input, for as many moves as any copy is played with. */
export const IDLE = Array.from({ length: 8 }, () => rest);

/** Takes a snapshot of a copy at first, and after it was left alone for a while. */
export async function snapshotTwice(open: Open, snapshot: End): Promise<void> {
  const tab = await open("desktop");
  try {
    await playOn(tab, IDLE, { first: snapshot, last: snapshot });
  } finally {
    await tab.close();
  }
}

/** What to do with the two copies of `playBoth`. `used` is told whether the first moves had a visible effect. */
export interface BothEnds {
  first?: End;
  left?: End;
  each?: End;
  used?(session: PageSession, answered: boolean): Promise<void>;
}

/** Plays an untouched copy and then a used one in the same tab; the first leaves no trace for the second. */
export async function playBoth(
  open: Open,
  screen: Screen,
  moves: Move[],
  ends: BothEnds,
): Promise<[left: PlayRecord, used: PlayRecord]> {
  const tab = await open(screen);
  try {
    const left = await playOn(tab, IDLE, { first: ends.first, last: ends.left });
    const last = async (session: PageSession, used: PlayRecord) =>
      ends.used?.(session, answersEarly(used, left));
    return [left, await playOn(tab, moves, { first: ends.each, each: ends.each, last })];
  } finally {
    await tab.close();
  }
}

/** Plays one copy on the desktop. */
export async function play(open: Open, moves: Move[]): Promise<PlayRecord> {
  const tab = await open("desktop");
  try {
    return await playOn(tab, moves);
  } finally {
    await tab.close();
  }
}

/** Plays a new copy in a tab. The first move comes `after` milliseconds of its time. */
export async function playOn(
  tab: Tab,
  moves: Move[],
  ends: {
    first?: End | undefined;
    each?: End | undefined;
    last?: ((session: PageSession, played: PlayRecord) => Promise<void>) | undefined;
    after?: number;
  } = {},
): Promise<PlayRecord> {
  const session = await tab.show();
  await session.advance(ends.after ?? FIRST_MS);
  const marks = [await session.digest()];
  await ends.first?.(session);
  for (const move of moves) {
    marks.push(await make(session, move));
    await ends.each?.(session);
  }
  await ends.last?.(session, { marks });
  return { marks };
}

/** The moment of a reaction: the first at which a copy differs from an untouched one, before the untouched ones diverge. */
export function reaction(played: PlayRecord, left: PlayRecord, strayed = Infinity): number | undefined {
  const at = firstDifference(played, left);
  return at !== undefined && at > 0 && at < strayed ? at : undefined; // At 0 nothing had been done yet.
}

/** The first moment at which two copies differ; undefined if they never do. */
export function firstDifference(one: PlayRecord, other: PlayRecord): number | undefined {
  const at = one.marks.findIndex((mark, i) => mark.state !== other.marks[i]!.state);
  return at < 0 ? undefined : at;
}

/** Whether the first moves of the pointer had a visible effect. Sounds do not count, because a plain tab has no script that counts them. */
export const answersEarly = (used: PlayRecord, left: PlayRecord): boolean =>
  used.marks.slice(1, EARLY_MOVES + 1).some((mark, i) => mark.seen !== left.marks[i + 1]!.seen);

/** Whether the untouched copy does not change during the time of the first moves. */
export const restsEarly = (left: PlayRecord): boolean =>
  left.marks.slice(1, EARLY_MOVES + 1).every(({ state }) => state === left.marks[0]!.state);

/** The same with the focus as a part of the state: in a board or a menu, arrow keys may move nothing else. */
export const withFocus = ({ marks }: PlayRecord): PlayRecord => ({
  marks: marks.map((mark) => ({ ...mark, state: `${mark.state} ${mark.focus}` })),
});
