import type { Clash, IllegibleTexts } from "./in-page-results.ts";
import type { PageSession } from "./page-session.ts";
import type { Verdict } from "./verdict.ts";

/** No one means a text to have so little contrast: WCAG asks for 3 to 1 at least. */
const LEAST = { px: 9, contrast: 1.5 };
const STILL_MS = 400;
const MOST = 8;

/** Why texts cannot be read on a phone now: they are too low, hardly differ from their background, or overlap. */
export async function findIllegible(session: PageSession): Promise<string[]> {
  const { small, smallDrawn, pale, clashing } = await lookTwice(session);
  const drawn = [...new Set(smallDrawn.map(({ text, px }) => `"${text}" ${px} px`))].slice(0, MOST);
  return [
    small.length > 0 ? `On a phone, text is lower than ${LEAST.px} px: ${small.join(", ")}` : "",
    drawn.length > 0
      ? `On a phone, text on a canvas is shown lower than ${LEAST.px} px: ${drawn.join(", ")}. Give the canvas the size that it is shown at, or draw larger text where it is scaled down`
      : "",
    pale.length > 0 ? tooPale(pale) : "",
    clashing.length > 0 ? overlapping(clashing) : "",
  ].filter(Boolean);
}

const tooPale = (pale: readonly string[]): string =>
  `On a phone, text has almost the colour of its background: ${pale.join(", ")}. Give it a colour that stands out`;

/** Follows the texts that come up while a page is used, such as the explanation of an answer. */
export interface Paleness {
  /** Looks at the page. Resolves to what is wrong if a text is now shown in almost the colour of its background, and stays so. */
  look(): Promise<string | undefined>;
}

/** Starts to follow them. */
export function followPaleness(session: PageSession): Paleness {
  const passing = new Set<string>();
  return {
    async look() {
      const first = (await session.call("paleTexts", LEAST.contrast)).filter((text) => !passing.has(text));
      if (first.length === 0) return undefined;
      // A script may fade it in or out.
      await session.advance(STILL_MS);
      const later = await session.call("paleTexts", LEAST.contrast);
      const stay = first.filter((text) => later.includes(text));
      if (stay.length > 0) return tooPale(stay);
      for (const text of first) passing.add(text);
      return undefined;
    },
  };
}

/** Fails `phone` if texts cannot be read now, after the page was used. */
export async function checkLegible(session: PageSession, verdict: Verdict): Promise<void> {
  const faults = await findIllegible(session);
  if (faults.length > 0) verdict.note("phone", { ok: false, detail: faults.join("; ") });
}

/**
 * Fails `phone` if texts that a script has placed lie over each other there, and on the larger screen (`elsewhere`: the pairs there)
 * do not.
 */
export async function checkPlacedTexts(
  session: PageSession,
  elsewhere: readonly string[],
  verdict: Verdict,
): Promise<void> {
  const find = async () =>
    (await session.call("placedClashes")).filter(({ names }) => !elsewhere.includes(names));
  const first = await find();
  if (first.length < LEAST_PLACED) return;
  await session.advance(STILL_MS);
  const later = await find();
  const both = first.filter(({ names, at }) => later.some((one) => one.names === names && one.at === at));
  if (both.length >= LEAST_PLACED) verdict.note("phone", { ok: false, detail: overlapping(both) });
}

/** A single pair may have come about by chance. */
const LEAST_PLACED = 2;

const overlapping = (pairs: readonly Clash[]): string =>
  `On a phone, texts overlap, so that they cannot be read: ${pairs.map(({ names }) => names).join(", ")}. Give each its own place, or let them wrap`;

/** The illegible texts, and of those that may only pass by or grow, the ones that are the same a moment later. */
async function lookTwice(session: PageSession): Promise<IllegibleTexts> {
  const first = await session.call("illegibleTexts", LEAST);
  if (first.clashing.length + first.smallDrawn.length === 0) return first;
  await session.advance(STILL_MS);
  const later = await session.call("illegibleTexts", LEAST);
  return {
    ...first,
    smallDrawn: first.smallDrawn.filter(({ px }) => later.smallDrawn.some((other) => other.px === px)),
    clashing: first.clashing.filter(({ names, at }) =>
      later.clashing.some((other) => other.names === names && other.at === at),
    ),
  };
}
