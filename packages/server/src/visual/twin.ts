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

/** What a page promises, and whether it is wanted to react at all. */
export type Claims = KeyClaims & { wanted: boolean };

/** What is to be done with the stages once they have been played on. */
export interface Ends {
  played: (stage: Stage) => Promise<void>;
  phone: (stage: Stage) => Promise<void>;
}

/**
 * Plays the page in several copies at once, on the same clock and the same chance: one is left alone, the others get
 * keys, pointer and touch. A copy that differs from the one left alone, at the same time, has reacted.
 */
export async function playTwins(open: Open, claims: Claims, verdict: Verdict, ends: Ends): Promise<Inputs> {
  const idle = play(open, "desktop", IDLE, (stage) => checkMemory(stage, verdict));
  const phoneIdle = play(open, "phone", IDLE, ends.phone);
  const [still, keyed, pointed, phoneStill, touched] = await together([
    idle,
    play(open, "desktop", moveKeys(claims)),
    play(open, "desktop", POINTER, ends.played),
    phoneIdle,
    play(open, "phone", TOUCH),
  ]);
  const pointer = firstDifference(pointed, still) !== undefined;
  const touch = firstDifference(touched, phoneStill) !== undefined;
  let keys = obeys(keyed, still, claims, 0);
  if (!keys && claims.wanted && (claims.promised || !pointer)) {
    const started = firstDifference(keyed, still) !== undefined;
    keys = await tryHarder(open, still, claims, started);
  }
  return { keys, pointer, touch };
}

/** Keys that only do something after a start, in a field, or for one letter. Each is compared with a copy that began alike. */
async function tryHarder(open: Open, still: Played, claims: KeyClaims, started: boolean): Promise<boolean> {
  const begun: Move[] = [use("hands.startControl()"), use("hands.firstField()")];
  if (started) begun.push(press("Enter"), press("Space"));
  const letters = play(open, "desktop", [pressAll(ALPHABET)]).then(
    (played) => played.marks[1]!.state !== still.marks[1]!.state,
  );
  const pairs = begun.map(async (start) => {
    const [left, used] = await together([
      play(open, "desktop", [start, ...IDLE.slice(1)]),
      play(open, "desktop", [start, ...AFTER_START]),
    ]);
    return obeys(used, left, claims, 1);
  });
  return (await together([letters, ...pairs])).includes(true);
}

/** Whether a copy that got keys, `after` so many other moves, has answered to them and not just been started or had a button pressed. */
function obeys(played: Played, still: Played, claims: KeyClaims, after: number): boolean {
  const at = firstDifference(played, still);
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

/** The first moment at which two copies differ; undefined when they never do. */
function firstDifference(one: Played, other: Played): number | undefined {
  const at = one.marks.findIndex((mark, i) => mark.state !== other.marks[i]!.state);
  return at < 0 ? undefined : at;
}
