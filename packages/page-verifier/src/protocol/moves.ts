import type { Spot, SpotFinder } from "./in-page-api.ts";
import type { Mark, PageSession } from "./page-session.ts";

/** Something done to the page; what it returns is done half way through the time that passes then. */
export type Move = (session: PageSession) => Promise<void | (() => Promise<void>)>;

/** Of the pointer's moves so many are made in a plain tab as well, see plain.ts. */
export const EARLY_MOVES = 4;
const HALVES_MS = [100, 150] as const;

/** Does a move, lets its time pass and says what state the page is in after it. */
export async function make(session: PageSession, move: Move): Promise<Mark> {
  const finish = await move(session);
  await session.advance(HALVES_MS[0]);
  await finish?.();
  await session.advance(HALVES_MS[1]);
  const mark = await session.digest();
  session.doing("");
  return mark;
}

/** Nothing is done. */
export const rest: Move = async () => {};

/** A key held down for the first half. */
export const press =
  (key: string): Move =>
  async (session) => {
    session.doing(`key ${key}`);
    await session.act(`key ${key}`, session.page.keyboard.down(key));
    return () => session.act(`key ${key}`, session.page.keyboard.up(key));
  };

/** Keys one after the other. */
export const pressAll =
  (keys: readonly string[]): Move =>
  async (session) => {
    for (const key of keys) {
      session.doing(`key ${key}`);
      await session.act(`key ${key}`, session.page.keyboard.press(key));
    }
  };

/** The pointer over the largest surface, no button held. */
export const hover: Move = async (session) => {
  session.doing("pointer over the page");
  const { x, y } = await session.call("surface");
  await session.act("the pointer", session.page.mouse.move(x, y));
  return () => session.act("the pointer", session.page.mouse.move(x + 40, y + 30, { steps: 3 }));
};

/** A click or tap on what `finder` finds; what is no common control is then dragged, a field typed into. */
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

/** Clicks on what follows, one after the other, each with time to show what it does. Nothing is dragged: that could take back what a click has opened. */
async function useRest(session: PageSession, finder: SpotFinder): Promise<void> {
  for (;;) {
    await session.advance(HALVES_MS[0]);
    const spot = await session.call(finder);
    if (!spot) return;
    session.doing(`click on ${spot.name}`);
    await click(session, spot);
  }
}

/** A drag over the largest surface. Never level: a level one can be taken for a step back in the history. */
export const sweep =
  (by: { dx: number; dy: number }): Move =>
  async (session) => {
    const spot = await session.call("surface");
    session.doing(`drag on ${spot.name}`);
    await drag(session, spot, by);
  };

/** A click with the pointer, or a tap on the phone. A choice is only focused: its list would cover the page. */
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

const MOST_SECOND = 5;
const SECOND_MS = 100;

/** Clicks once more on what was used before, where it still can be: what breaks then has broken for its user. */
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

/** A drag with the button or a finger down. It rests before it ends: one that ends in motion throws the page, and the next tap only stops it. */
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
  // How fast a finger moves, and that it rests, is told by the times that are sent along; they end at the present.
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
