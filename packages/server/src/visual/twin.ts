import type { KeyClaims } from "./claims.ts";
import { checkMemory } from "./memory.ts";
import { hover, make, press, pressAll, rest, sweep, use, type Move } from "./moves.ts";
import type { Mark, Stage } from "./stage.ts";
import { together } from "./together.ts";
import type { Verdict } from "./verdict.ts";

const FIRST_MS = 500;
const ARROWS = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
const NEXT = "hands.nextControl()";
const SURFACE = "hands.surface()";

/** Opens the same page once more, on its own clock. */
export type Open = (screen: "desktop" | "phone") => Promise<Stage>;

/** How one way of using the page went: the state before the first move and after each. */
interface Played {
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
  ...Array.from({ length: 5 }, () => use(NEXT)),
  use(SURFACE),
  sweep({ dx: 90, dy: 60 }),
];
const TOUCH = [
  ...Array.from({ length: 5 }, () => use(NEXT)),
  use(SURFACE),
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
export interface Twins {
  inputs: Inputs;
  /** Two copies that were both left alone did not stay alike: from then on nothing could be told. */
  unsteady: boolean;
}

/** What a page promises, and whether it is wanted to react at all. */
export type Claims = KeyClaims & { wanted: boolean };

/** What is to be done with the stages once they have been played on. */
export interface Ends {
  played: (stage: Stage) => Promise<void>;
  phone: (stage: Stage) => Promise<void>;
}

/**
 * Plays the page in several copies at once, on the same clock and the same chance: one is left alone, the others get
 * keys, pointer and touch. A copy that differs from the one left alone, at the same time, has reacted; but only as long
 * as a second copy that is left alone is like the first: after that, what differs may come from anywhere.
 */
export async function playTwins(open: Open, claims: Claims, verdict: Verdict, ends: Ends): Promise<Twins> {
  // Those that take longest come first.
  const [touched, pointed, keyed, still, phoneStill, control] = await together([
    play(open, "phone", TOUCH),
    play(open, "desktop", POINTER, ends.played),
    play(open, "desktop", moveKeys(claims)),
    play(open, "desktop", IDLE, (stage) => checkMemory(stage, verdict)),
    play(open, "phone", IDLE, ends.phone),
    play(open, "desktop", IDLE),
  ]);
  const strayed = firstDifference(control, still);
  const reacts = (played: Played, left: Played) => reaction(played, left, strayed) !== undefined;
  const pointer = reacts(pointed, still);
  const touch = reacts(touched, phoneStill);
  let keys = obeys(reaction(keyed, still, strayed), keyed, claims, 0);
  if (!keys && claims.wanted && (claims.promised || !pointer))
    keys = await tryHarder(open, { still, strayed, claims, started: reacts(keyed, still) });
  return { inputs: { keys, pointer, touch }, unsteady: strayed !== undefined };
}

/** What is known by the time that the first keys did nothing. */
interface Known {
  still: Played;
  strayed: number | undefined;
  claims: KeyClaims;
  started: boolean;
}

/** Keys that only do something after a start, in a field, or for one letter. Each is compared with a copy that began alike. */
async function tryHarder(open: Open, { still, strayed, claims, started }: Known): Promise<boolean> {
  const begun: Move[] = [use("hands.startControl()"), use("hands.firstField()")];
  if (started) begun.push(press("Enter"), press("Space"));
  const letters = play(open, "desktop", [pressAll(ALPHABET)]).then(
    (played) => reaction(played, still, strayed) === 1,
  );
  const pairs = begun.map(async (start) => {
    const left = () => play(open, "desktop", [start, ...IDLE.slice(1)]);
    const [one, used] = await together([left(), play(open, "desktop", [start, ...AFTER_START])]);
    const at = firstDifference(used, one);
    if (!obeys(at, used, claims, 1)) return false;
    // What was begun may be what is never twice the same.
    return reaction(used, one, firstDifference(await left(), one)) === at;
  });
  return (await together([letters, ...pairs])).includes(true);
}

/** Whether a copy that differs `at` a moment, having got keys `after` so many other moves, has answered to them and not just been started or had a button pressed. */
function obeys(at: number | undefined, played: Played, claims: KeyClaims, after: number): boolean {
  if (at === undefined || played.marks[at]!.clickedByKey > (played.marks[at - 1]?.clickedByKey ?? 0))
    return false;
  return !claims.arrows || at <= after + ARROWS.length + 1;
}

async function play(
  open: Open,
  screen: "desktop" | "phone",
  moves: Move[],
  end?: (stage: Stage) => Promise<void>,
): Promise<Played> {
  const stage = await open(screen);
  try {
    await stage.advance(FIRST_MS);
    const marks = [await stage.digest()];
    for (const move of moves) marks.push(await make(stage, move));
    await end?.(stage);
    return { marks };
  } finally {
    await stage.close();
  }
}

/** The moment of a reaction: the first at which a copy differs from one left alone, with two of those still alike then. */
function reaction(played: Played, left: Played, strayed = Infinity): number | undefined {
  const at = firstDifference(played, left);
  return at !== undefined && at > 0 && at < strayed ? at : undefined; // At 0 nothing had been done yet.
}

/** The first moment at which two copies differ; undefined when they never do. */
function firstDifference(one: Played, other: Played): number | undefined {
  const at = one.marks.findIndex((mark, i) => mark.state !== other.marks[i]!.state);
  return at < 0 ? undefined : at;
}
