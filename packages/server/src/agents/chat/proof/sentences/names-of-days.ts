import type { ObservedFinding } from "../evidence/observed.ts";
import { weekdayNamed, WEEKDAY } from "../reading/day-names.ts";
import { denies, stemsOf } from "../reading/words.ts";

const DAYS = new RegExp(`(?<!\\p{L})(${WEEKDAY})s?(?!\\p{L})`, "giu");
/** A name of several words. */
const NAME = /(?<!\p{L})\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)+/gu;

const daysIn = (text: string): Set<number> =>
  new Set(Array.from(text.matchAll(DAYS), ([, name]) => weekdayNamed(name!)));

/** The stems of the names of a text, without those of days. */
const namesIn = (text: string): string[][] =>
  (text.replaceAll(DAYS, " , ").match(NAME) ?? []).map((name) => [...stemsOf(name)]);

/**
 * Whether a sentence names somebody for a weekday, and the evidence has the name only beside other weekdays and that day beside other
 * names: `The Monday choir is led by Peter Lind`, who leads that of Thursday.
 */
export function isNameOfAnotherDay(text: string, findings: readonly ObservedFinding[]): boolean {
  const [day, ...days] = daysIn(text);
  const names = namesIn(text);
  if (day === undefined || days.length > 0 || names.length === 0 || denies(text)) return false;
  const lines = findings.flatMap(linesOf);
  if (!lines.some(({ days, hasName }) => hasName && days.has(day))) return false;
  return names.some((name) => {
    const own = lines.filter(({ stems }) => name.length > 0 && name.every((stem) => stems.has(stem)));
    return own.length > 0 && own.every(({ days }) => days.size > 0 && !days.has(day));
  });
}

interface DatedLine {
  stems: ReadonlySet<string>;
  days: ReadonlySet<number>;
  hasName: boolean;
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, DatedLine[]>();

function linesOf(finding: ObservedFinding): DatedLine[] {
  const known =
    read.get(finding) ??
    finding
      .lines()
      .map(({ text, stems }) => ({ stems, days: daysIn(text), hasName: namesIn(text).length > 0 }));
  read.set(finding, known);
  return known;
}
