import { isMoment } from "../evidence/beside.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** Before a year: `opened in 1934`. */
const IN_YEAR =
  /(?<!\p{L})(?:in|since|until|till|by|from|to|and|before|after|of|during|around|about|year|early|late|mid|spring|summer|autumn|fall|winter|im jahr|jahr|seit|bis|vor|nach|von|um|en|depuis|avant|après|vers|desde|hasta|hacia|de|em|até)\s[*_(]*$|[(–-][*_]*$/iu;
const FIRST = 1_000n;
const LAST = 2_100n;

/** The year that a bare number of four digits may be. */
export const yearOf = ({ value, start, end, unit, counts }: Quantity): number | undefined =>
  unit === undefined &&
  !counts &&
  value.exponent === 0 &&
  end - start === 4 &&
  value.digits >= FIRST &&
  value.digits < LAST
    ? Number(value.digits)
    : undefined;

/** The year that a statement says of something, which evidence may have as a part of a date. */
export const yearSaid = (text: string, stated: Quantity): number | undefined =>
  IN_YEAR.test(text.slice(0, stated.start)) ? yearOf(stated) : undefined;

/** Whether a text has a year as a part of a date. */
export const hasYear = ({ particulars: { moments } }: Observed, year: number | undefined): boolean =>
  year !== undefined && moments.some((moment) => moment.year === year);

/**
 * Whether no date of that year stands beside a word or another figure of the statement: the day on which a page was changed dates
 * nothing else.
 */
export function isYearOfNothingSaid(
  stated: Quantity,
  all: readonly Quantity[],
  statement: string,
  finding: ObservedFinding,
): boolean {
  const { quantities, moments } = finding.particulars;
  const year = yearSaid(statement, stated);
  if (year === undefined || quantities.some((seen) => isSame(stated, seen))) return false;
  const { text } = finding.finding;
  const lineOf = ({ start }: { start: number }) => text.lastIndexOf("\n", start - 1);
  const others = all.filter((other) => other !== stated);
  const lines = new Set([
    ...quantities.filter((seen) => others.some((other) => isSame(other, seen))).map((seen) => lineOf(seen)),
    ...moments
      .filter(
        (seen) => seen.year !== undefined && others.some((other) => yearSaid(statement, other) === seen.year),
      )
      .map((seen) => lineOf(seen)),
  ]);
  const terms = [...termsOf(statement)].filter((term) => !isFrame(term));
  return finding
    .places()
    .all.filter(({ figure }) => isMoment(figure) && figure.year === year)
    .every(
      ({ figure, row, wide, sentence }) =>
        !lines.has(lineOf(figure)) &&
        !terms.some((term) => [row, wide, sentence].some((words) => words.has(term))),
    );
}
