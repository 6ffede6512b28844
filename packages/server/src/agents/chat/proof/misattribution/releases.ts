import { agrees, type Moment } from "../reading/dates.ts";
import type { ObservedFinding } from "../evidence/observed.ts";

/** A release by its number: `5.0.0`, `version 3.2`. */
const RELEASE =
  /(?<![\p{L}\d.,])(?:v?(\d{1,4}(?:\.\d{1,4}){2,3})|(?:version|release|v)\s?(\d{1,4}\.\d{1,4}))(?![.,]?\d)/giu;
/** Between a release and the date of it: `5.0.0 (2026-04-28)`, `3.2, released on 4 May`. */
const CHARS_BETWEEN = 40;

const releasesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(RELEASE), ([, long, short]) => (long ?? short)!)),
];

/** The only release that a statement names or, if it goes on from the sentence before it, the first that this names. `goesOn`: how such a sentence begins. */
export function releaseSaid(text: string, before: string, goesOn: RegExp): string | undefined {
  const [release, ...more] = releasesIn(text);
  if (more.length > 0) return undefined;
  return release ?? (goesOn.test(text) ? releasesIn(before)[0] : undefined);
}

/** Whether the evidence gives a date only of another release than the statement does, and has that one too. */
export function isOfAnotherRelease(
  moment: Moment,
  release: string | undefined,
  { finding: { text }, particulars }: ObservedFinding,
): boolean {
  if (release === undefined || moment.day === undefined || !releasesIn(text).includes(release)) return false;
  const seen = particulars.moments.filter((one) => one.day !== undefined && agrees(moment, one));
  return (
    seen.length > 0 &&
    seen.every(({ start }) => {
      const line = text
        .slice(Math.max(0, start - CHARS_BETWEEN), start)
        .split("\n")
        .at(-1)!;
      const of = releasesIn(line).at(-1);
      return of !== undefined && of !== release;
    })
  );
}
