import { agrees, type Moment } from "../reading/dates.ts";
import type { ObservedFinding } from "../evidence/observed.ts";

/** A release by its number: `5.0.0`, `v3.2`. */
const RELEASE =
  /(?<![\p{L}\d.,])v?(\d{1,4}\.\d{1,4}(?:\.\d{1,4})*)(?![\d%]|[.,]\d|\s?(?:%|°|€|\p{Sc}|(?:kg|km|mm?|cm|s|ms|h|mb|gb|eur|usd|euros?)(?!\p{L})))/giu;
/** Between a release and the date of it: `5.0.0 (2026-04-28)`, `3.2, released on 4 May`. */
const CHARS_BETWEEN = 40;

const releasesIn = (text: string): string[] => [
  ...new Set(Array.from(text.matchAll(RELEASE), ([, release]) => release!)),
];

/** The only release that a statement names or, if it goes on from the sentence before it, that this names. */
export function releaseSaid(text: string, before: string): string | undefined {
  const own = releasesIn(text);
  const [release, ...more] = own.length === 0 ? releasesIn(before) : own;
  return more.length === 0 ? release : undefined;
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
