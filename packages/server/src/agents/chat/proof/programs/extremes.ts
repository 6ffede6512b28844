import type { ObservedFinding } from "../evidence/observed.ts";
import { isCurrency, isTime } from "../measures/conversions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";
import { isMeasuredAs } from "../evidence/measured-as.ts";
import type { StatedFigures } from "../reading/stated-figures.ts";
import { directionIn, extremesIn } from "../reading/extreme-words.ts";
import { labelBefore } from "./origins.ts";

const LEAST =
  /(?<!\p{L})(?:min\w*|least|lowest|smallest|shortest|from|kleinst\w*|niedrigst\w*|kürzest\w*|menor|mínim\w+)(?!\p{L})/iu;
const GREATEST =
  /(?<!\p{L})(?:max\w*|most|highest|largest|greatest|longest|to|größt\w*|höchst\w*|längst\w*|mayor|maior|máxim\w+)(?!\p{L})/iu;
/** Between the ends of a range, and before it. */
const TO = /^\s?(?:[\p{L}°%$€£]{1,12}\s)?(?:to|and|bis|und|à|et|a|y|e|[-–—])\s?[*_$€£]*$/iu;
const RANGES =
  /(?<!\p{L})(?:range\w*|rang|span\w*|spread|between|from|lie|vary|varies|zwischen|von|spanne|reich\w+|entre|de|desde|intervall?\w*)(?!\p{L})[^.;]{0,40}$/iu;

/** Whether a number that a program chose is said as the end of a range that it is: from the least to the greatest. */
export function isEndOfRange(
  stated: Quantity,
  seen: Quantity,
  { particulars, finding }: ObservedFinding,
  { quantities }: StatedFigures,
  text: string,
): boolean {
  const joins = (from: Quantity, to: Quantity) =>
    from.end <= to.start && TO.test(text.slice(from.end, to.start)) && RANGES.test(text.slice(0, from.start));
  const [last, next] = [
    quantities.find((one) => joins(one, stated)),
    quantities.find((one) => joins(stated, one)),
  ];
  const other = next ?? last;
  if (!other) return false;
  const [own, opposite] = next ? [LEAST, GREATEST] : [GREATEST, LEAST];
  const isLabelled = (one: Quantity, label: RegExp) =>
    one.start < finding.text.length && label.test(labelBefore(one, finding.text));
  return (
    isLabelled(seen, own) &&
    particulars.quantities.some((one) => isSame(other, one) && isLabelled(one, opposite))
  );
}

/** Whether one end of a range that a statement says is the least or the greatest of a finding, and the other one is not. */
export function isInnerEnd(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  { particulars, finding }: ObservedFinding,
): boolean {
  const joins = (from: Quantity, to: Quantity) =>
    from.end <= to.start && TO.test(text.slice(from.end, to.start)) && RUNS.test(text.slice(0, from.start));
  const from = quantities.find((one) => joins(one, stated));
  const to = quantities.find((one) => joins(stated, one));
  const other = from ?? to;
  if (!other) return false;
  const [own, opposite] = from ? [GREATEST_OF, LEAST_OF] : [LEAST_OF, GREATEST_OF];
  const called = (label: RegExp) =>
    particulars.quantities.filter(
      (one) => one.start < finding.text.length && label.test(labelBefore(one, finding.text)),
    );
  const [ends, opposites] = [called(own), called(opposite)];
  return (
    ends.length > 0 && opposites.some((one) => isSame(other, one)) && !ends.some((one) => isSame(stated, one))
  );
}

const LEAST_OF = /(?<!\p{L})(?:min(?:imum)?|lowest|smallest|shortest|cheapest)(?!\p{L})/iu;
const GREATEST_OF = /(?<!\p{L})(?:max(?:imum)?|highest|largest|longest|dearest)(?!\p{L})/iu;
/** Says of all that they lie between two: `they run from 3 to 9`. */
const RUNS =
  /(?<!\p{L})(?:rang\w+|run|runs|ran|span\w*|go|goes|lie|lies|var(?:y|ies)|spread|reichen|liegen|vont|van)\s(?:from|between|von|zwischen|de|entre)\s[*_$€£]*$/iu;

/** Whether a statement says of a number, in another word than its label, that it is the largest or the smallest: `slowest` of `max`. */
export function isSuchExtreme(stated: Quantity, label: string, text: string): boolean {
  if (isMerit(stated, label, clauseBefore(stated, text))) return true;
  const all = extremesIn(text);
  const [extreme, ...others] = all.length > 1 ? extremesIn(clauseBefore(stated, text)) : all;
  if (!extreme || others.length > 0 || extreme.rank > 0) return false;
  // Whether what is coldest is the least of these, only a unit tells.
  const { kind } = extreme;
  if (kind !== undefined && !isMeasuredAs({ head: new Set(), entries: [{ figure: stated }] }, kind))
    return false;
  return (directionIn(extreme, stated) === "max" ? GREATEST_OF : LEAST_OF).test(label);
}

const BEST = /(?<!\p{L})(?:best|strongest|top)(?!\p{L})/iu;
const WORST = /(?<!\p{L})(?:worst|weakest|poorest)(?!\p{L})/iu;
/** What there should be little of. */
const isCost = (unit: string | undefined) => unit === undefined || isTime(unit) || isCurrency(unit);

/** Of what much is good, whatever it is measured in. */
const MERITS =
  /(?<!\p{L})(?:marks?|scores?|points?|ratings?|sales|revenue|turnover|takings|profits?|yields?|harvests?|attendance|punkte|umsatz|ertrag|ventes|recettes|ventas|vendas)(?!\p{L})/iu;

/** Whether the best or the worst of an amount is called so: `The best day gave 420 litres and the weakest 391`. */
function isMerit({ unit }: Quantity, label: string, said: string): boolean {
  const [best, worst] = [BEST.test(said), WORST.test(said)];
  return (
    best !== worst && (MERITS.test(said) || !isCost(unit)) && (best ? GREATEST_OF : LEAST_OF).test(label)
  );
}

/** What a clause says before a number. */
export const clauseBefore = ({ start }: Quantity, text: string): string =>
  text
    .slice(0, start)
    .split(/[;,]\s|\s(?:and|und|et|y|e|while|but)\s/u)
    .at(-1)!;

/** Whether a statement says of one of the person's numbers that it is the largest or the smallest, and a program printed another as that. */
export function isOtherExtreme(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  { particulars, finding }: ObservedFinding,
  isGiven: (one: Quantity) => boolean,
): boolean {
  if (finding.evidence.type !== "command" || quantities.length !== 1 || !isGiven(stated)) return false;
  const [extreme, ...others] = extremesIn(text);
  if (!extreme || others.length > 0 || extreme.rank > 0) return false;
  const isMax = directionIn(extreme, stated) === "max";
  const called = (label: RegExp) =>
    particulars.quantities.filter(
      (one) => one.start < finding.text.length && isGiven(one) && label.test(labelBefore(one, finding.text)),
    );
  const [own, opposite] = [LEAST_OF, GREATEST_OF].map(called);
  const [same, other] = isMax ? [opposite!, own!] : [own!, opposite!];
  if (same.length !== 1) return same.length === 0 && other.some((one) => isSame(stated, one));
  return !haveSameDigits(stated, same[0]!);
}

/** Whether two numbers differ at most in their unit: `1.21 s`, `1210 ms`. */
const haveSameDigits = (a: Quantity, b: Quantity): boolean =>
  [a, b]
    .map(({ value }) => String(value.digits).replace(/0+$/, ""))
    .every((digits, _, all) => digits === all[0]);
