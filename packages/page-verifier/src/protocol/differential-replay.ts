import type { KeyClaims } from "./key-claims.ts";
import { EARLY_MOVES, hover, make, press, pressAll, rest, sweep, use, type Move } from "./moves.ts";
import type { Mark, Screen, PageSession } from "./page-session.ts";
import type { Tab } from "./tab.ts";
import type { Open } from "./tabs.ts";
import { settleAll } from "./settle-all.ts";

const FIRST_MS = 500;
const ARROWS = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789".split("");

/** How one way of using the page went: the state before the first move and after each. */
interface PlayRecord {
  marks: Mark[];
}

const moveKeys = (claims: KeyClaims): Move[] => [
  ...ARROWS.map((key) => press(key)),
  pressAll(["w", "a", "s", "d", ...claims.named.filter((key) => key.length === 1)]),
  press("Space"),
  press("Enter"),
  pressAll(["ArrowRight", "ArrowDown", ...claims.named.filter((key) => key.length > 1)]),
];
const POINTER = [
  hover,
  ...Array.from({ length: 5 }, () => use("nextControl")),
  use("surface"),
  sweep({ dx: 90, dy: 60 }),
];
const TOUCH = [
  ...Array.from({ length: 5 }, () => use("nextControl")),
  use("surface"),
  sweep({ dx: 40, dy: 110 }),
  sweep({ dx: -90, dy: 55 }),
];
const AFTER_START = [
  ...ARROWS.map((key) => press(key)),
  pressAll(ALPHABET),
  press("Space"),
  pressAll(["Enter", "Escape"]),
];
const IDLE = Array.from({ length: 8 }, () => rest);

/** To which kind of input the page was seen to react. */
export interface Inputs {
  keys: boolean;
  pointer: boolean;
  touch: boolean;
}

/** What playing showed. */
export interface ReplayResult {
  inputs: Inputs;
  /** Two copies that were both left alone did not stay alike: from then on nothing could be told. */
  unsteady: boolean;
  /** How the first moves of the pointer went. */
  early: { answers: boolean; rests: boolean };
}

/** What a page promises, and whether it is wanted to react at all. */
export type Claims = KeyClaims & { wanted: boolean };

type End = (session: PageSession) => Promise<void>;

/** What is to be done with copies once they have been played, or left alone. */
export interface Ends {
  /** Before anything else is done with the copy that `control` ends. */
  first: End;
  still: End;
  control: End;
  phone: End;
  /** When no copy on the desktop is used with the pointer any more, whatever came of it. */
  pointed(): void;
  /** After each move on the phone. */
  tapped: End;
  /** When all moves were made on it. */
  touched: End;
  played: End;
}

/** What a copy shows at first, and after it was left alone for a while. */
export async function snapshotTwice(open: Open, snapshot: End): Promise<void> {
  const tab = await open("desktop");
  try {
    await playOn(tab, IDLE, { first: snapshot, last: snapshot });
  } finally {
    await tab.close();
  }
}

/**
 * Plays the page in several copies, on the same clock and the same chance: with keys, pointer and touch, and left
 * alone on each screen. A copy that differs from the one left alone, at the same time, has reacted; but only as long as
 * a second copy that is left alone is like the first: after that, what differs may come from anywhere.
 */
export async function runDifferentialReplay(open: Open, claims: Claims, ends: Ends): Promise<ReplayResult> {
  // The one that takes longest comes first.
  const [[phoneStill, touched], [control, pointed], [still, keyed]] = await settleAll([
    playBoth(open, "phone", TOUCH, { left: ends.phone, each: ends.tapped, used: ends.touched }),
    playBoth(open, "desktop", POINTER, { first: ends.first, left: ends.control, used: ends.played }).finally(
      () => ends.pointed(),
    ),
    playBoth(open, "desktop", moveKeys(claims), { left: ends.still }),
  ]);
  const strayed = firstDifference(control, still);
  const reacts = (played: PlayRecord, left: PlayRecord) => reaction(played, left, strayed) !== undefined;
  const pointer = reacts(pointed, still);
  const touch = reacts(touched, phoneStill);
  let keys = obeys(reaction(keyed, still, strayed), keyed, claims, 0);
  if (!keys && claims.wanted && (claims.promised || !pointer))
    keys = await tryHarder(open, { still, strayed, claims, started: reacts(keyed, still) });
  return {
    inputs: { keys, pointer, touch },
    unsteady: strayed !== undefined,
    early: { answers: strayed === undefined && answersEarly(pointed, still), rests: restsEarly(still) },
  };
}

