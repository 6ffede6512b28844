import type { ObservedFinding } from "../evidence/observed.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isMoment } from "../reading/dates.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import { stemsOf } from "../reading/words.ts";
import { nearestLine } from "./coverage.ts";

/** Characters of a passage, and of those that stand before the figure in it if its line is longer. */
const MOST_CHARS = 240;
const CHARS_BEFORE = 100;
/** Places of one figure in one finding that are looked at. */
const MOST_PLACES = 50;
/** A figure of the statement tells more about a line than a word of it. */
const FIGURE_WEIGHT = 2;
/** Lines of one finding that are shown for one statement. */
const MOST_LINES = 3;
/** Where a line or sentence ends: not behind the number of an item, or an abbreviation (`No. 241`). */
const BREAK = /\n|(?<=[.!?])(?<!^\s{0,9}\d{1,3}\.)\s(?!\s*[\p{Ll}\d])/gmu;

/** A line or sentence of a finding's text, and which figures of the statement stand in it. */
interface Line {
  start: number;
  end: number;
  figures: Set<number>;
  /** Where the first of them begins. */
  at: number;
  /** How many words of the statement it has. */
  words: number;
}

/**
 * What of a finding a statement was compared with, for a reader to compare it too: the lines or sentences with its figures, those
 * first that have most of its figures and words, or else the one with most of its words. Each is shortened to 240 characters.
 */
export function passagesOf(text: string, language: string | undefined, finding: ObservedFinding): string[] {
  const told = finding.finding.text;
  const stems = [...stemsOf(text)];
  const lines = linesWithFigures(particularsOf(text, language), finding, stems);
  if (lines.length === 0) return [cut(nearestLine(finding, stems).text, 0)].filter(Boolean);
  const chosen: Line[] = [];
  const left = new Set(lines.flatMap(({ figures }) => [...figures]));
  while (left.size > 0 && chosen.length < MOST_LINES) {
    const score = ({ figures, words }: Line) => FIGURE_WEIGHT * figures.intersection(left).size + words;
    const able = lines.filter(({ figures }) => !figures.isDisjointFrom(left));
    const best = able.reduce((a, b) => (score(b) > score(a) ? b : a));
    chosen.push(best);
    for (const figure of best.figures) left.delete(figure);
  }
  return chosen
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, end, at }) => {
      const line = told.slice(start, end);
      return cut(line, at - start - (line.length - line.trimStart().length));
    });
}

function linesWithFigures(
  stated: Particulars,
  { finding: { text: told }, particulars }: ObservedFinding,
  stems: readonly string[],
): Line[] {
  const lines = new Map<number, Line>();
  const { quantities, moments } = particulars;
  const places = [
    ...stated.quantities.map((one) => quantities.filter((seen) => isSame(one, seen))),
    ...stated.moments.map((one) => moments.filter((seen) => isMoment(one, [seen]))),
  ];
  for (const [figure, seen] of places.entries())
    for (const { start: at } of seen.slice(0, MOST_PLACES)) {
      if (at >= told.length) continue;
      const { start, end } = lineAround(told, at);
      const line = lines.get(start) ?? { start, end, figures: new Set(), at, words: 0 };
      line.figures.add(figure);
      lines.set(start, line);
    }
  for (const line of lines.values()) {
    const own = stemsOf(told.slice(line.start, line.end));
    line.words = stems.filter((stem) => own.has(stem)).length;
  }
  return [...lines.values()];
}

/** The line or sentence around a place; of a long one, so much as a passage may have. */
function lineAround(told: string, at: number): { start: number; end: number } {
  const from = Math.max(0, at - MOST_CHARS);
  const to = Math.min(told.length, at + MOST_CHARS);
  let [start, end] = [from, to];
  for (const { index, 0: between } of told.slice(from, to).matchAll(BREAK)) {
    if (from + index >= at) {
      end = from + index;
      break;
    }
    start = from + index + between.length;
  }
  return { start, end };
}

/** A line, or 240 characters of it around `at`, with `…` where words were left out. */
function cut(line: string, at: number): string {
  const text = line.trim();
  if (text.length <= MOST_CHARS) return text;
  const room = MOST_CHARS - 2;
  const from = Math.max(0, Math.min(at - CHARS_BEFORE, text.length - room));
  let piece = text.slice(from, from + room).toWellFormed();
  if (from > 0) piece = `…${piece.replace(/^\S*\s+/u, "")}`;
  return from + room < text.length ? `${piece.replace(/\s+\S*$/u, "")}…` : piece;
}
