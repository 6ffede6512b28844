import type { ObservedFinding } from "../evidence/observed.ts";
import { equals } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Characters of a line before the end of the range that it is about. */
const MOST_LABEL = 60;
/** Stands behind the label of a line, or between its cells. */
const ENDS_LABEL = /^[^\d\n]{0,30}?[:|\t–—=]/u;
const MOST_LINES = 400;

/** A line that begins with a range, of which its other figures are: `2 to 5 years: 5 ml`. */
interface RangedLine {
  start: number;
  end: number;
  range: Quantity;
  figures: readonly Quantity[];
}

/** Each finding is read once for all statements. */
const read = new WeakMap<ObservedFinding, RangedLine[]>();

function rangedLinesOf(finding: ObservedFinding): RangedLine[] {
  const known = read.get(finding);
  if (known) return known;
  const { text } = finding.finding;
  const { quantities } = finding.particulars;
  const lines = quantities
    .filter((one) => one.until !== undefined && one.until.end <= text.length)
    .slice(0, MOST_LINES)
    .flatMap((range): RangedLine[] => {
      const start = text.lastIndexOf("\n", range.start) + 1;
      const last = text.indexOf("\n", range.start);
      const end = last < 0 ? text.length : last;
      const label = range.until!.end;
      const isFirst = !/\d/.test(text.slice(start, range.start)) && label - start <= MOST_LABEL;
      if (!isFirst || !ENDS_LABEL.test(text.slice(label, end))) return [];
      return [
        { start, end, range, figures: quantities.filter((one) => one.start >= label && one.end <= end) },
      ];
    });
  read.set(finding, lines);
  return lines;
}

const isSameRange = (a: Quantity, b: Quantity): boolean =>
  equals(a.value, b.value) &&
  a.until !== undefined &&
  b.until !== undefined &&
  equals(a.until.value, b.until.value);

/** Whether a figure begins or ends the range that a line of a finding is about. */
export const hasRangeOf = (stated: Quantity, all: readonly Quantity[], finding: ObservedFinding): boolean => {
  const range = all.find((one) => one.until !== undefined && (one === stated || one.until === stated));
  return range !== undefined && rangedLinesOf(finding).some((line) => isSameRange(range, line.range));
};

/** The lines of the range that a statement says, or of the only one in which a number of it lies: an 8-year-old, of 6 to 11 years. */
function linesMeant(stated: Quantity, all: readonly Quantity[], lines: readonly RangedLine[]): RangedLine[] {
  const [range, ...others] = all.filter(({ until }) => until !== undefined);
  if (range !== undefined) {
    const isOther = others.length > 0 || stated === range || stated === range.until;
    return isOther ? [] : lines.filter((line) => isSameRange(range, line.range));
  }
  const isWithin = (one: Quantity, { range: { unit, size, until } }: RangedLine) =>
    one.unit !== undefined &&
    one.unit === (unit ?? until!.unit) &&
    one.unit !== stated.unit &&
    size <= one.size &&
    one.size <= until!.size;
  const meant = lines.filter((line) => all.some((one) => one !== stated && isWithin(one, line)));
  return meant.length === 1 ? meant : [];
}

/**
 * Whether a finding has a figure only in lines of other ranges than the one of the statement: `children aged 2 to 5 get 10 ml`, where
 * the line of 2 to 5 years has 5 ml, and that of 6 to 12 years 10 ml.
 */
export function isOfAnotherRange(
  stated: Quantity,
  all: readonly Quantity[],
  finding: ObservedFinding,
): boolean {
  const lines = rangedLinesOf(finding);
  const own = linesMeant(stated, all, lines);
  if (!own.some(({ figures }) => figures.some(({ unit }) => unit === stated.unit))) return false;
  const seen = finding.particulars.quantities.filter((one) => isSame(stated, one));
  const isIn = ({ start, end }: RangedLine, one: Quantity) => start <= one.start && one.end <= end;
  return seen.length > 0 && seen.every((one) => lines.some((line) => !own.includes(line) && isIn(line, one)));
}
