import type { Spot, SpotFinder } from "./in-page-api.ts";
import type { Mark, PageSession } from "./page-session.ts";

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

/** Clicks, or taps on the phone. A select is only focused, because its open list would cover the page. */
export async function click(session: PageSession, { x, y, kind }: Spot): Promise<void> {
  const { page } = session;
  if (kind === "select") {
    await session.call("focusSelect", x, y);
    return;
  }
  if (session.screen === "phone") return session.act("a tap", page.touchscreen.tap(x, y));
  await session.act("the pointer", page.mouse.move(x - 4, y - 4));
  await session.act("a click", page.mouse.click(x, y));
}

/** Clicks twice in quick succession, or taps twice. */
export async function doubleClick(session: PageSession, spot: Spot): Promise<void> {
  const { page } = session;
  if (session.screen === "desktop") return session.act("a double click", page.mouse.dblclick(spot.x, spot.y));
  await click(session, spot);
  await click(session, spot);
}

/** Holds the mouse button or a finger down while `during` runs. */
export async function holdPointer(
  session: PageSession,
  { x, y }: Spot,
  during: () => Promise<void>,
): Promise<void> {
  const { page, cdp } = session;
  if (session.screen === "desktop") {
    await session.act("the pointer", page.mouse.move(x, y));
    await session.act("a press", page.mouse.down());
    await during();
    await session.act("a press", page.mouse.up());
    return;
  }
  const send = (type: "touchStart" | "touchEnd") =>
    session.act(
      "a press",
      cdp.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] }),
    );
  await send("touchStart");
  await during();
  await send("touchEnd");
}

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

const STEPS = [0.3, 0.7, 1];
const STEP_S = 0.1;
const REST_STEPS = 5;

/** Drags with the mouse button or a finger. A finger rests before it lifts; otherwise the page keeps scrolling, and the next tap only stops that. */
export async function drag(
  session: PageSession,
  { x, y }: Spot,
  { dx, dy }: { dx: number; dy: number },
): Promise<void> {
  const { page } = session;
  if (session.screen === "desktop") {
    await session.act("the pointer", page.mouse.move(x, y));
    await session.act("a drag", page.mouse.down());
    for (const part of STEPS) await session.act("a drag", page.mouse.move(x + dx * part, y + dy * part));
    await session.act("a drag", page.mouse.up());
    return;
  }
  // The browser derives the finger's speed from these timestamps; the last one is the present.
  let timestamp = Date.now() / 1_000 - (STEPS.length + REST_STEPS) * STEP_S;
  const send = (type: "touchStart" | "touchMove" | "touchEnd", part: number, after: number) => {
    timestamp += after * STEP_S;
    const touchPoints = type === "touchEnd" ? [] : [{ x: x + dx * part, y: y + dy * part }];
    return session.act(
      "a drag",
      session.cdp.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp }),
    );
  };
  await send("touchStart", 0, 0);
  for (const part of STEPS) await send("touchMove", part, 1);
  await send("touchEnd", 1, REST_STEPS);
}
