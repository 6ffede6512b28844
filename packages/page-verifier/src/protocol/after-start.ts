import type { KeyClaims } from "./key-claims.ts";
import { hold, holdNothing, hover, make, press, pressAll, rest, sweep, use, type Move } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import type { Tab } from "./tab.ts";
import type { Open } from "./tabs.ts";
import { watchStarted, type Starting } from "./watch-started.ts";

const FIRST_MS = 500;

/**
 * Starts a copy and leaves it alone for a minute. Resolves to whether the started page answers to touch where it answers to the
 * mouse; undefined if nothing goes on in it, or it ignores the mouse as well.
 */
export async function watchAfterStart(open: Open, starting: Starting): Promise<boolean | undefined> {
  const begun = await watchOnDesktop(open, starting);
  if (begun.length === 0) return undefined;
  const tab = await open("phone");
  try {
    return await answersAsToMouse({ open, tab }, begun);
  } finally {
    await tab.close();
  }
}

async function watchOnDesktop(open: Open, starting: Starting): Promise<Move[]> {
  const tab = await open("desktop");
  try {
    return await watchStarted(await begin(tab), false, starting);
  } finally {
    await tab.close();
  }
}

const STILL: Move[] = [rest, rest, rest, ...Array.from({ length: 4 }, () => holdNothing)];

/**
 * Whether a started page still answers to touch; undefined if nothing starts it, or if that has no effect. Also watches a
 * started copy that is left alone. Where buttons and texts say how it is started, touches are tried; where they do not, only
 * a page is told to ignore them that plays by keys and in which nothing is left to touch.
 */
export async function answersAfterStart(
  open: Open,
  claims: KeyClaims,
  starting: Starting,
): Promise<boolean | undefined> {
  const tab = await open("phone");
  try {
    const session = await begin(tab);
    if (await session.call("saysStart"))
      return await answersToTouch({ open, tab }, session, claims, starting);
    await make(session, use("startControl"));
    const deaf = !(await session.takesTouch());
    const left = deaf ? await play(session, IGNORED) : [];
    const goesOn = await watchStarted(session, false, starting);
    if (!deaf && claims.arrows) return await answersAfterSteps(tab, starting.starts);
    if (!deaf && goesOn.length === 0) return undefined;
    if (!deaf) return await answersAsToMouse({ open, tab }, [use("startControl"), ...goesOn]);
    const again = async (moves: Move[]) =>
      (await play(await begin(tab), [use("startControl"), ...moves])).slice(1);
    const differs = (marks: string[]) => marks.some((mark, at) => mark !== left[at]);
    const keys = KEYS.concat(pressAll([...LETTERS, ...claims.named]));
    return differs(await again(keys)) && !differs(await again(IGNORED)) ? false : undefined;
  } finally {
    await tab.close();
  }
}

/**
 * The same for a page that is started by a step of its brief and played by arrow keys: whether touches have an effect where keys have
 * one; undefined if no step starts it, or keys have none.
 */
async function answersAfterSteps(tab: Tab, steps: readonly Move[]): Promise<boolean | undefined> {
  const begun = await movesToStart(await begin(tab), steps);
  if (begun.length === 0) return undefined;
  const after = async (moves: Move[], left?: string[]) => play(await begin(tab), [...begun, ...moves], left);
  const left = await after(STILL);
  const differs = (marks: string[]) => marks.some((mark, at) => mark !== left[at]);
  if (differs(await after(touchesBy("nextPlayControl"), left))) return true;
  return differs(await after(KEYS, left)) ? false : undefined;
}

const MOUSE: Move[] = [hover, use("surface"), sweep({ dx: 40, dy: 110 }), sweep({ dx: -90, dy: 55 })];

const LEFT: Move[] = MOUSE.map(() => rest);

/** Copies of the page on the phone, and what opens others. */
interface Screens {
  open: Open;
  tab: Tab;
}

/**
 * Whether a page that goes on by itself after these moves answers to touch where it answers to the mouse on its surface; undefined if
 * it ignores the mouse as well.
 */
async function answersAsToMouse(
  { open, tab }: Screens,
  begun: readonly Move[],
): Promise<boolean | undefined> {
  const touches = [...begun, ...touchesBy("nextPlayControl")];
  if (await differs(tab, touches, [...begun, ...STILL])) return true;
  const desktop = await open("desktop");
  try {
    return (await differs(desktop, [...begun, ...MOUSE], [...begun, ...LEFT])) ? false : undefined;
  } finally {
    await desktop.close();
  }
}

/** Whether a copy after some moves is another than one after others, at any of them. */
async function differs(tab: Tab, moves: Move[], others: Move[]): Promise<boolean> {
  const left = await play(await begin(tab), others);
  const marks = await play(await begin(tab), moves, left);
  return marks.some((mark, at) => mark !== left[at]);
}

/** The first steps, up to one after which something is seen to go on; none if there is no such step. */
async function movesToStart(session: PageSession, steps: readonly Move[]): Promise<Move[]> {
  for (const [at, step] of steps.entries()) {
    const { state } = await make(session, step);
    await session.advance(FIRST_MS);
    const goesOn = !(await session.rests()) && (await session.digest()).state !== state;
    if (goesOn) return steps.slice(0, at + 1);
  }
  return [];
}

const touchesBy = (finder: "nextPlayControl" | "nextControl"): Move[] => [
  use("surface"),
  sweep({ dx: 40, dy: 110 }),
  sweep({ dx: -90, dy: 55 }),
  ...Array.from({ length: 4 }, () => hold(finder)),
];

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789".split("");
const KEYS: Move[] = ["ArrowRight", "ArrowUp", "ArrowLeft", "Space", "Enter"].map((key) => press(key));
const IGNORED: Move[] = [...KEYS, rest].map(() => rest);

/** Compares a copy that is touched after its start with one that is left alone. */
async function answersToTouch(
  screens: Screens,
  session: PageSession,
  { arrows }: KeyClaims,
  starting: Starting,
): Promise<boolean | undefined> {
  const { tab } = screens;
  // Buttons that only stop a game or start it again are left out where it is played by moving.
  const touches = touchesBy(arrows ? "nextPlayControl" : "nextControl");
  const left = await play(session, [use("saidStart"), ...STILL]);
  await watchStarted(session, true, starting);
  const used = await play(await begin(tab), [use("saidStart"), ...touches], left);
  const isOther = used.some((mark, at) => mark !== left[at]);
  // Such buttons tell nothing of a game that the mouse plays.
  if (isOther) return arrows || ((await answersAsToMouse(screens, [use("saidStart")])) ?? true);
  const [alone] = await play(await begin(tab), [rest]);
  return alone === left[0] ? undefined : false;
}

async function begin(tab: Tab): Promise<PageSession> {
  const session = await tab.show();
  await session.advance(FIRST_MS);
  return session;
}

/** The states of a copy after each move, up to the first that is another than in `left`. */
async function play(session: PageSession, moves: Move[], left?: string[]): Promise<string[]> {
  const marks: string[] = [];
  for (const move of moves) {
    marks.push((await make(session, move)).state);
    if (left && marks.at(-1) !== left[marks.length - 1]) return marks;
  }
  return marks;
}
