import { answersAfterStart, watchAfterStart } from "./after-start.ts";
import type { FrameRate } from "./frame-rate.ts";
import type { KeyClaims } from "./key-claims.ts";
import { hover, patiently, press, pressAll, rest, sweep, use, type Move } from "./moves.ts";
import type { Screen } from "./page-session.ts";
import {
  answersEarly,
  type End,
  firstDifference,
  IDLE,
  play,
  playBoth,
  playOn,
  type PlayRecord,
  reaction,
  restsEarly,
  withFocus,
} from "./play-record.ts";
import type { Open } from "./tabs.ts";
import { runAll } from "./settle-all.ts";

/** The time of a title that goes by itself. */
const LATE_MS = 8_000;
const ARROWS = ["ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"];
const ALPHABET = "abcdefghijklmnopqrstuvwxyz0123456789".split("");

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
/** The kinds of input to which the page reacted. */
export interface Inputs {
  keys: boolean;
  pointer: boolean;
  touch: boolean;
}

/** The result of playing. */
export interface ReplayResult {
  inputs: Inputs;
  /** Two untouched copies diverged; later differences prove nothing. */
  unsteady: boolean;
  /** Whether it reacts to touch after a start; undefined if it has none. */
  startedTouch: boolean | undefined;
  /** The result of the first moves of the pointer. */
  early: { answers: boolean; rests: boolean };
}

/** What a page promises about keys, and whether it must react to input at all. */
export type Claims = KeyClaims & { wanted: boolean };

/** What to do with copies after they were played or left alone. */
export interface Ends {
  /** What may start something in a page that does not say how it is started: the first steps of its brief. */
  starts: readonly Move[];
  /** Called with what was seen of the elements of a copy that runs by itself after a start. */
  grown(growth: string): void;
  /** Called with why a game that was started cannot be lost. */
  endless(detail: string): void;
  /** Called first with the copy that `control` gets at the end. */
  first: End;
  still: End;
  control: End;
  phone: End;
  /** Called when it is known whether the first moves of the pointer had a visible effect. */
  answered(does: boolean): void;
  /** Called when playing with the pointer has ended, also after an error. */
  pointed(): void;
  /** Called after each move on the phone. */
  tapped: End;
  /** Called after each move of the pointer. */
  moved: End;
  /** Called after the last move on the phone. */
  touched: End;
  played: End;
}

/**
 * Plays the page in several copies with the same clock and the same random numbers: with keys, pointer and touch, and
 * untouched on each screen. A copy that differs from the untouched one at the same time has reacted. This holds only as
 * long as a second untouched copy equals the first: after that, a difference may have any cause.
 */
export async function runDifferentialReplay(
  open: Open,
  claims: Claims,
  { oneByOne }: FrameRate,
  ends: Ends,
): Promise<ReplayResult> {
  const played = claims.wanted && claims.promised;
  // A page in which nothing was ever due does nothing after a start either.
  const busy = Promise.withResolvers<boolean>();
  const point = () =>
    playBoth(open, "desktop", POINTER, {
      first: ends.first,
      left: ends.control,
      each: ends.moved,
      async used(session, answered) {
        ends.answered(answered);
        await ends.played(session);
        busy.resolve(session.wasBusy);
      },
    }).finally(() => {
      busy.resolve(true);
      ends.pointed();
    });
  const touch = async () => {
    const both = await playBoth(open, "phone", TOUCH, {
      left: ends.phone,
      each: ends.tapped,
      used: ends.touched,
    });
    return [...both, played ? await answersAfterStart(open, claims, ends) : undefined] as const;
  };
  const type = async () => {
    const both = await playBoth(open, "desktop", moveKeys(claims), { left: ends.still });
    const isWatched = claims.wanted && !played && (await busy.promise);
    return [...both, isWatched ? await watchAfterStart(open, ends) : undefined] as const;
  };
  const [[control, pointed], [phoneStill, touched, answers], [still, keyed, answersToo]] = await runAll(
    [point, touch, type],
    oneByOne,
  );
  const strayed = firstDifference(control, still);
  const reacts = (played: PlayRecord, left: PlayRecord) => reaction(played, left, strayed) !== undefined;
  const pointer = reacts(pointed, still);
  let keys = obeys(reaction(keyed, still, strayed), keyed, claims, 0);
  if (!keys && claims.wanted && (claims.promised || !pointer))
    keys = await tryHarder(open, { still, strayed, claims, oneByOne, started: reacts(keyed, still) });
  const found = { keys, pointer, touch: reacts(touched, phoneStill) };
  const late = claims.wanted && strayed === undefined ? await playLate(open, claims, found, oneByOne) : found;
  return {
    inputs: late,
    unsteady: strayed !== undefined,
    startedTouch: answers ?? answersToo,
    early: { answers: strayed === undefined && answersEarly(pointed, still), rests: restsEarly(still) },
  };
}

