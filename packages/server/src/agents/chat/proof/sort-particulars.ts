import { isOfAnotherPlace } from "./another-place.ts";
import { foreignCodeNames } from "./code-names.ts";
import { countedIn, isMiscounted, isPartOfLess } from "./counts.ts";
import { isComputed, isConverted } from "./computed.ts";
import { hasTime, isTimeComputed, timesShown } from "./clocked-times.ts";
import { conversionOf, isCurrency } from "./conversions.ts";
import { equals } from "./decimal.ts";
import { isMoment, type Moment } from "./dates.ts";
import { isForeignUnit } from "./foreign-units.ts";
import { isOfAnotherEntry, isOfAnotherKey } from "./keyed-lines.ts";
import { isMisplaced } from "./misplaced.ts";
import { isMisplacedMoment } from "./misplaced-moments.ts";
import { statedFigures } from "./stated-figures.ts";
import type { Observed, ObservedFinding } from "./observed.ts";
import type { Particulars } from "./particulars.ts";
import { MACHINE } from "./quantities.ts";
import type { Quantity } from "./quantity.ts";
import { isNoRange } from "./ranges.ts";
import { isFraction, isSaidAgain, isSame } from "./same-quantity.ts";
import { hasQuote, isTelling, reverses } from "./quotes.ts";
import { isJudged, isReported } from "./reported.ts";
import { isOfAnotherPerson } from "./persons.ts";
import { type SaidFigures, saidFigures } from "./said-figures.ts";
import type { AnswerPart } from "./statements.ts";
import type { UnreadFigure } from "./unread-figures.ts";
import { hasPhrase } from "./words.ts";

/** Particulars of a statement, counted by who knows them. `hard`: figures, dates, addresses and quotations; `soft`: names and short code. */
export interface Sorted {
  /** The findings that hold particulars, with how many each. */
  backed: Map<ObservedFinding, number>;
  hardBacked: number;
  softBacked: number;
  hardForeign: number;
  softForeign: number;
  /** Those of `hardBacked` that the person gave as well, and a weekday alone. */
  repeated: number;
  /** Figures that the model alone put into a call. */
  assumed: number;
  /** What else stands in a call: the person had given it, or it is a name. */
  restated: number;
}

const nothingSorted = (): Sorted => ({
  backed: new Map(),
  hardBacked: 0,
  softBacked: 0,
  hardForeign: 0,
  softForeign: 0,
  repeated: 0,
  assumed: 0,
  restated: 0,
});

