import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import type { Observed } from "../evidence/observed.ts";
import { isOne } from "../misattribution/another-place.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { isAt } from "../reading/dates.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import { asksFor, asserts, CLAUSE, ownCasesOf, TELLING, tellingTerms } from "./suggestions.ts";

const NONE: ReadonlySet<string> = new Set();

/** The figures of a text, and the weekdays. */
export function allFigures(text: string, particulars: Particulars): Figure[] {
  const figures = figuresIn(text, particulars);
  return [...figures, ...particulars.moments.filter((one) => isWeekdayAlone(one) && !figures.includes(one))];
}

/** Whether one of these figures is that of a statement. */
export const holds = (
  figure: Figure,
  { quantities, moments }: Pick<Particulars, "quantities" | "moments">,
): boolean =>
  quantities.some((one) => isOne(figure, one)) ||
  (isMoment(figure) ? moments.some((one) => isAt(figure, one)) : moments.some((one) => isOne(figure, one)));

/** The words of the question in which the person brought a figure up. */
export function askedOf(figure: Figure, given: readonly Observed[]): ReadonlySet<string> {
  const asked = given.flatMap((one) => clausesAsked(one)).find((clause) => holds(figure, clause.particulars));
  return asked?.terms ?? NONE;
}

/** A clause of what the person wrote. */
export interface AskedClause {
  particulars: Particulars;
  terms: ReadonlySet<string>;
  /** Whether it tells of the person's own case. */
  isOwn: boolean;
  /** Whether it asks for something, so that its figures are data. */
  isAsked: boolean;
  /** Whether it says that something is so, or asks whether it is. */
  isAsserted: boolean;
}

const MOST_CLAUSES = 400;
const SENTENCE = /(?<=[.!?])\s|\n/u;
const ADDRESS = /https?:\/\/\S+/gu;
const asked = new WeakMap<Observed, AskedClause[]>();

/** The first clauses of what the person wrote. */
function clausesAsked(given: Observed): AskedClause[] {
  const known = asked.get(given);
  if (known) return known;
  const text = given.written.replaceAll(ADDRESS, " ");
  const ownCases = new Set(ownCasesOf(text));
  const clauses = text
    .split(SENTENCE, MOST_CLAUSES)
    .flatMap((sentence) => sentence.split(CLAUSE).map((clause) => ({ clause, sentence })))
    .slice(0, MOST_CLAUSES)
    .map(({ clause, sentence }) => {
      const particulars = particularsOf(clause, given.language);
      const own = tellingTerms(clause, allFigures(clause, particulars));
      // `What is the largest file, is it 40 MB?`
      const isPointing = own.size < TELLING && particulars.quantities.length + particulars.moments.length > 0;
      const terms = isPointing ? termsOfAll(sentence) : own;
      return {
        particulars,
        terms,
        isOwn: ownCases.has(clause),
        isAsked: asksFor(clause),
        isAsserted: asserts(sentence),
      };
    });
  asked.set(given, clauses);
  return clauses;
}

const termsOfAll = (sentence: string): Set<string> =>
  tellingTerms(sentence, allFigures(sentence, particularsOf(sentence, undefined)));

/** Whether the person wrote a figure only where they tell of their own case. */
export function isOnlyOwn(figure: Figure, given: Observed, said: ReadonlySet<string>): boolean {
  const holding = clausesAsked(given).filter(({ particulars }) => holds(figure, particulars));
  return (
    holding.length > 0 &&
    holding.every(({ isOwn, terms }) => isOwn && (terms.size < TELLING || !terms.isDisjointFrom(said)))
  );
}

/** What the person took to be so, or asked whether it is. */
export const assertedClauses = (given: readonly Observed[]): AskedClause[] =>
  given.flatMap((one) => clausesAsked(one)).filter(({ isAsserted, isAsked }) => isAsserted && !isAsked);

/** Whether the person said a figure of something, or asked whether it is so. */
export const isAsserted = (figure: Figure, given: readonly Observed[]): boolean =>
  assertedClauses(given).some(({ particulars }) => holds(figure, particulars));

/** The words of what the person said with a figure, rather than asked with it for another. */
export const saidWith = (figure: Figure, given: readonly Observed[]): ReadonlySet<string>[] =>
  given
    .flatMap((one) => clausesAsked(one))
    .filter(({ isAsked, particulars }) => !isAsked && holds(figure, particulars))
    .map(({ terms }) => terms);
