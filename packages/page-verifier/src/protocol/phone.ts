import { findIllegible } from "./legibility.ts";
import { click } from "./pointer.ts";
import { leadsOn } from "./press-on.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const FINGERTIP = 24;

/** Notes `phone` and `tap_targets`: whether the page fits the width of a phone, and its controls are large enough to tap. */
export async function checkPhone(session: PageSession, verdict: Verdict): Promise<void> {
  const startedAt = performance.now();
  const { needed, given, clips, cut, widest, viewport } = await session.call("widths");
  const wide = !clips && needed > given + 1;
  const declared = /width\s*=\s*device-width/i.test(viewport);
  const under = await session.call("controlsUnderBars");
  const faults = [
    wide ? `It is ${needed} px wide on a screen of ${given} px${widest && `, because of "${widest}"`}` : "",
    cut ? `"${cut}" is cut off at the right edge of a screen of ${given} px` : "",
    ...(await findIllegible(session)),
    under.length > 0
      ? `On a phone "${under.slice(0, 5).join('", "')}" cannot be used: a bar at the edge of the screen covers it, however far the page is scrolled`
      : "",
    declared ? "" : 'There is no <meta name="viewport" content="width=device-width, initial-scale=1">',
  ].filter(Boolean);
  const ms = performance.now() - startedAt;
  verdict.note("phone", {
    ok: faults.length === 0,
    ms,
    value: needed,
    limit: given,
    detail: faults.join("; "),
  });
  const small = await session.call("smallTargets", FINGERTIP);
  verdict.note("tap_targets", {
    ok: small.length === 0,
    value: small.length,
    limit: 0,
    detail: small.length ? `Smaller than ${FINGERTIP} px: ${small.slice(0, 8).join(", ")}` : "",
  });
}

const MOST_OPENERS = 4;
const OPEN_MS = 500;

/** Records the controls that are visible and can be tapped now. Resolves to the names of the new ones. */
export const noticeControls = (session: PageSession): Promise<string[]> => session.call("noticeControls");

/**
 * Fails `phone` if controls of the desktop page (`elsewhere`) were never visible and tappable on the phone, or others came up and
 * cannot be reached. First taps elements that may open a menu.
 */
export async function checkReach(session: PageSession, elsewhere: string[], verdict: Verdict): Promise<void> {
  const missed = await findMissed(session);
  if (missed !== "") return verdict.note("phone", { ok: false, detail: missed });
  const find = () => session.call("unreachableControls", elsewhere);
  let faults = await find();
  for (let tried = 0; faults.length > 0 && tried < MOST_OPENERS; tried++) {
    if (!(await tapOpener(session))) break;
    await noticeControls(session);
    faults = await find();
  }
  session.doing("");
  if (faults.length > 0)
    verdict.note("phone", { ok: false, detail: `On a phone ${faults.slice(0, 5).join("; ")}` });
}

/** Looks which controls cannot be reached in the present state. */
export const noticeMissed = (session: PageSession): Promise<void> => session.call("noticeMissed");

/** Records the controls that can be tapped now, those that came up and cannot be reached, and the texts that can be seen. */
export async function noticeAll(session: PageSession): Promise<void> {
  await noticeControls(session);
  await noticeMissed(session);
  await session.call("noticeTexts");
}

/** How often what may bring hidden texts onto the screen is pressed. */
const MOST_PRESSES = 8;
const MOST_LEADING = 4;

/** Fails `phone` if texts that a larger screen shows (`elsewhere`) were hidden at each look, and no button that leads on brings them. */
export async function checkHiddenTexts(
  session: PageSession,
  elsewhere: string[],
  verdict: Verdict,
): Promise<void> {
  const find = () => session.call("hiddenTexts", elsewhere);
  let hidden = await find();
  if (hidden.length === 0) return;
  const leading = [...new Set(await session.call("buttonIds"))].filter(leadsOn);
  for (const id of leading.slice(0, MOST_LEADING))
    for (let count = 0; hidden.length > 0 && count < MOST_PRESSES; count++) {
      const spot = await session.call("findButton", id);
      if (!spot) break;
      await click(session, spot);
      await session.advance(OPEN_MS);
      hidden = await find();
    }
  if (hidden.length === 0) return;
  const texts = hidden.slice(0, 5).join('", "');
  const detail = `On a phone "${texts}" cannot be seen: the right edge of a box cuts off what lies beyond it, and nothing scrolls there. Let it wrap, or give the box overflow-x: auto`;
  verdict.note("phone", { ok: false, detail });
}

/** Why controls that came up later cannot be used on the phone; empty if all can. */
export async function findMissed(session: PageSession): Promise<string> {
  if ((await session.call("missedControls")).unsure) {
    await session.advance(OPEN_MS);
    await noticeMissed(session);
  }
  const { sure } = await session.call("missedControls");
  return sure.length > 0 ? `On a phone ${sure.slice(0, 5).join("; ")}` : "";
}

const LARGE_PX2 = 10_000;
const NOTHING_PX2 = 64;

/** Fails `phone` if a canvas that is large on the desktop (`elsewhere`: the areas there) has no size on the phone. */
export async function checkCanvases(
  session: PageSession,
  elsewhere: readonly number[],
  verdict: Verdict,
): Promise<void> {
  const areas = await session.call("canvasAreas");
  if (areas.length !== elsewhere.length) return;
  const lost = areas.findIndex((area, at) => area >= 0 && area < NOTHING_PX2 && elsewhere[at]! >= LARGE_PX2);
  if (lost >= 0)
    verdict.note("phone", {
      ok: false,
      detail: `On a phone, canvas ${lost + 1} has no size: nothing is drawn`,
    });
}

/** Taps the next element that may open a menu; false if there is none. */
async function tapOpener(session: PageSession): Promise<boolean> {
  const spot = await session.call("nextOpener");
  if (!spot) return false;
  session.doing(`tap on ${spot.name}`);
  await click(session, spot);
  await session.advance(OPEN_MS);
  session.doing("");
  return true;
}

/** Taps what may open a menu until the control that a checklist names can be reached. */
export async function revealControl(session: PageSession, wanted: string): Promise<void> {
  for (let tried = 0; tried < MOST_OPENERS; tried++)
    if ((await session.call("locate", wanted)) || !(await tapOpener(session))) return;
}
