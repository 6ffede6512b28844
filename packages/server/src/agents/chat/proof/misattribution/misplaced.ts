import { isMoment } from "../evidence/beside.ts";
import { isConvertible } from "../measures/conversions.ts";
import { equals } from "../measures/decimal.ts";
import { isLabel } from "../reading/labels.ts";
import type { StatedFigures } from "../reading/stated-figures.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { LabelledRow } from "../evidence/rows.ts";
import { stemsOf } from "../reading/words.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/**
 * Whether a figure that a finding holds stands there for something else than in the statement: with another label, in another row of
 * a table, or as the result of another calculation.
 */
export const isMisplaced = (
  stated: Quantity,
  statement: StatedFigures,
  finding: ObservedFinding,
  findings: readonly ObservedFinding[],
): boolean =>
  (isOfAnotherLabel(stated, finding.particulars.quantities) &&
    !isCalledBehind(stated, statement, finding.particulars.quantities) &&
    !isLabelOfBoth(stated, statement, finding.particulars.quantities) &&
    !isLabelledBehind(stated, finding) &&
    !isLabelledAbove(stated, finding)) ||
  isOfAnotherRow(stated, statement, finding) ||
  isOfAnotherCalculation(stated, statement, finding, findings);

/** Whether the number stands only behind other labels than in the statement, while another number stands behind that label. */
export function isOfAnotherLabel(stated: Quantity, seen: readonly Quantity[]): boolean {
  const { label, isLabelled, noun } = stated;
  if (label === undefined || !isLabelled) return false;
  const isAt = (one: Quantity, word: string | undefined) =>
    word !== undefined && one.label !== undefined && isLabel(one.label, word);
  const same = seen.filter((one) => isSame(stated, one));
  return (
    seen.some((one) => isAt(one, label) && isOfOneKind(stated, one)) &&
    same.every((one) => one.label !== undefined && !isAt(one, label) && !isAt(one, noun))
  );
}

/**
 * Whether the only number that the evidence labels so stands beside it in the statement: `| Capacity | 1.7 l | 1.5 l |`, where a page says
 * of one that it holds 1.7 litres, and of the other that its capacity is 1.5.
 */
function isLabelOfBoth(stated: Quantity, { quantities }: StatedFigures, seen: readonly Quantity[]): boolean {
  const labelled = seen.filter(
    (one) => one.label !== undefined && isLabel(one.label, stated.label!) && isOfOneKind(stated, one),
  );
  return labelled.every((one) => quantities.some((other) => other !== stated && isSame(other, one)));
}

/** Whether all places of a number have the label that its clause ends with: `the run failed: 21 tests passed`. */
function isCalledBehind(stated: Quantity, { beside }: StatedFigures, seen: readonly Quantity[]): boolean {
  const { after } = beside(stated);
  return seen
    .filter((one) => isSame(stated, one))
    .every(({ label }) => label !== undefined && [...after].some((word) => isLabel(label, word)));
}

