import type { SpotFinder } from "./in-page-results.ts";
import type { Mark, PageSession } from "./page-session.ts";
import { click, drag, holdPointer } from "./pointer.ts";

/** An input to the page. The returned function, if any, is called halfway through the time that passes afterwards. */
export type Move = (session: PageSession) => Promise<void | (() => Promise<void>)>;

/** The number of pointer moves that are also made in a plain tab (plain.ts). */
export const EARLY_MOVES = 4;
const HALVES_MS = [100, 150] as const;
const PATIENT_MS = 1_000;

/** Makes a move, lets its time pass and returns the state of the page afterwards. */
export async function make(session: PageSession, move: Move): Promise<Mark> {
  const finish = await move(session);
  await session.advance(HALVES_MS[0]);
  await finish?.();
  await session.advance(HALVES_MS[1]);
  const mark = await session.digest();
  session.doing("");
  return mark;
}

/** No input. */
export const rest: Move = async () => {};

/** No input, for the time in which `hold` holds. */
export const holdNothing: Move = (session) => session.advance(HALVES_MS[0]);

/** Holds a finger or the mouse button down on the element that `finder` finds, as on the pad of a game. */
export const hold =
  (finder: SpotFinder): Move =>
  async (session) => {
    const spot = await session.call(finder);
    if (!spot) return holdNothing(session);
    session.doing(`press on ${spot.name}`);
    await holdPointer(session, spot, () => session.advance(HALVES_MS[0]));
  };

/** A move with a second more to react to it. */
export const patiently =
  (move: Move): Move =>
  async (session) => {
    const finish = await move(session);
    await session.advance(HALVES_MS[0]);
    await finish?.();
    await session.advance(PATIENT_MS);
  };

/** Holds a key down for the first half of the time. */
export const press =
  (key: string): Move =>
  async (session) => {
    session.doing(`key ${key}`);
    await session.act(`key ${key}`, session.page.keyboard.down(key));
    return () => session.act(`key ${key}`, session.page.keyboard.up(key));
  };

/** Presses keys one after the other. */
export const pressAll =
  (keys: readonly string[]): Move =>
  async (session) => {
    for (const key of keys) {
      session.doing(`key ${key}`);
      await session.act(`key ${key}`, session.page.keyboard.press(key));
    }
  };

/** Moves the pointer over the largest surface without a button. */
export const hover: Move = (session) => {
  session.doing("pointer over the page");
  return hoverInRealTime(session);
};

/** The same where time goes on by itself: what happens meanwhile need not come from the pointer. */
export const hoverInRealTime: Move = async (session) => {
  const { x, y } = await session.call("surface");
  await session.act("the pointer", session.page.mouse.move(x, y));
  return () => session.act("the pointer", session.page.mouse.move(x + 40, y + 30, { steps: 3 }));
};

/** Clicks or taps the element that `finder` finds, then types into a field, chooses from a select or drags a surface. */
export const use =
  (finder: SpotFinder): Move =>
  async (session) => {
    const spot = await session.call(finder);
    if (!spot) return;
    session.doing(`${session.screen === "phone" ? "tap" : "click"} on ${spot.name}`);
    await click(session, spot);
    if (spot.after !== undefined) return useRest(session, spot.after);
    const { keyboard } = session.page;
    if (spot.kind === "field") await session.act("typing", keyboard.type("12"));
    if (spot.kind === "field") await session.act("typing", keyboard.press("Enter"));
    if (spot.kind === "select") await session.act("choosing", keyboard.press("ArrowDown"));
    if (spot.kind !== "surface") return;
    return async () => {
      session.doing(`drag on ${spot.name}`);
      await drag(session, spot, { dx: 40, dy: 60 });
    };
  };

/** Clicks the next elements one after the other, with time to react to each. Drags nothing, because a drag could close what a click opened. */
async function useRest(session: PageSession, finder: SpotFinder): Promise<void> {
  for (;;) {
    await session.advance(HALVES_MS[0]);
    const spot = await session.call(finder);
    if (!spot) return;
    session.doing(`click on ${spot.name}`);
    await click(session, spot);
  }
}

/** Drags over the largest surface. `by` must not be horizontal: the browser may treat a horizontal drag as history navigation. */
export const sweep =
  (by: { dx: number; dy: number }): Move =>
  async (session) => {
    const spot = await session.call("surface");
    session.doing(`drag on ${spot.name}`);
    await drag(session, spot, by);
  };

const MOST_SECOND = 5;
const SECOND_MS = 100;

/** Clicks elements again that were used before and are still available, to find errors of a second use. */
export async function useAgain(session: PageSession): Promise<void> {
  for (let count = 0; count < MOST_SECOND; count++) {
    const spot = await session.call("nextUsed");
    if (!spot) break;
    session.doing(`second click on ${spot.name}`);
    await click(session, spot);
    await session.advance(SECOND_MS);
  }
  session.doing("");
}
