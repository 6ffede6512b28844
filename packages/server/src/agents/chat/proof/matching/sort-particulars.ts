import { isOfAnotherLine } from "../misattribution/written-numbers.ts";
import { foreignCodeNames } from "../misattribution/code-names.ts";
import { daysSaid } from "../misattribution/another-day.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import type { Moment } from "../reading/dates.ts";
import type { Particulars } from "../reading/particulars.ts";
import { isOnAnotherWeekday } from "../misattribution/weekdays.ts";
import { isOtherError } from "../programs/raised-errors.ts";
import { isOtherFailure } from "../programs/failing-tests.ts";
import { isOfOthersThanPerson } from "../misattribution/persons-row.ts";
import { isOfAnotherPerson } from "../misattribution/persons.ts";
import { placeQuantities } from "./place-quantities.ts";
import { readOtherwise } from "./read-otherwise.ts";
import { MACHINE } from "../reading/quantities.ts";
import { saidFigures } from "../misattribution/said-figures.ts";
import { isFraction } from "../measures/same-quantity.ts";
import { nothingSorted, placeIn, type Sorted, type Sought, type TurnTexts, textsOf } from "./sorted.ts";
import { soughtAs } from "./sought-moments.ts";
import { isOwnPhrase, soughtQuote } from "./sought-quotes.ts";
import type { AnswerPart } from "../reading/statements.ts";
import type { UnreadFigure } from "../reading/unread-figures.ts";
import { namesPlaceOf } from "../reading/country-places.ts";
import { shortNamesOf } from "../reading/day-names.ts";
import { hasPhrase } from "../reading/words.ts";

/** Sorts the particulars of a statement: in the evidence, given by the person, restated from a call, or foreign to all of it. */
export function sortParticulars(
  particulars: Particulars,
  known: TurnTexts,
  text: string,
  at?: Pick<AnswerPart, "heads" | "before" | "above">,
): Sorted {
  const { unread, ids, quotes, phrases } = particulars;
  const { quantities, moments, shown } = readOtherwise(particulars, known, text);
  const said = saidFigures(text, { ...particulars, quantities, moments }, at);
  const sorted = nothingSorted();
  const place = (sought: Sought) => placeIn(sorted, known, sought);
  // What may be meant loosely counts only where the evidence has it.
  const isMeant = (isLoose: boolean | undefined, isIn: (where: Observed) => boolean) =>
    isLoose !== true || known.findings.some(isIn);
  placeQuantities(quantities, sorted, known, text, said, daysSaid(text, { quantities, moments }));
  for (const time of shown) place(time);
  for (const moment of moments) {
    // A weekday alone says little: `Tuesdays are popular for meetings`.
    if ((moment.weekday !== undefined || isFeast(moment)) && moments.length === 1) sorted.repeated += 1;
    const sought = soughtAs(moment, moments, text, said, known);
    if (isMeant(moment.isWord && !isDatedBy(moment, moments.length + quantities.length), sought.isIn))
      place(sought);
  }
  for (const figure of unread) {
    const isIn = (where: Observed) => isUnread(figure, where);
    if (isMeant(figure.isLoose, isIn)) place({ isIn, isHard: true });
  }
  for (const id of ids) {
    const isIn = (where: Observed) => where.particulars.ids.some((seen) => isId(id, seen));
    const isElsewhere = (finding: ObservedFinding) =>
      isOfAnotherLine(id, [...quantities, ...moments], finding);
    place({ isIn, isHard: true, isOwn: isOwnPhrase(id, text, isIn), isElsewhere });
  }
  for (const quote of quotes) place(soughtQuote(quote, quotes, text, known));
  const spelledIn = ({ stems, written }: Observed, name: string) =>
    [name, ...shortNamesOf(name)].some((one) => stems.has(one)) || namesPlaceOf(name, written);
  for (const parts of phrases)
    for (const _ of parts)
      place({ isIn: (where) => parts.every((name) => spelledIn(where, name)), isHard: false });
  sorted.hardForeign += ofOthers({ ...particulars, quantities, moments }, known, text, at);
  return sorted;
}

/** How many things a statement says of others than the evidence does: code, errors, tests, persons, days. */
const ofOthers = (
  { ids, quotes, quantities, moments }: Particulars,
  known: TurnTexts,
  text: string,
  at?: Pick<AnswerPart, "heads" | "before" | "above">,
): number =>
  foreignCodeNames(text, textsOf(known)) +
  Number(isOtherError(text, known.findings)) +
  Number(isOtherFailure([...ids, ...quotes], text, known.findings)) +
  Number(isOfAnotherPerson(text, known.findings)) +
  Number(isOfOthersThanPerson(quantities, text, known, [at?.above, ...(at?.heads ?? [])].join(" "))) +
  Number(isOnAnotherWeekday(text, moments, at?.before));

/** Whether a date is said by its name: `Christmas`. */
const isFeast = ({ isWord, month }: Moment): boolean => isWord === true && month !== undefined;

/** Whether a day by its name is the date that another figure is of: `Christmas Eve is a Thursday`. */
const isDatedBy = ({ month }: Moment, figures: number): boolean => month !== undefined && figures > 1;

/** Whether a text has a figure as it is written, or the value of a fraction. */
const isUnread = (
  { phrase, fraction, looseness, isLoose }: UnreadFigure,
  { text, language, particulars }: Observed,
): boolean =>
  (!isLoose && hasPhrase(text, phrase)) ||
  (fraction !== undefined &&
    (!isLoose || language === MACHINE) &&
    particulars.quantities.some((seen) => isFraction(fraction, seen, looseness)));

/** An id is itself or, for a hash, its first eight or more digits. */
const isId = (stated: string, seen: string) =>
  stated === seen || (/^[0-9a-f]{7,}$/.test(stated) && /^[0-9a-f]+$/.test(seen) && seen.startsWith(stated));
