import type { ObservedFinding } from "./observed.ts";
import { READ_CHARS } from "../reading/words.ts";

/** The notes of a release: its number, and where they stand. */
export interface ReleaseNotes {
  of: string;
  start: number;
  end: number;
}

/**
 * A heading of the notes of a release: `## [4.2.0] - 2025-09-16`, `v2.3`, `5.0.0 (2026-04-14)`. Without a mark there is only a date
 * behind it.
 */
const HEADING =
  /^\s{0,3}(?:(#{1,6})\s+(?:\p{L}[\p{L}-]*\s){0,2}|[*_]{2})?\[?(?:v|version\s|release\s)?(\d{1,4}(?:\.\d{1,4}){1,3})(?![.,]?\d)([^\n]{0,200})$/gimu;
const DATE_ONLY =
  /^\]?[\s*_:([—–-]*(?:(?:released|on|of|yanked|latest)\s)*(?:[^\n]{0,20}(?:19|20)\d\d[^\n]{0,8})?[)\]*_:\s]*$/iu;
/** A line with nothing but a number, which may be an amount. */
const AMOUNT_ONLY = /^\s*\d+\.\d+\s*$/u;
const MOST_RELEASES = 200;

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, readonly ReleaseNotes[]>();

/** The notes of each release in a text. */
export function notesOf(finding: ObservedFinding): readonly ReleaseNotes[] {
  const known = read.get(finding);
  if (known) return known;
  const text = finding.finding.text.slice(0, READ_CHARS);
  const heads = Array.from(text.matchAll(HEADING).take(MOST_RELEASES)).filter(
    ([line, , , rest]) => /^\s*[#*_[]/u.test(line) || (DATE_ONLY.test(rest!) && !AMOUNT_ONLY.test(line)),
  );
  const notes = heads.map(({ index, 0: line, 1: marks, 2: of }, i): ReleaseNotes => {
    const start = index + line.length;
    const end = heads[i + 1]?.index ?? text.length;
    // What stands below another heading of its level is about no release.
    const other =
      marks === undefined ? null : new RegExp(`\\n#{1,${marks.length}}\\s`, "u").exec(text.slice(start, end));
    return { of: of!, start: index, end: other ? start + other.index : end };
  });
  read.set(finding, notes);
  return notes;
}
