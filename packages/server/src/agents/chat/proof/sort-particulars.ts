import { isOfAnotherPlace } from "./another-place.ts";
import { isComputed } from "./computed.ts";
import { equals } from "./decimal.ts";
import { isMoment } from "./dates.ts";
import { isMisplaced } from "./misplaced.ts";
import { statedFigures } from "./named-numbers.ts";
import type { Observed, ObservedFinding } from "./observed.ts";
import type { Particulars } from "./particulars.ts";
import { isOfAnotherPerson } from "./persons.ts";
import type { Quantity } from "./quantity.ts";
import { isNoRange } from "./ranges.ts";
import { isFraction, isSaidAgain, isSame } from "./same-quantity.ts";
import { saidFigures } from "./said-figures.ts";
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

const QUOTATION_WORDS = 3;

/** What a statement is compared with. */
interface Sources {
  findings: readonly ObservedFinding[];
  failures: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** Sorts the particulars of a statement: in the evidence, given by the person, restated from a call, or foreign to all of it. */
export function sortParticulars(
  particulars: Particulars,
  known: Sources,
  text: string,
  at?: Pick<AnswerPart, "heads" | "before">,
): Sorted {
  const { quantities, moments, unread, ids, quotes, names } = particulars;
  const [statement, said] = [statedFigures(text, quantities), saidFigures(text, particulars, at)];
  const sorted = nothingSorted();
  const place = (
    isIn: (where: Observed) => boolean,
    isHard: boolean,
    isOwn = isOwnText(isIn),
    isElsewhere: (finding: ObservedFinding) => boolean = () => false,
  ) => {
    const seen = known.findings.filter(isIn);
    const holding = seen.filter((finding) => !isOwn(finding));
    const backing = holding.filter((finding) => !isElsewhere(finding));
    for (const finding of backing) sorted.backed.set(finding, (sorted.backed.get(finding) ?? 0) + 1);
    if (backing.length > 0) sorted[isHard ? "hardBacked" : "softBacked"] += 1;
    else if (seen.length > 0 && seen.every(isElsewhere)) sorted.hardForeign += 1;
    else if (seen.length > 0 || known.findings.some(({ input }) => isIn(input))) {
      if (isHard && !known.given.some(isIn)) sorted.assumed += 1;
      else sorted.restated += 1;
    } else if (![...known.given, ...known.failures].some(isIn))
      sorted[isHard ? "hardForeign" : "softForeign"] += 1;
  };
  for (const stated of quantities) {
    if (isForeignCurrency(stated, known)) {
      sorted.hardForeign += 1;
      continue;
    }
    const quantity = quantities.find((other) => other !== stated && isSaidAgain(stated, other)) ?? stated;
    const before = sorted.hardBacked;
    place(
      ({ particulars }) => isHeld(quantity, stated, quantities, particulars.quantities),
      true,
      (finding) => isOnlyPrinted(quantity, finding),
      (one) =>
        isNoRange(stated, one.particulars.quantities, isSame) ||
        isMisplaced(stated, statement, one, known.findings) ||
        isOfAnotherPlace(stated, said, one.places()),
    );
    if (sorted.hardBacked > before && isGiven(stated, known.given)) sorted.repeated += 1;
  }
  for (const moment of moments) {
    // A weekday alone says little: `Tuesdays are popular for meetings`.
    if (moment.weekday !== undefined && moments.length === 1) sorted.repeated += 1;
    const isIn = ({ particulars }: Observed) => isMoment(moment, particulars.moments);
    if (!moment.isWord || known.findings.some(isIn))
      place(isIn, true, undefined, (one) => isOfAnotherPlace(moment, said, one.places()));
  }
  for (const figure of unread) place((where) => isUnread(figure, where), true);
  for (const id of ids) place(({ particulars }) => particulars.ids.some((seen) => isId(id, seen)), true);
  for (const quote of quotes)
    place((where) => isQuote(quote, where), quote.split(" ").length >= QUOTATION_WORDS);
  for (const name of names) place(({ stems }) => stems.has(name), false);
  sorted.hardForeign += Number(isOfAnotherPerson(text, known.findings));
  return sorted;
}

/** Whether a text has a quotation, or a command with something in place of its placeholders. */
const isQuote = (quote: string, { text, particulars }: Observed): boolean =>
  hasPhrase(text, quote) || particulars.quotes.some((pattern) => isFilledIn(quote, pattern));

/** Whether a program or an expression has the number from the model, and did not compute it. */
const isOnlyPrinted = (quantity: Quantity, finding: ObservedFinding): boolean =>
  finding.finding.isOwnText === true && !isComputed(quantity, finding);

/** Whether the person wrote a number, also as the year of a date. */
const isGiven = (stated: Quantity, given: readonly Observed[]): boolean =>
  given.some(
    ({ particulars: { quantities, moments } }) =>
      quantities.some((one) => isSame(stated, one)) ||
      moments.some(
        ({ year }) => year !== undefined && equals(stated.value, { digits: BigInt(year), exponent: 0 }),
      ),
  );

/** Whether a text has a quantity, or the one that says it again in another unit, and not as that of something else. */
const isHeld = (
  quantity: Quantity,
  stated: Quantity,
  all: readonly Quantity[],
  inText: readonly Quantity[],
): boolean =>
  inText.some(
    (seen) =>
      (isSame(quantity, seen) || isSame(stated, seen)) &&
      !isAnothers(stated, seen, all) &&
      !isNoMoney(stated, seen, inText),
  );

/** Whether a text has a figure as it is written, or the value of a fraction. */
const isUnread = ({ phrase, fraction }: UnreadFigure, { text, particulars }: Observed): boolean =>
  hasPhrase(text, phrase) ||
  (fraction !== undefined && particulars.quantities.some((seen) => isFraction(fraction, seen)));

const CURRENCIES: ReadonlySet<string> = new Set(["usd", "eur", "gbp", "jpy", "inr"]);

/** Whether an amount is in a currency that neither the person nor the evidence names, though they name another. */
function isForeignCurrency(
  { unit }: Quantity,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): boolean {
  if (unit === undefined || !CURRENCIES.has(unit)) return false;
  const named = [...findings, ...given].flatMap(({ particulars }) =>
    particulars.quantities.flatMap((one) => (CURRENCIES.has(one.unit ?? "") ? one.unit : [])),
  );
  return named.length > 0 && !named.includes(unit);
}

/** Whether what a finding holds stands in the input of its call as well, so that the model may have written it there. */
const isOwnText = (isIn: (where: Observed) => boolean) => (finding: ObservedFinding) =>
  finding.finding.isOwnText === true && isIn(finding.input);

/**
 * Whether the evidence has this number of what the statement says another number of: `36 employees in 412 countries`, where
 * it says `staff of 412 in 36 countries`.
 */
const isAnothers = (stated: Quantity, seen: Quantity, all: readonly Quantity[]) =>
  seen.noun !== undefined &&
  stated.noun !== undefined &&
  seen.noun !== stated.noun &&
  all.some((other) => other !== stated && other.noun === seen.noun && !isSame(other, seen));

const MONEY = /price|cost|total|amount|sum|fee|value|balance|revenue|sales|tax|net|gross|paid|due|sav/i;

/** Whether a number counts something else than money, or has another name in JSON, where amounts stand in this currency. */
const isNoMoney = ({ unit }: Quantity, seen: Quantity, all: readonly Quantity[]) =>
  unit !== undefined &&
  CURRENCIES.has(unit) &&
  seen.unit === undefined &&
  (seen.key === undefined ? seen.counts : !MONEY.test(seen.key)) &&
  all.some((other) => other.unit === unit);

/** Whether a command is another one with words in place of its placeholders: `signet keys delete <name>`. */
function isFilledIn(command: string, pattern: string): boolean {
  // A placeholder may have several words: `<plan or pack>`.
  const places = (pattern.match(/<[^<>]*>|[^\s<>]+/g) ?? []).map((place) => place.replaceAll(" ", "-"));
  const words = command.split(" ");
  return (
    pattern.includes("<") &&
    words.length === places.length &&
    places.every((place, i) => place === words[i] || /^<[\w -]+>$/.test(place))
  );
}

/** An id is itself or, for a hash, its first eight or more digits. */
const isId = (stated: string, seen: string) =>
  stated === seen || (/^[0-9a-f]{8,}$/.test(stated) && /^[0-9a-f]+$/.test(seen) && seen.startsWith(stated));