/** What a statement is compared with. */
interface Sources {
  findings: readonly ObservedFinding[];
  failures: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** A particular that is looked for. */
interface Sought {
  /** Whether a text has it. */
  isIn: (where: Observed) => boolean;
  isHard: boolean;
  /** Whether a finding that holds it has it from the model. */
  isOwn?: (finding: ObservedFinding) => boolean;
  /** Whether a finding holds it as something else. */
  isElsewhere?: (finding: ObservedFinding) => boolean;
}

/** Sorts the particulars of a statement: in the evidence, given by the person, restated from a call, or foreign to all of it. */
export function sortParticulars(
  particulars: Particulars,
  known: Sources,
  text: string,
  at?: Pick<AnswerPart, "heads" | "before">,
): Sorted {
  const { moments, unread, ids, quotes, names } = particulars;
  const said = saidFigures(text, particulars, at);
  const sorted = nothingSorted();
  const place = (sought: Sought) => placeIn(sorted, known, sought);
  // What may be meant loosely counts only where the evidence has it.
  const isMeant = (isLoose: boolean | undefined, isIn: (where: Observed) => boolean) =>
    isLoose !== true || known.findings.some(isIn);
  placeQuantities(particulars.quantities, sorted, known, text, said);
  for (const moment of moments) {
    // A weekday alone says little: `Tuesdays are popular for meetings`.
    if (moment.weekday !== undefined && moments.length === 1) sorted.repeated += 1;
    const sought = soughtAs(moment, moments, text, said);
    if (isMeant(moment.isWord, sought.isIn)) place(sought);
  }
  for (const figure of unread) {
    const isIn = (where: Observed) => isUnread(figure, where);
    if (isMeant(figure.isLoose, isIn)) place({ isIn, isHard: true });
  }
  const isOwnPhrase = (phrase: string, isIn: (where: Observed) => boolean) => (finding: ObservedFinding) =>
    isOwnText(isIn)(finding) && !isReported(phrase, finding, text);
  for (const id of ids) {
    const isIn = (where: Observed) => where.particulars.ids.some((seen) => isId(id, seen));
    place({ isIn, isHard: true, isOwn: isOwnPhrase(id, isIn) });
  }
  for (const quote of quotes) {
    const isIn = (where: Observed) => hasQuote(where, quote);
    const isOwn = isOwnPhrase(quote, isIn);
    const backing = known.findings.filter((finding) => isIn(finding) && !isOwn(finding));
    const isElsewhere = (finding: ObservedFinding) => reverses(finding, text);
    const isHard =
      isTelling(quote, quotes, backing) || backing.some((finding) => isJudged(quote, finding, text));
    place({ isIn, isHard, isOwn, isElsewhere });
  }
  for (const name of names) place({ isIn: ({ stems }) => stems.has(name), isHard: false });
  sorted.hardForeign +=
    foreignCodeNames(text, textsOf(known)) + Number(isOfAnotherPerson(text, known.findings));
  return sorted;
}

const textsOf = ({ findings, failures, given }: Sources): Observed[] => [
  ...given,
  ...[...findings, ...failures].flatMap((finding) => [finding, finding.input]),
];

function placeIn(
  sorted: Sorted,
  known: Sources,
  { isIn, isHard, isOwn = isOwnText(isIn), isElsewhere = () => false }: Sought,
): void {
  const seen = known.findings.filter(isIn);
  const holding = seen.filter((finding) => !isOwn(finding));
  const backing = holding.filter((finding) => !isElsewhere(finding));
  for (const finding of backing) sorted.backed.set(finding, (sorted.backed.get(finding) ?? 0) + 1);
  if (backing.length > 0) sorted[isHard ? "hardBacked" : "softBacked"] += 1;
  else if (holding.length > 0 || (seen.length > 0 && seen.every(isElsewhere))) sorted.hardForeign += 1;
  else if (seen.length > 0 || known.findings.some(({ input }) => isIn(input))) {
    if (isHard && !known.given.some(isIn)) sorted.assumed += 1;
    else sorted.restated += 1;
  } else if (![...known.given, ...known.failures].some(isIn))
    sorted[isHard ? "hardForeign" : "softForeign"] += 1;
}

function placeQuantities(
  quantities: readonly Quantity[],
  sorted: Sorted,
  known: Sources,
  text: string,
  said: SaidFigures,
): void {
  const statement = statedFigures(text, quantities);
  for (const stated of quantities) {
    const isSeen = (seen: Observed) => seen.particulars.quantities.some((one) => isSame(stated, one));
    if (stated.isLoose && !known.findings.some(isSeen)) continue;
    const again = quantities.find((other) => other !== stated && isSaidAgain(stated, other));
    if (!again && isForeignUnit(stated, known)) {
      sorted.hardForeign += 1;
      continue;
    }
    const counting = countedIn(stated, quantities, known.findings, text);
    if (counting.length > 0) {
      sorted.hardBacked += 1;
      for (const finding of counting) sorted.backed.set(finding, (sorted.backed.get(finding) ?? 0) + 1);
      continue;
    }
    const quantity = again ?? stated;
    const before = sorted.hardBacked;
    const isPersons = isGiven(stated, known.given);
    placeIn(sorted, known, {
      isIn: ({ particulars }) => isHeld(quantity, stated, quantities, particulars.quantities, text),
      isHard: true,
      isOwn: (finding) =>
        finding.finding.isOwnText === true && !isComputed(quantity, finding, statement, isPersons, text),
      isElsewhere: (one) =>
        isNoRange(stated, one.particulars.quantities, isSame) ||
        isMiscounted(stated, text, one) ||
        isPartOfLess(stated, quantities, text) ||
        isOfAnotherEntry(stated, quantities, one, text) ||
        isOfAnotherKey(stated, quantities, one) ||
        isMisplaced(stated, statement, one, known.findings) ||
        (!isCountOf(stated, known.given) && isOfAnotherPlace(stated, said, one.places())),
    });
    if (sorted.hardBacked > before && isPersons) sorted.repeated += 1;
  }
}

/** The two numbers of a score such as `4:13`. */
const pairOf = ({ start, end, time }: Moment, text: string): bigint[] =>
  time === undefined ? [] : (/^(\d{1,2}):(\d{2})$/u.exec(text.slice(start, end))?.slice(1).map(BigInt) ?? []);

/** Whether a text that tells no time has both numbers of a score. */
const hasPair = (pair: readonly bigint[], { particulars: { moments, quantities } }: Observed): boolean =>
  pair.length === 2 &&
  moments.every(({ time }) => time === undefined) &&
  pair.every((digits) => quantities.some(({ value }) => equals(value, { digits, exponent: 0 })));

/** Whether something is closed until a time, which is when it opens. */
const isBegun = ({ start }: Moment, text: string): boolean =>
  /(?:closed|geschlossen|zu|ferm[ée]e?s?|cerrad[oa]s?|fechad[oa]s?) (?:until|till|bis|jusqu['’][àa]?|hasta|até)[*_\s]*(?:las? |às? )?$/iu.test(
    text.slice(0, start),
  );

/** A moment, as it is looked for. `5:03` may also be how long something takes. */
function soughtAs(moment: Moment, moments: readonly Moment[], text: string, said: SaidFigures): Sought {
  const times = timesShown(text, moment);
  const pair = pairOf(moment, text);
  const isIn = (where: Observed) =>
    isMoment(moment, where.particulars.moments) || hasTime(times, where) || hasPair(pair, where);
  return {
    isIn,
    isHard: true,
    isOwn: (finding) =>
      isOwnText(isIn)(finding) && !isConverted(moment, finding) && !isTimeComputed(times, finding),
    isElsewhere: (finding) =>
      !hasTime(times, finding) &&
      (isMisplacedMoment(moment, moments, text, finding) ||
        (!isBegun(moment, text) && isOfAnotherPlace(moment, said, finding.places()))),
  };
}

/** Whether the person counted as many of the same: 2 children. */
const isCountOf = (stated: Quantity, given: readonly Observed[]): boolean =>
  stated.noun !== undefined &&
  given.some(({ particulars }) =>
    particulars.quantities.some((one) => one.noun === stated.noun && equals(one.value, stated.value)),
  );

/** Whether the person wrote a number, also as the year of a date. */
const isGiven = (stated: Quantity, given: readonly Observed[]): boolean =>
  given.some(
    ({ particulars: { quantities, moments } }) =>
      quantities.some((one) => isSame(stated, one)) ||
      moments.some(
        ({ year }) => year !== undefined && equals(stated.value, { digits: BigInt(year), exponent: 0 }),
      ),
  );

/** Whether a text has a number of another unit of its kind, and not of its own: micrograms for milligrams. */
function hasOtherUnit(stated: Quantity, inText: readonly Quantity[]): boolean {
  const { unit } = stated;
  if (unit === undefined) return false;
  const alike = inText.filter((seen) => seen.unit !== undefined && equals(seen.value, stated.value));
  return (
    alike.some((seen) => seen.unit !== unit && conversionOf(unit, seen.unit!) !== undefined) &&
    !inText.some((seen) => seen.unit !== undefined && isSame(stated, seen))
  );
}

/** What is counted, and measured in no unit. */
const COUNTED =
  /^(?:characters?|letters?|files?|lines?|rows?|items?|users?|people|persons?|runs?|requests?|pages?|words?|tokens?|steps?|tests?|orders?|entries|records?|members?|visitors?|zeichen|dateien|zeilen|personen|seiten|wörter|fichiers?|lignes?|personnes|pages|archivos|líneas|personas|páginas)$/u;

/** Whether the evidence counts things with a number that the statement gives a unit: 512 characters for 512 KiB. */
const isCountOfOthers = ({ unit }: Quantity, { counts, noun = "" }: Quantity): boolean =>
  unit !== undefined && counts && COUNTED.test(noun);

/** Whether a text has a quantity, or the one that says it again in another unit, and not as that of something else. */
const isHeld = (
  quantity: Quantity,
  stated: Quantity,
  all: readonly Quantity[],
  inText: readonly Quantity[],
  text: string,
): boolean =>
  !hasOtherUnit(stated, inText) &&
  inText.some(
    (seen) =>
      (isSame(quantity, seen) || isSame(stated, seen)) &&
      !isAnothers(stated, seen, all, text) &&
      !isNoMoney(stated, seen, inText) &&
      !isCountOfOthers(stated, seen),
  );

/** Whether a text has a figure as it is written, or the value of a fraction. */
const isUnread = (
  { phrase, fraction, looseness, isLoose }: UnreadFigure,
  { text, language, particulars }: Observed,
): boolean =>
  (!isLoose && hasPhrase(text, phrase)) ||
  (fraction !== undefined &&
    (!isLoose || language === MACHINE) &&
    particulars.quantities.some((seen) => isFraction(fraction, seen, looseness)));

/** Whether what a finding holds stands in the input of its call as well, so that the model may have written it there. */
const isOwnText = (isIn: (where: Observed) => boolean) => (finding: ObservedFinding) =>
  finding.finding.isOwnText === true && isIn(finding.input);

/** Before a number whose noun is left out, because it was said, or behind it: `3 runs, plus 41`, `and 41 more`. */
const AGAIN = /(?:plus|and another|another|weitere|más|mais|encore)\s[*_]*$/iu;

const MORE = /^[*_]*\s(?:more|further|others?|additional|weitere|más|mais|de plus)(?!\p{L})/iu;
const isAgain = ({ start, end }: Quantity, text: string): boolean =>
  AGAIN.test(text.slice(0, start)) || MORE.test(text.slice(end));

/**
 * Whether the evidence has this number of what the statement says another number of: `36 employees in 412 countries`, where
 * it says `staff of 412 in 36 countries`.
 */
const isAnothers = (stated: Quantity, seen: Quantity, all: readonly Quantity[], text: string) =>
  seen.noun !== undefined &&
  stated.noun !== undefined &&
  seen.noun !== stated.noun &&
  !(stated.noun === undefined && isAgain(stated, text)) &&
  all.some((other) => other !== stated && other.noun === seen.noun && !isSame(other, seen));

const MONEY = /price|cost|total|amount|sum|fee|value|balance|revenue|sales|tax|net|gross|paid|due|sav/i;

/** Whether a number counts something else than money, or has another name in JSON, where amounts stand in this currency. */
const isNoMoney = ({ unit }: Quantity, seen: Quantity, all: readonly Quantity[]) =>
  unit !== undefined &&
  isCurrency(unit) &&
  seen.unit === undefined &&
  (seen.key === undefined ? seen.counts : !MONEY.test(seen.key)) &&
  all.some((other) => other.unit === unit);

/** An id is itself or, for a hash, its first eight or more digits. */
const isId = (stated: string, seen: string) =>
  stated === seen || (/^[0-9a-f]{8,}$/.test(stated) && /^[0-9a-f]+$/.test(seen) && seen.startsWith(stated));
