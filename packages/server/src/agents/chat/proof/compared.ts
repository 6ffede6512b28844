import { coverageOf, type Coverage } from "./sentences/coverage.ts";
import type { KnownFacts } from "./known-facts.ts";
import { isYear } from "./evidence/beside.ts";
import type { Quantity } from "./measures/quantity.ts";
import { withUnitListed } from "./evidence/units-said.ts";
import type { ObservedFinding } from "./evidence/observed.ts";
import { quotesOfRow } from "./matching/row-quotes.ts";
import { sortParticulars } from "./matching/sort-particulars.ts";
import type { Sorted } from "./matching/sorted.ts";
import { particularsOf } from "./reading/particulars.ts";
import { MACHINE } from "./reading/quantities.ts";
import type { AnswerPart } from "./reading/statements.ts";

/** A statement's particulars and words, compared with the findings. */
export interface Compared {
  sorted: Sorted;
  coverage: Coverage;
}

/** Compares a statement with all findings. */
export function compare({ text, kind, ...place }: AnswerPart, known: KnownFacts): Compared {
  const particulars = particularsOf(text, known.language);
  if (kind === "prose") particulars.quantities = withUnitsShared(text, particulars.quantities);
  if (place.number !== undefined && !known.findings.some((one) => hasKey(one, place.number!)))
    particulars.quantities = particulars.quantities.filter(({ start }) => start > text.indexOf("|", 1));
  if (kind === "row") particulars.quotes = quotesOfRow(text, particulars.quotes, known.findings);
  return {
    sorted: sortParticulars(particulars, known, text, place),
    coverage: coverageOf(text, known.findings, known.given),
  };
}

/** The quantities of a sentence, those of a list with the unit of the last: `58 and 62 seconds`, and not `in 2018 and 62 % in 2022`. */
const withUnitsShared = (text: string, quantities: readonly Quantity[]): Quantity[] =>
  withUnitListed(text, quantities).map((one, i) =>
    one.percent || isYear(quantities[i]!) ? quantities[i]! : one,
  );

/** Whether a finding has the number that counts a row of the answer. Otherwise that says nothing. */
const hasKey = ({ particulars: { quantities } }: ObservedFinding, number: number): boolean =>
  quantities.some(({ value }) => value.exponent === 0 && value.digits === BigInt(number));

/** Whether one of the findings is in another language than the answer. */
export const isTranslated = (language: string | undefined, findings: readonly ObservedFinding[]) =>
  language !== undefined &&
  findings.some(
    (finding) =>
      finding.language !== undefined && finding.language !== MACHINE && finding.language !== language,
  );

/** The findings that have particulars of a statement, first those that have most. */
export const backing = ({ backed: by }: Sorted): ObservedFinding[] =>
  [...by].toSorted((a, b) => b[1] - a[1]).map(([finding]) => finding);
