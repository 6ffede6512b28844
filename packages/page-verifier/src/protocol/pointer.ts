import type { Spot } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";
import { settleAll } from "./settle-all.ts";

type Point = Pick<Spot, "x" | "y">;

/** Clicks, or taps on the phone. A select is only focused, because its open list would cover the page. */
export async function click(session: PageSession, { x, y, kind }: Spot): Promise<void> {
  if (kind === "select") {
    await session.call("focusSelect", x, y);
    return;
  }
  if (session.screen === "phone") return session.act("a tap", session.page.touchscreen.tap(x, y));
  const at = { x, y };
  // A move waits for the browser's next frame, unless a press that is sent with it passes it on.
  const sent = [
    sendMouse(session, "mouseMoved", { x: x - 4, y: y - 4 }),
    sendMouse(session, "mouseMoved", at),
    sendMouse(session, "mousePressed", at),
    sendMouse(session, "mouseReleased", at),
  ];
  await session.act("a click", settleAll(sent));
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
  const { page } = session;
  if (session.screen === "desktop") {
    await session.act("the pointer", page.mouse.move(x, y));
    await session.act("a press", page.mouse.down());
    await during();
    await session.act("a press", page.mouse.up());
    return;
  }
  await session.act("a press", sendTouch(session, "touchStart", { x, y }));
  await during();
  await session.act("a press", sendTouch(session, "touchEnd"));
}

const STEPS = [0.3, 0.7, 1] as const;
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
    // Sent together, because a button that is pressed passes on the move before it.
    await session.act("a drag", settleAll([page.mouse.move(x, y), page.mouse.down()]));
    for (const part of STEPS) await session.act("a drag", page.mouse.move(x + dx * part, y + dy * part));
    await session.act("a drag", page.mouse.up());
    return;
  }
  // The browser derives the finger's speed from these timestamps; the last one is the present.
  let timestamp = Date.now() / 1_000 - (STEPS.length + REST_STEPS) * STEP_S;
  const send = (type: TouchEvent, part: number, after: number) => {
    timestamp += after * STEP_S;
    const at = { x: x + dx * part, y: y + dy * part };
    return sendTouch(session, type, type === "touchEnd" ? undefined : at, timestamp);
  };
  const [first, second, third] = STEPS;
  await session.act("a drag", settleAll([send("touchStart", 0, 0), send("touchMove", first, 1)]));
  await session.act("a drag", send("touchMove", second, 1));
  // Sent together, because a finger that lifts passes on the move before it.
  const last = [send("touchMove", third, 1), send("touchEnd", 1, REST_STEPS)];
  await session.act("a drag", settleAll(last));
}

type MouseEvent = "mouseMoved" | "mousePressed" | "mouseReleased";
type TouchEvent = "touchStart" | "touchMove" | "touchEnd";

async function sendMouse({ cdp }: PageSession, type: MouseEvent, at: Point): Promise<void> {
  const event = { type, ...at, buttons: type === "mousePressed" ? 1 : 0 };
  const pressed = { button: "left", clickCount: 1 } as const;
  await cdp.send("Input.dispatchMouseEvent", type === "mouseMoved" ? event : { ...event, ...pressed });
}

/** `at`: where the finger is, undefined after it was lifted. `timestamp`: in seconds, the present by default. */
async function sendTouch(
  { cdp }: PageSession,
  type: TouchEvent,
  at?: Point,
  timestamp?: number,
): Promise<void> {
  const event = { type, touchPoints: at ? [at] : [] };
  await cdp.send("Input.dispatchTouchEvent", timestamp === undefined ? event : { ...event, timestamp });
}