/** What is known by the time that the first keys did nothing. */
interface FirstReplay {
  still: PlayRecord;
  strayed: number | undefined;
  claims: KeyClaims;
  started: boolean;
}

/** Keys that only do something after a start, in a field, or for one letter. Each is compared with a copy that began alike. */
async function tryHarder(open: Open, { still, strayed, claims, started }: FirstReplay): Promise<boolean> {
  const begun: Move[] = [use("startControl"), use("firstField")];
  if (started) begun.push(press("Enter"), press("Space"));
  const letters = play(open, [pressAll(ALPHABET)]).then((played) => reaction(played, still, strayed) === 1);
  const pairs = begun.map(async (start) => {
    const left = () => play(open, [start, ...IDLE.slice(1)]);
    const [one, used] = await settleAll([left(), play(open, [start, ...AFTER_START])]);
    const at = firstDifference(used, one);
    if (!obeys(at, used, claims, 1)) return false;
    // What was begun may be what is never twice the same.
    return reaction(used, one, firstDifference(await left(), one)) === at;
  });
  return (await settleAll([letters, ...pairs])).includes(true);
}

/** Whether a copy that differs `at` a moment, having got keys `after` so many other moves, has answered to them and not just been started or had a button pressed. */
function obeys(at: number | undefined, played: PlayRecord, claims: KeyClaims, after: number): boolean {
  if (at === undefined || played.marks[at]!.clickedByKey > (played.marks[at - 1]?.clickedByKey ?? 0))
    return false;
  return !claims.arrows || at <= after + ARROWS.length + 1;
}

/** A copy that is left alone, and one that is used: in one tab, where the first leaves no trace for the second. */
async function playBoth(
  open: Open,
  screen: Screen,
  moves: Move[],
  ends: { first?: End; left?: End; each?: End; used?: End },
): Promise<[left: PlayRecord, used: PlayRecord]> {
  const tab = await open(screen);
  try {
    const left = await playOn(tab, IDLE, { first: ends.first, last: ends.left });
    return [left, await playOn(tab, moves, { first: ends.each, each: ends.each, last: ends.used })];
  } finally {
    await tab.close();
  }
}

async function play(open: Open, moves: Move[]): Promise<PlayRecord> {
  const tab = await open("desktop");
  try {
    return await playOn(tab, moves);
  } finally {
    await tab.close();
  }
}

async function playOn(
  tab: Tab,
  moves: Move[],
  ends: { first?: End | undefined; each?: End | undefined; last?: End | undefined } = {},
): Promise<PlayRecord> {
  const session = await tab.show();
  await session.advance(FIRST_MS);
  const marks = [await session.digest()];
  await ends.first?.(session);
  for (const move of moves) {
    marks.push(await make(session, move));
    await ends.each?.(session);
  }
  await ends.last?.(session);
  return { marks };
}

/** The moment of a reaction: the first at which a copy differs from one left alone, with two of those still alike then. */
function reaction(played: PlayRecord, left: PlayRecord, strayed = Infinity): number | undefined {
  const at = firstDifference(played, left);
  return at !== undefined && at > 0 && at < strayed ? at : undefined; // At 0 nothing had been done yet.
}

/** The first moment at which two copies differ; undefined when they never do. */
function firstDifference(one: PlayRecord, other: PlayRecord): number | undefined {
  const at = one.marks.findIndex((mark, i) => mark.state !== other.marks[i]!.state);
  return at < 0 ? undefined : at;
}

/** Whether the first moves of the pointer had an effect that is to be seen: sounds are counted by the script in the page alone. */
const answersEarly = (used: PlayRecord, left: PlayRecord): boolean =>
  used.marks.slice(1, EARLY_MOVES + 1).some((mark, i) => mark.seen !== left.marks[i + 1]!.seen);

/** Whether nothing changes while the first moves are made elsewhere. */
const restsEarly = (left: PlayRecord): boolean =>
  left.marks.slice(1, EARLY_MOVES + 1).every(({ state }) => state === left.marks[0]!.state);
