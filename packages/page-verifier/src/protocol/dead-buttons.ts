import { type PressedButtons, fillFields, nearestFirst, press, TAKES_BACK } from "./press-buttons.ts";
import type { Spot } from "./in-page-results.ts";
import { use } from "./moves.ts";
import { drag } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";
import type { Open } from "./tabs.ts";
import type { Verdict } from "./verdict.ts";

const FIRST_MS = 500;
const STARTED_MS = 1_000;
const HOLD_MS = 300;
const SOON_MS = 50;
/** A first effect may take a second. */
const PATIENT_MS = 1_200;
const MOST_IDLE = 8;
const MOST_ALONE = 4;
const MOST_OTHERS = 6;
const MOST_NEAR = 3;
/**
 * Identities of elements that are nothing but buttons and have an id, by which a script was meant to find them: a link may
 * lead somewhere without a listener, and a button without an id may be there for its looks.
 */
const MEANT = /^(?:button|div|span|input\.[^#]*\.button)\b[^#]*#\S/;
/** A button element with a word on it that something listens to was meant to do something. */
const BUTTON = /^button\b/;
const WORD = /\p{L}{3}/u;
/** From this many on, more dead buttons than others fail a page. */
const LEAST_DEAD = 3;

/** A way to play a copy: whether it is started first, and which buttons are pressed. */
interface Replay {
  started: boolean;
  /** The buttons whose time passes. */
  idle: readonly string[];
  /** Those of them that are pressed. */
  pressed: readonly string[];
  /** The buttons beside them, which are pressed before the rest. */
  near: readonly string[];
  /** The elements whose texts are no effect. */
  messages: readonly string[];
}

/**
 * The buttons of `idle` that have no effect at all: neither at once nor on anything that follows, at rest and after a start.
 * Each copy is compared with one that did the same without them.
 */
export async function findDeadButtons(
  open: Open,
  { idle, names, squares, messages }: PressedButtons,
  first: Set<string>,
): Promise<string[]> {
  // Those that the checklist names come first.
  const asked = [...idle].toSorted((a, b) => Number(first.has(b)) - Number(first.has(a))).slice(0, MOST_IDLE);
  const alive = new Set<string>();
  let isChanged = false;
  /** Notes those of the buttons that are alive, and returns how many. */
  const noteAlive = async (started: boolean, left: readonly string[], beside: readonly string[]) => {
    const near = nearestFirst(beside, new Set(left)).slice(0, MOST_NEAR);
    const played = (pressed: readonly string[]) =>
      replay(open, { started, idle: left, pressed, near, messages: [...messages] });
    const without = await played([]);
    isChanged ||= new Set(without).size > 1;
    const differs = async (pressed: readonly string[]) =>
      (await played(pressed)).some((mark, at) => mark !== without[at]);
    const before = alive.size;
    if (await differs(left))
      for (const [at, id] of left.entries()) if (at >= MOST_ALONE || (await differs([id]))) alive.add(id);
    return alive.size - before;
  };
  for (const started of [false, true]) {
    const isLeft = (id: string) => !alive.has(id);
    const left = asked.filter(isLeft);
    if (left.length === 0) break;
    const found = await noteAlive(started, left, [...names.keys()]);
    // One may need another that was not tried before: `Down` does nothing until `Up` was pressed.
    const rest = left.filter(isLeft);
    if (found > 0 && rest.length > 0)
      await noteAlive(
        started,
        rest,
        asked.filter((id) => alive.has(id)),
      );
  }
  // Where nothing was changed, there is nothing to take back, and a board shows nothing of its moves.
  const isJudged = (id: string) => isChanged || !(squares.has(id) || TAKES_BACK.test(names.get(id) ?? ""));
  return asked.filter((id) => !alive.has(id) && isJudged(id));
}

/**
 * Which of the buttons without an effect the page listens to, and to which it does not, at rest and after a start. Neither is told
 * of a button where a style shows something elsewhere while it has the focus, so that its press may be an effect.
 */
export async function findListening(
  open: Open,
  dead: readonly string[],
): Promise<Pick<DeadButtons, "heard" | "unheard">> {
  if (dead.length === 0) return { heard: [], unheard: [] };
  const tab = await open("desktop");
  try {
    const session = await tab.show();
    await session.advance(FIRST_MS);
    const plain: string[] = [];
    for (const id of dead) if (!(await session.call("followsFocus", id))) plain.push(id);
    const heard = new Set<string>();
    for (const id of plain) if (await session.hears(id)) heard.add(id);
    await use("startControl")(session);
    await session.advance(STARTED_MS);
    const there = await session.call("buttonIds");
    for (const id of plain) if (there.includes(id) && (await session.hears(id))) heard.add(id);
    return { heard: [...heard], unheard: plain.filter((id) => !heard.has(id) && MEANT.test(id)) };
  } finally {
    await tab.close();
  }
}

/** Plays a copy and returns its state after each move. */
async function replay(open: Open, { started, idle, pressed, near, messages }: Replay): Promise<string[]> {
  const tab = await open("desktop");
  try {
    const session = await tab.show();
    await session.call("ignoreTexts", messages);
    const marks: string[] = [];
    const pass = async (ms: number) => {
      await session.advance(ms);
      marks.push((await session.effects()).state);
    };
    await pass(FIRST_MS);
    if (started) await use("startControl")(session);
    if (started) await pass(STARTED_MS);
    // A button may act on letters only, or on numbers only.
    await fillFields(session, started);
    await session.call("selectTexts");
    const pressIdle = async (ms: number, held = HOLD_MS) => {
      for (const id of idle) {
        const spot = await session.call("findButton", id);
        const hold = () => pass(held);
        if (spot && pressed.includes(id)) await press(session, spot, hold);
        else await hold();
        await pass(ms);
      }
    };
    await pressIdle(PATIENT_MS);
    await useRest(session, { idle, near }, async (ms = FIRST_MS) => {
      await pass(ms);
      // What is chosen already can only be chosen again after another choice.
      await pressIdle(FIRST_MS, Math.min(ms, HOLD_MS));
    });
    return marks;
  } finally {
    await tab.close();
  }
}

/** Draws on the page and presses other buttons, on which an earlier press may have an effect, and calls `pass` after each. */
async function useRest(
  session: PageSession,
  { idle, near }: Pick<Replay, "idle" | "near">,
  pass: (ms?: number) => Promise<void>,
): Promise<void> {
  await drag(session, await session.call("surface"), { dx: 80, dy: 60 });
  await pass();
  const pressIt = async (spot: Spot, ms?: number) => {
    await press(session, spot);
    await pass(ms);
  };
  const pressNear = async (ms?: number) => {
    for (const id of near) {
      const spot = await session.call("findButton", id);
      if (spot) await pressIt(spot, ms);
    }
  };
  await pressNear();
  let others = near.length;
  while (others < MOST_OTHERS) {
    const spot = await session.call("nextButton");
    if (!spot) break;
    if (idle.includes(spot.id) || near.includes(spot.id)) continue;
    others += 1;
    await pressIt(spot);
  }
  // What they did may have been undone meanwhile, as a car takes a player back.
  await pressNear(SOON_MS);
  session.doing("");
}

/** The buttons without an effect. */
export interface DeadButtons {
  dead: readonly string[];
  /** Those of them to which something in the page listens, and those to which nothing does although it was meant to. */
  heard: readonly string[];
  unheard: readonly string[];
}

/** An identity without the words of the element, which may change. */
const withoutName = (id: string): string => /^[^#]*#\S*/.exec(id)?.[0] ?? id;

/** Notes `controls` and `idle_controls`. `named`: the identities that the checklist uses. */
export function noteDeadButtons(
  { dead, heard, unheard }: DeadButtons,
  { names, squares }: PressedButtons,
  named: Set<string>,
  verdict: Verdict,
): void {
  const boards = new Set([...squares].map(withoutName));
  const single = new Set([...names.keys()].filter((id) => !boards.has(withoutName(id))));
  const asked = dead.filter((id) => named.has(id));
  const deadSingles = dead.filter((id) => single.has(id));
  const worded = deadSingles.filter(
    (id) => heard.includes(id) && BUTTON.test(id) && WORD.test(names.get(id)!) && !asked.includes(id),
  );
  const most = deadSingles.length >= LEAST_DEAD && deadSingles.length * 2 > single.size;
  const listed = (ids: readonly string[]) =>
    ids
      .slice(0, 6)
      .map((id) => `"${names.get(id)}"`)
      .join(", ");
  const counts = { value: dead.length, limit: 0 };
  const faults = [
    unheard.length > 0 ? `${listed(unheard)}, to which nothing in the page listens` : "",
    asked.length > 0 ? `${listed(asked)} of the checklist` : "",
    worded.length > 0 ? listed(worded) : "",
    most ? `${deadSingles.length} of ${single.size} buttons (${listed(deadSingles)})` : "",
  ].filter(Boolean);
  const detail = faults.length > 0 ? `Without any effect when pressed: ${faults.join("; ")}` : "";
  verdict.note("controls", { ok: faults.length === 0, ...counts, detail });
  const advice = dead.length > 0 ? `Without any effect when pressed: ${listed(dead)}` : "";
  verdict.note("idle_controls", { ok: dead.length === 0, ...counts, detail: advice });
}
