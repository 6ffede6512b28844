import { agrees, type Moment } from "../reading/dates.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { hasFamily, stemsOf } from "../reading/words.ts";
import { notesOf } from "../evidence/release-notes.ts";

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

/** Words that say that a release has something. */
const OF_RELEASE = stemsOf(
  "version release update came come arrived arrives introduced introduces added adds new brought brings with since gained got has have in ships shipped",
);
const FEWEST = 2;
const ALL = 0.6;
const FEW = 0.34;

/** Whether the notes of another release say what a sentence says of the one that it names, whose notes do not. */
export function isInOtherRelease(text: string, findings: readonly ObservedFinding[]): boolean {
  const [release, ...others] = releasesIn(text);
  const stems = stemsOf(text.replace(RELEASE, " ")).difference(OF_RELEASE);
  if (release === undefined || others.length > 0 || stems.size < FEWEST) return false;
  return findings.some((finding) => {
    const sections = notesOf(finding).map(({ of, start, end }) => ({
      of,
      lines: finding.finding.text.slice(start, end).split("\n").slice(1),
    }));
    const most = (lines: readonly string[]) =>
      Math.max(0, ...lines.map((line) => stemsOf(line).intersection(stems).size)) / stems.size;
    const own = sections.filter(({ of }) => of === release);
    return (
      own.length > 0 &&
      own.every(({ lines }) => most(lines) < FEW) &&
      sections.some(({ of, lines }) => of !== release && most(lines) >= ALL)
    );
  });
}

/** Says what is new in a release: `New in 2.6: …`, `Added in version 3.2`. */
const NEW_IN =
  /(?<!\p{L})(?:new|added|introduced|available|since|changed|removed)\s(?:(?:in|since|with|as of|from)\s)?(?:version\s|release\s|v\s?)?(\d{1,4}(?:\.\d{1,4}){1,3})(?![.,]?\d)/iu;
const NUMBER = /(?<![\p{L}\d.,])v?(\d{1,4}(?:\.\d{1,4}){1,3})(?![.,]?\d)/giu;
const numbersIn = (text: string): string[] => Array.from(text.matchAll(NUMBER), ([, number]) => number!);

/**
 * Whether a sentence says what is new in a release of which the evidence says only that other things are: `Detection was added in 2.6`, beside
 * `New in 2.6: on_error`. A line without words of its own tells of what stands around it.
 */
export function isNewElsewhere(text: string, findings: readonly ObservedFinding[]): boolean {
  const [release, ...others] = numbersIn(text);
  const all = stemsOf(text);
  const stems = all.difference(OF_RELEASE);
  if (release === undefined || others.length > 0 || stems.size === 0 || stems.size === all.size) return false;
  const lines = findings
    .flatMap((finding) => finding.lines())
    .filter((line) => numbersIn(line.text).includes(release));
  return (
    lines.length > 0 &&
    lines.every((line) => {
      const own = line.stems.difference(OF_RELEASE);
      return (
        NEW_IN.exec(line.text)?.[1] === release &&
        own.size > 0 &&
        ![...stems].some((stem) => hasFamily(own, stem))
      );
    })
  );
}
