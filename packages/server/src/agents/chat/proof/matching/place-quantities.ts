import { isOfAnotherThing, isSaidOtherwise } from "./said-otherwise.ts";
import { type DaysSaid, figuresOfOtherDays, isOfAnotherDay } from "../misattribution/another-day.ts";
import { isOfAnotherPlace } from "../misattribution/another-place.ts";
import { isOtherExtreme } from "../programs/extremes.ts";
import { isComputed } from "../programs/computed.ts";
import { countedIn, isListedAs } from "../programs/counts.ts";
import { hasUnderivedUnit, isDerived } from "../programs/derived-units.ts";
import { entriesCounted, isListedOtherwise } from "../programs/printed-entries.ts";
import { roundedUpIn } from "../programs/rounded-up.ts";
import { areOfTwoSystems } from "../measures/conversions.ts";
import { equals } from "../measures/decimal.ts";
import { MACHINE, ORDINAL } from "../reading/quantities.ts";
import { isForeignUnit } from "../misattribution/foreign-units.ts";
import { isHeld } from "./held-quantities.ts";
import { isOperandSaid } from "./operands-said.ts";
import { isOfAnotherSegment } from "../misattribution/another-segment.ts";
import { isOfSameName } from "../misattribution/name-numbers.ts";
import { hasRangeOf } from "../misattribution/ranged-lines.ts";
import { isOfAnotherPage, isOfAnotherSource } from "../misattribution/other-sources.ts";
import { namingOf } from "../misattribution/naming.ts";
import { isMisplaced } from "../misattribution/misplaced.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isOfNoPeriod } from "../misattribution/rates.ts";
import { isOfOthersOperands } from "../misattribution/others-operands.ts";
import type { Quantity } from "../measures/quantity.ts";
import { hasYear, yearSaid } from "../misattribution/years-of-dates.ts";
import { isCountedTo } from "../misattribution/span-weekdays.ts";
import type { SaidFigures } from "../misattribution/said-figures.ts";
import { isSaidAgain, isSame } from "../measures/same-quantity.ts";
import { placeIn, type Sorted, type Sought, type TurnTexts } from "./sorted.ts";
import { statedFigures, type StatedFigures } from "../reading/stated-figures.ts";

/** Before a number that the person gave, at the beginning: their case, and no fact of the evidence: `So for four in parallel you need …`. */
const WANTED =
  /^[^\p{L}]{0,4}(?:(?:so|then|also|dann|donc|entonces)\s)?(?:for|with|if you (?:need|want|have|use)|für|mit|wenn du|pour|avec|para|con|com)\s(?:your\s|all\s|the\s)?[*_]*$/iu;

/** A statement, and what it is compared with. */
interface Comparison {
  text: string;
  quantities: readonly Quantity[];
  statement: StatedFigures;
  said: SaidFigures;
  days: DaysSaid;
  known: TurnTexts;
}

/** Counts the quantities of a statement, by who knows them. */
export function placeQuantities(
  quantities: readonly Quantity[],
  sorted: Sorted,
  known: TurnTexts,
  text: string,
  said: SaidFigures,
  days: DaysSaid,
): void {
  const compared = { text, quantities, statement: statedFigures(text, quantities), said, days, known };
  for (const stated of quantities) {
    const again = quantities.find((other) => other !== stated && isSaidAgain(stated, other));
    const derived = known.findings.filter((finding) => isDerived(stated, finding, known));
    const isOther = known.findings.some((one) =>
      isOtherExtreme(stated, quantities, text, one, (other) => isGiven(other, known.given)),
    );
    const isMislisted = isListedOtherwise(stated, quantities, text, known);
    if (isOther || isMislisted || (!again && derived.length === 0 && isForeignUnit(stated, known))) {
      sorted.hardForeign += 1;
      continue;
    }
    const counting = [
      () => countedIn(stated, quantities, known.findings, text),
      () => entriesCounted(stated, text, known),
      () => roundedUpIn(stated, quantities, text, known),
    ].reduce<ObservedFinding[]>((found, by) => (found.length > 0 ? found : by()), []);
    if (counting.length > 0) {
      backBy(counting, sorted);
      continue;
    }
    // `It changed two files`, where three are listed.
    if (
      isGiven(stated, known.given) &&
      !OF_PERSON.test(text.slice(0, stated.start)) &&
      known.findings.some((one) => isListedAs(stated, text, one) === false)
    ) {
      sorted.hardForeign += 1;
      continue;
    }
    const before = sorted.hardBacked;
    const sought = soughtAs(stated, again, derived, compared);
    // What may be meant loosely counts only where the evidence has it.
    if (stated.isLoose && !known.findings.some((one) => sought.isIn(one) && !sought.isOwn(one))) continue;
    placeIn(sorted, known, sought);
    if (sorted.hardBacked > before && isGiven(stated, known.given)) sorted.repeated += 1;
  }
}

