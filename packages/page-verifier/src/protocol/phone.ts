import { click } from "./moves.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const FINGERTIP = 24;

/** Holds the page on a phone against its width, and its controls against a fingertip. */
export async function checkPhone(session: PageSession, verdict: Verdict): Promise<void> {
  const startedAt = performance.now();
  const { needed, given, clips, cut, viewport } = await session.call("widths");
  const wide = !clips && needed > given + 1;
  const declared = /width\s*=\s*device-width/i.test(viewport);
  const faults = [
    wide ? `It is ${needed} px wide on a screen of ${given} px` : "",
    cut ? `"${cut}" is cut off at the right edge of a screen of ${given} px` : "",
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

/** Remembers which controls can be seen and touched now, and names those that are new. */
export const noticeControls = (session: PageSession): Promise<string[]> => session.call("noticeControls");

/**
 * Finds controls that could not be seen and touched on a phone at any time, though those that `elsewhere` names can on a
 * larger screen. What may open a menu is tried before any is said to be out of reach.
 */
export async function checkReach(session: PageSession, elsewhere: string[], verdict: Verdict): Promise<void> {
  const find = () => session.call("unreachableControls", elsewhere);
  let faults = await find();
  for (let tried = 0; faults.length > 0 && tried < MOST_OPENERS; tried++) {
    const spot = await session.call("nextOpener");
    if (!spot) break;
    session.doing(`tap on ${spot.name}`);
    await click(session, spot);
    await session.advance(OPEN_MS);
    await noticeControls(session);
    faults = await find();
  }
  session.doing("");
  if (faults.length > 0)
    verdict.note("phone", { ok: false, detail: `On a phone ${faults.slice(0, 5).join("; ")}` });
}
