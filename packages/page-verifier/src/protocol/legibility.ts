import type { Clash } from "./in-page-api.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

const LEAST_TEXT_PX = 9;
/** No one means a text to have so little contrast: WCAG asks for 3 to 1 at least. */
const LEAST_CONTRAST = 1.5;
const STILL_MS = 400;

/** Why texts cannot be read on a phone now: they are too low, hardly differ from their background, or overlap. */
export async function findIllegible(session: PageSession): Promise<string[]> {
  const tiny = await session.call("smallTexts", LEAST_TEXT_PX);
  const drawn = await session.call("smallDrawnTexts", LEAST_TEXT_PX);
  const pale = await session.call("paleTexts", LEAST_CONTRAST);
  const clashes = await findClashes(session);
  return [
    tiny.length > 0 ? `On a phone, text is lower than ${LEAST_TEXT_PX} px: ${tiny.join(", ")}` : "",
    drawn.length > 0
      ? `On a phone, text on a canvas is shown lower than ${LEAST_TEXT_PX} px: ${drawn.join(", ")}. Give the canvas the size that it is shown at, or draw larger text where it is scaled down`
      : "",
    pale.length > 0
      ? `On a phone, text has almost the colour of its background: ${pale.join(", ")}. Give it a colour that stands out`
      : "",
    clashes.length > 0
      ? `On a phone, texts overlap, so that they cannot be read: ${clashes.join(", ")}. Give each its own place, or let them wrap`
      : "",
  ].filter(Boolean);
}

/** Fails `phone` if texts cannot be read now, after the page was used. */
export async function checkLegible(session: PageSession, verdict: Verdict): Promise<void> {
  const faults = await findIllegible(session);
  if (faults.length > 0) verdict.note("phone", { ok: false, detail: faults.join("; ") });
}

/** The texts that overlap now and a moment later: those that move may meet. */
async function findClashes(session: PageSession): Promise<string[]> {
  const first = await session.call("clashingTexts");
  if (first.length === 0) return [];
  await session.advance(STILL_MS);
  const later = await session.call("clashingTexts");
  const isSame = (one: Clash) => later.some(({ names, at }) => names === one.names && at === one.at);
  return first.filter(isSame).map(({ names }) => names);
}