/** A quantity, as it is looked for. `again`: the other one that says it in another unit; `derived`: the findings that it follows from. */
function soughtAs(
  stated: Quantity,
  again: Quantity | undefined,
  derived: readonly ObservedFinding[],
  { text, quantities, statement, said, days, known }: Comparison,
): Sought & Required<Pick<Sought, "isOwn">> {
  const quantity = again ?? stated;
  const isPersons = isGiven(stated, known.given);
  const others = figuresOfOtherDays(stated, days, known.findings);
  const named = namingOf(stated, said, known.findings, others);
  let ofSegment: boolean | undefined;
  const isOfSegment = () => (ofSegment ??= isOfAnotherSegment(stated, text, said, known.findings));
  const isOnlyWorkedOut = known.findings.every(({ finding }) => finding.evidence.type === "calculation");
  const isWanted =
    isPersons && (stated.unit === undefined || isOnlyWorkedOut) && WANTED.test(text.slice(0, stated.start));
  const isOfAnother = (one: ObservedFinding): boolean => {
    if (isWanted || hasRangeOf(stated, quantities, one) || isCountedTo(stated, text, one)) return false;
    if (named() !== "untold") return named() === "other";
    return (
      isMisplaced(stated, statement, one, known.findings) ||
      (!isCountOf(stated, known.given) && isOfAnotherPlace(stated, said, one.places()))
    );
  };
  return {
    isIn: (where) =>
      hasYear(where, yearSaid(text, stated)) ||
      (known.given.includes(where)
        ? where.particulars.quantities.some((seen) => isSame(quantity, seen) || isGivenAs(stated, seen)) ||
          isDayOf(stated, text, where)
        : isHeld(quantity, stated, quantities, where.particulars.quantities, where.language !== MACHINE)) ||
      derived.some((finding) => finding === where),
    isHard: true,
    isOwn: (finding) =>
      !derived.includes(finding) &&
      finding.finding.isOwnText === true &&
      ![quantity, stated].some((one) => isComputed(one, finding, statement, isPersons, text)),
    isElsewhere: (one) =>
      !isOfSameName(stated, text, one) &&
      !(isPersons && isOperandSaid(stated, quantities, said, known.findings)) &&
      (isSaidOtherwise(stated, quantities, text, one) ||
        isOfAnotherThing(stated, text, said, one, known.given) ||
        (!isCountOf(stated, known.given) && isOfSegment()) ||
        (!isPersons && hasUnderivedUnit(stated, text, one, known)) ||
        isReckonedOtherwise(stated, said, one, known) ||
        isOfAnotherSource(stated, text, one, known.findings) ||
        isOfAnotherPage(stated, text, said, one, known.findings) ||
        isOfAnotherDay(stated, { days, others }, one, known.findings) ||
        isOfAnother(one)),
  };
}

/** Whether a calculation came to a number by what the person said of another thing, or of no such time. */
const isReckonedOtherwise = (
  stated: Quantity,
  said: SaidFigures,
  one: ObservedFinding,
  known: TurnTexts,
): boolean => isOfNoPeriod(stated, one, known.given) || isOfOthersOperands(stated, said, one, known);

function backBy(findings: readonly ObservedFinding[], sorted: Sorted): void {
  sorted.hardBacked += 1;
  for (const finding of findings) sorted.backed.set(finding, (sorted.backed.get(finding) ?? 0) + 1);
}

/** Whether the person counted as many of the same: 2 children. */
const isCountOf = (stated: Quantity, given: readonly Observed[]): boolean =>
  stated.noun !== undefined &&
  given.some(({ particulars }) =>
    particulars.quantities.some((one) => one.noun === stated.noun && equals(one.value, stated.value)),
  );

const isOtherSystem = (one: Quantity, other: Quantity): boolean =>
  one.unit !== undefined && other.unit !== undefined && areOfTwoSystems(one.unit, other.unit);

/** Whether a figure is one of the person's, perhaps without its unit: `8.5 percent, not 8`. */
const isGivenAs = (stated: Quantity, seen: Quantity): boolean =>
  isSame(stated, seen) ||
  (stated.unit === undefined &&
    !stated.percent &&
    !(seen.percent && stated.counts) &&
    equals(stated.value, seen.value));

/** Before a number that the person set: `within your 3 files`. */
const OF_PERSON = /(?<!\p{L})(?:your|deine?\p{L}*|ihre?\p{L}*|votre|vos|tu|tus|su|sus)\s$/iu;
/** Whether a number is the day of a date that a text has: `not on the 17th`. */
const isDayOf = ({ value, end }: Quantity, text: string, { particulars: { moments } }: Observed): boolean =>
  ORDINAL.test(text.slice(end)) &&
  moments.some(({ day }) => day !== undefined && equals(value, { digits: BigInt(day), exponent: 0 }));

/** Whether the person wrote a number, also as the year of a date. */
const isGiven = (stated: Quantity, given: readonly Observed[]): boolean =>
  given.some(
    ({ particulars: { quantities, moments } }) =>
      quantities.some((one) => isSame(stated, one) && !isOtherSystem(stated, one)) ||
      moments.some(
        ({ year }) => year !== undefined && equals(stated.value, { digits: BigInt(year), exponent: 0 }),
      ),
  );