/** Plays a page again where it did not react: later, in case it begins with a title, and with more time to react. */
async function playLate(open: Open, claims: Claims, found: Inputs, oneByOne: boolean): Promise<Inputs> {
  const again = (reacted: boolean, screen: Screen, moves: Move[]) => async (): Promise<boolean> => {
    if (reacted) return true;
    const tab = await open(screen);
    try {
      const left = await playOn(
        tab,
        moves.map(() => patiently(rest)),
        { after: LATE_MS },
      );
      return reaction(await playOn(tab, moves.map(patiently), { after: LATE_MS }), left) !== undefined;
    } finally {
      await tab.close();
    }
  };
  const { pointer: pointed, touch: touched } = found;
  const keyed = found.keys || (pointed && !claims.promised);
  const typed = moveKeys(claims).slice(0, claims.arrows ? ARROWS.length + 1 : undefined);
  const [keys, pointer, touch] = await runAll(
    [again(keyed, "desktop", typed), again(pointed, "desktop", POINTER), again(touched, "phone", TOUCH)],
    oneByOne,
  );
  return { keys: keyed ? found.keys : keys, pointer, touch };
}

/** What is known when the first keys had no effect. */
interface FirstReplay {
  still: PlayRecord;
  strayed: number | undefined;
  claims: KeyClaims;
  oneByOne: boolean;
  started: boolean;
}

/** Finds keys that only work after a start, in a field, or for one letter. Each attempt is compared with a copy that began in the same way. */
async function tryHarder(
  open: Open,
  { still, strayed, claims, oneByOne, started }: FirstReplay,
): Promise<boolean> {
  const begun: Move[] = [use("startControl"), use("firstField")];
  if (claims.told) begun.push(use("firstFocusable"), use("surface"));
  if (started) begun.push(press("Enter"), press("Space"));
  const letters = async () => reaction(await play(open, [pressAll(ALPHABET)]), still, strayed) === 1;
  const pairs = begun.map((start) => async () => {
    const left = () => play(open, [start, ...IDLE.slice(1)]);
    const used = () => play(open, [start, ...AFTER_START]);
    const [one, other] = await runAll([left, used], oneByOne);
    const at = firstDifference(withFocus(other), withFocus(one));
    if (!obeys(at, other, claims, 1)) return false;
    // The part that was started may behave differently each time.
    return reaction(withFocus(other), withFocus(one), firstDifference(await left(), one)) === at;
  });
  return (await runAll([letters, ...pairs], oneByOne)).includes(true);
}

/** Whether a difference `at` a moment is an answer to keys, not just a start or a pressed button. `after`: the number of other moves before the keys. */
function obeys(at: number | undefined, played: PlayRecord, claims: KeyClaims, after: number): boolean {
  if (at === undefined || played.marks[at]!.clickedByKey > (played.marks[at - 1]?.clickedByKey ?? 0))
    return false;
  return !claims.arrows || at <= after + ARROWS.length + 1;
}