/** What a number is, in brackets behind it: `zero (the default)`. */
const BEHIND =
  /^\s?[*_`"]{0,2}\s?\((?:the |by |der |die |das |le |la |el |o |a )?(\p{L}{3,})(?:\s(?:value|setting))?\)/iu;

/** Whether a finding has a number with the statement's label in brackets behind it. */
const isLabelledBehind = (
  stated: Quantity,
  { written, particulars: { quantities } }: ObservedFinding,
): boolean =>
  quantities.some((one) => {
    const [label] = stemsOf(BEHIND.exec(written.slice(one.end, one.end + BEHIND_CHARS))?.[1] ?? "");
    return label !== undefined && isLabel(label, stated.label!) && isSame(stated, one);
  });
const BEHIND_CHARS = 40;

/** Whether the number stands below a heading with the statement's label: `Adults €14` below `Single visit`. */
const isLabelledAbove = (stated: Quantity, finding: ObservedFinding): boolean =>
  finding
    .places()
    .all.some(
      ({ figure, heading }) => !isMoment(figure) && heading?.has(stated.label!) && isSame(stated, figure),
    );

/** Whether two numbers may be of one measure: metres are none of an amount. */
const isOfOneKind = (a: Quantity, b: Quantity): boolean =>
  a.unit === undefined || b.unit === undefined || a.unit === b.unit || isConvertible(a.unit, b.unit);

const TOTAL = stemsOf("total sum overall altogether gesamt insgesamt summe total totale somme suma soma");

const isTotal = ({ label }: LabelledRow): boolean => label.size > 0 && label.isSubsetOf(TOTAL);

/** Whether the number stands only in rows that the statement does not name, while it names one with another number in that column. */
function isOfAnotherRow(
  stated: Quantity,
  { quantities, stems, beside }: StatedFigures,
  finding: ObservedFinding,
): boolean {
  const { rows, others } = finding.rows();
  const named = rows.filter(({ label }) => label.size > 0 && [...label].every((stem) => stems.has(stem)));
  if (rows.length < 2 || named.length === 0 || others.some((other) => isSame(stated, other))) return false;
  const places = rows.flatMap((row) =>
    [...row.columns].flatMap(([column, seen]) => (isSame(stated, seen) ? [{ row, column }] : [])),
  );
  if (places.length === 0 || places.some(({ row }) => named.includes(row))) return false;
  // `35 % of the 660,771`: the total that a part is of has no words of its own.
  if (beside(stated).before.isSubsetOf(TOTAL) && places.some(({ row }) => isTotal(row))) return false;
  return places.every(({ row, column }) =>
    named.every(({ columns }) => {
      const own = columns.get(column);
      const isAlike = columns.size === row.columns.size;
      return isAlike && own !== undefined && !quantities.some((other) => isSame(other, own));
    }),
  );
}

/** Whether the number is the result of one calculation, and the statement has the numbers of another, without its result. */
function isOfAnotherCalculation(
  stated: Quantity,
  { quantities }: StatedFigures,
  finding: ObservedFinding,
  findings: readonly ObservedFinding[],
): boolean {
  const calculations = findings.filter(({ finding: { evidence } }) => evidence.type === "calculation");
  if (!calculations.includes(finding)) return false;
  const states = (seen: Quantity) => quantities.some((other) => other !== stated && isSame(other, seen));
  const uses = givenTo(finding);
  if (uses.every((input) => states(input)) || !hasResult(finding, stated)) return false;
  return calculations.some((other) => {
    const inputs = givenTo(other);
    const isTold = inputs.length > 1 || inputs[0]?.unit !== undefined;
    return (
      isTold &&
      inputs.every((input) => states(input) && !isSame(stated, input)) &&
      !inputs.every((input) => uses.some((used) => isSame(used, input))) &&
      !hasResult(other, stated) &&
      !resultsOf(other).some((result) => states(result)) &&
      !chainOf(finding, calculations).has(other)
    );
  });
}

const givenTo = ({ input }: ObservedFinding): Quantity[] => input.particulars.quantities;

/** The numbers of a calculation's result: those of its text that its expression has not. */
const resultsOf = ({ particulars, input }: ObservedFinding): Quantity[] =>
  particulars.quantities.filter(
    (seen) =>
      !input.particulars.quantities.some(
        (given) => given.unit === seen.unit && equals(given.value, seen.value),
      ),
  );

const hasResult = (finding: ObservedFinding, stated: Quantity): boolean =>
  resultsOf(finding).some((result) => isSame(stated, result));

/** A calculation and those whose results it goes on from. */
function chainOf(finding: ObservedFinding, calculations: readonly ObservedFinding[]): Set<ObservedFinding> {
  const chain = new Set([finding]);
  for (const link of chain)
    for (const other of calculations)
      if (resultsOf(other).some((result) => givenTo(link).some((input) => isSame(input, result))))
        chain.add(other);
  return chain;
}
