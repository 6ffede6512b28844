import { click } from "./pointer.ts";
import type { PageSession } from "./page-session.ts";
import { watchFor } from "./watch-for.ts";

/** From the middle of the surface, in CSS pixels. */
const PLACES = [
  { dx: -60, dy: -45 },
  { dx: 70, dy: 40 },
  { dx: 20, dy: -70 },
];
const BETWEEN_MS = 500;
const FRAME_MS = 50;
const WATCHED_SECONDS = 8;
const BUDGET_MS = 1_500;

/** Clicks a canvas in a few places and lets go on what that begins. Errors that come meanwhile are noted as at any time. */
export async function useSurface(session: PageSession): Promise<void> {
  if (!(await session.call("hasCanvas"))) return;
  session.doing("clicks on the canvas");
  for (const { dx, dy } of PLACES) {
    const spot = await session.call("surface");
    await click(session, { ...spot, x: spot.x + dx, y: spot.y + dy });
    await session.advance(BETWEEN_MS, FRAME_MS);
  }
  await watchFor(session, WATCHED_SECONDS, BUDGET_MS);
  session.doing("");
}

/** How often a canvas is clicked at one place; a tool that has filled an area is used there once more. */
const TIMES = 2;

/** Clicks a canvas more than once at the same place, with what has been chosen before. That the page hangs then is noted as at any time. */
export async function clickAgainThere(session: PageSession): Promise<void> {
  if (!(await session.call("hasCanvas"))) return;
  session.doing("click on the canvas, once more");
  const spot = await session.call("surface");
  for (let time = 0; time < TIMES; time++) {
    await click(session, spot);
    await session.advance(BETWEEN_MS, FRAME_MS);
  }
  session.doing("");
}
