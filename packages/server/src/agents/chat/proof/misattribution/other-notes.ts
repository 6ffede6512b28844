import type { Figure } from "../evidence/beside.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import { notesOf, type ReleaseNotes } from "../evidence/release-notes.ts";
import { READ_CHARS } from "../reading/words.ts";
import { clauseOf } from "./anchors.ts";
import { isOne } from "./another-place.ts";

const NUMBER = /(?<![\p{L}\d.,])v?(\d{1,4}(?:\.\d{1,4}){1,3})(?![.,]?\d)/giu;
const withoutZeros = (release: string): string => release.replace(/(?:\.0)+$/u, "");
const isRelease = ({ of }: ReleaseNotes, said: string): boolean =>
  withoutZeros(of) === withoutZeros(said) || of.startsWith(`${said}.`);

/** The only release with notes that a clause names or, if it names none, the sentence. */
function releaseOf(clause: string, text: string, notes: readonly ReleaseNotes[]): string | undefined {
  const namedIn = (part: string) =>
    [...new Set(Array.from(part.matchAll(NUMBER), ([, said]) => said!))].filter((said) =>
      notes.some((one) => isRelease(one, said)),
    );
  const named = namedIn(clause);
  const [release, ...others] = named.length > 0 ? named : namedIn(text);
  return others.length > 0 ? undefined : release;
}

/** Whether what stands at some places of a text is in the notes of other releases than the one that a clause is about. */
function isElsewhere(
  places: readonly number[],
  clause: string,
  text: string,
  finding: ObservedFinding,
): boolean {
  const notes = notesOf(finding);
  if (notes.length < 2 || places.length === 0) return false;
  const release = releaseOf(clause, text, notes);
  if (release === undefined) return false;
  const holding = places.map((at) => notes.find(({ start, end }) => start <= at && at < end));
  return holding.every((one) => one !== undefined && !isRelease(one, release));
}

/**
 * Whether a text has a figure only in the notes of other releases than the one that the statement names: `4.2.0 raises it from 3 to 5`,
 * where that stands below `4.1.0`.
 */
export function isInOtherNotes(stated: Figure, text: string, finding: ObservedFinding): boolean {
  if (notesOf(finding).length < 2) return false;
  const { start, end } = clauseOf(stated, text);
  const { quantities } = finding.particulars;
  const places = quantities.filter((one) => isOne(stated, one)).map((one) => one.start);
  return isElsewhere(places, text.slice(start, end), text, finding);
}

/** The same of a quotation. */
export function isQuoteInOtherNotes(quote: string, text: string, finding: ObservedFinding): boolean {
  if (quote === "" || notesOf(finding).length < 2) return false;
  const all = finding.finding.text.slice(0, READ_CHARS).toLowerCase();
  const places: number[] = [];
  for (let at = all.indexOf(quote); at >= 0; at = all.indexOf(quote, at + 1)) places.push(at);
  const at = text.toLowerCase().indexOf(quote);
  const { start, end } = clauseOf({ start: at, end: at + quote.length }, text);
  return isElsewhere(places, text.slice(start, end), text, finding);
}
