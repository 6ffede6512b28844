import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import { type FigurePlace, place } from "../evidence/figure-place.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import { isAlike, isOne, isShown } from "../misattribution/another-place.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { isAt, momentsIn } from "../reading/dates.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { affirms } from "./affirmations.ts";
import {
  CLAUSE,
  type ComparedTurn,
  clauseAround,
  isMostOf,
  isOwnCase,
  isWeighed,
  TELLING,
  tellingTerms,
} from "./suggestions.ts";

/** Says what holds at a time of the person's: `it is open at 9:30`. */
const IS_AT =
  /(?<!\p{L})(?:is|are|will be|stays?|ist|est|está)\s(?:still\s|already\s)?(?:open|closed|available|possible|free|running|geöffnet|ouvert\p{L}*|abierto)(?!\p{L})/iu;
/** Characters that a quotation has besides a figure if it is one, and no message. */
const MOST_BESIDE = 4;
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|'[^'\n]*'/gu;
const NONE: ReadonlySet<string> = new Set();
/**
 * Whether a statement says something with a figure that only the person brought up, and the evidence says it with another one: `the
 * limit is 40 MB`, where the page has 25 and the person asked about 40. What says that the person is right needs no words of the
 * evidence for that.
 */
export function isGivenOtherwise(text: string, known: ComparedTurn): boolean {
  const figures = allFigures(text, particularsOf(text, known.language));
  return figures
    .filter((figure) => isClaimed(figure, text, known))
    .some((figure) => isRivalled(figure, figures, text, known));
}

/** The figures of a text, and the weekdays. */
export function allFigures(text: string, particulars: Particulars): Figure[] {
  const figures = figuresIn(text, particulars);
  return [...figures, ...particulars.moments.filter((one) => isWeekdayAlone(one) && !figures.includes(one))];
}

/** Whether a figure of a statement is the person's, and the statement says it of something of the evidence. */
export function isClaimed(figure: Figure, text: string, { findings, given }: ComparedTurn): boolean {
  if (isOwnCase(text.slice(0, figure.start)) || isWeighed(text, figure)) return false;
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) {
    const isInside = index < figure.start && figure.end < index + quoted.length;
    if (isInside && quoted.length - (figure.end - figure.start) > MOST_BESIDE) return false;
  }
  return (
    given.some(({ particulars }) => holds(figure, particulars)) &&
    !findings.some((finding) => holds(figure, shownBy(finding)))
  );
}

export function isRivalled(
  figure: Figure,
  figures: readonly Figure[],
  text: string,
  known: ComparedTurn,
): boolean {
  const clause = clauseAround(text, figure);
  const spoken = tellingTerms(clause, allFigures(clause, particularsOf(clause, known.language)));
  const terms = spoken.size < TELLING ? spoken.union(askedOf(figure, known.given)) : spoken;
  const isSureOf = ({ finding: { evidence } }: ObservedFinding) =>
    affirms(text) &&
    (!isMoment(figure) || (isWeekdayAlone(figure) ? evidence.type === "time" : !IS_AT.test(text)));
  const isRival = (place: FigurePlace, finding: ObservedFinding) =>
    !isShown(place) &&
    isOfOneNoun(figure, place.figure) &&
    isOfKind(figure, place.figure, finding.language === MACHINE) &&
    !figures.some((one) => isOne(one, place.figure)) &&
    ((isSureOf(finding) && !holds(figure, finding.input.particulars)) ||
      isAbout(terms, place) ||
      (finding.language === MACHINE && isWithin(place.names.union(place.row), terms)) ||
      (finding.finding.evidence.type === "memory" && isWithin(place.sentence, terms)));
  return known.findings.some((finding) =>
    [...finding.places().all, ...weekdaysOf(finding)].some((place) => isRival(place, finding)),
  );
}

const days = new WeakMap<ObservedFinding, FigurePlace[]>();

/** The weekdays of a finding, each with the words of its line. What begins a range speaks of more days. */
function weekdaysOf(finding: ObservedFinding): FigurePlace[] {
  const known = days.get(finding);
  if (known) return known;
  const found = finding.lines().flatMap(({ text }) => {
    const named = momentsIn(text, true).filter((one) => isWeekdayAlone(one));
    if (named.length === 0 || named.some(({ until }) => until)) return [];
    const sentence = termsOf(text);
    return named.map((day) => ({ ...place(day, new Set(), new Set()), sentence }));
  });
  days.set(finding, found);
  return found;
}

/** Whether words that name something are all said. Years, months, days and what an object is called do not tell. */
function isWithin(words: ReadonlySet<string>, terms: ReadonlySet<string>): boolean {
  const telling = [...words].filter((term) => !isFrame(term) && !term.startsWith("~"));
  return telling.length > 0 && telling.every((term) => terms.has(term));
}

export const holds = (
  figure: Figure,
  { quantities, moments }: Pick<Particulars, "quantities" | "moments">,
): boolean =>
  quantities.some((one) => isOne(figure, one)) ||
  (isMoment(figure) ? moments.some((one) => isAt(figure, one)) : moments.some((one) => isOne(figure, one)));

/** The particulars of a finding, without those of what it is called. */
function shownBy({ finding, particulars }: ObservedFinding): Pick<Particulars, "quantities" | "moments"> {
  const isIn = ({ end }: Figure) => end <= finding.text.length;
  return { quantities: particulars.quantities.filter(isIn), moments: particulars.moments.filter(isIn) };
}

/** The words of the question in which the person brought a figure up. */
function askedOf(figure: Figure, given: readonly Observed[]): ReadonlySet<string> {
  const asked = given.flatMap((one) => clausesAsked(one)).find((clause) => holds(figure, clause.particulars));
  return asked?.terms ?? NONE;
}

interface AskedClause {
  particulars: Particulars;
  terms: ReadonlySet<string>;
}

const MOST_CLAUSES = 400;
const asked = new WeakMap<Observed, AskedClause[]>();

/** The first clauses of what the person wrote. */
function clausesAsked(given: Observed): AskedClause[] {
  const known = asked.get(given);
  if (known) return known;
  const clauses = given.text.split(CLAUSE, MOST_CLAUSES).map((clause) => {
    const particulars = particularsOf(clause, undefined);
    return { particulars, terms: tellingTerms(clause, allFigures(clause, particulars)) };
  });
  asked.set(given, clauses);
  return clauses;
}

const isOfOneNoun = (one: Figure, other: Figure): boolean =>
  isMoment(one) ||
  isMoment(other) ||
  one.noun === undefined ||
  other.noun === undefined ||
  one.noun === other.noun;

export const isOfOneUnit = (one: Figure, other: Figure): boolean =>
  isMoment(one) || isMoment(other) || (one.unit === undefined) === (other.unit === undefined);

/** Whether one figure may be taken for the other. A program's often have no unit. */
export const isOfKind = (one: Figure, other: Figure, isMachine: boolean): boolean =>
  isMachine ? isAlike(one, other) || isPercentOf(one, other) : isAlike(one, other) && isOfOneUnit(one, other);

/** Whether one is a percentage, and the other a number that may be one. */
const isPercentOf = (one: Figure, other: Figure): boolean =>
  !isMoment(one) && !isMoment(other) && one.percent && other.unit === undefined;

/** Whether most of these words stand beside a figure, or in its sentence. */
function isAbout(
  terms: ReadonlySet<string>,
  { names, row, wide, sentence, lead, elided, title = NONE }: FigurePlace,
): boolean {
  return isMostOf(terms, [names, row, wide, sentence, lead, elided, title]);
}
