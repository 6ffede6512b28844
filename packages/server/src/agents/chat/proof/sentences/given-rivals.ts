import { type Figure, isMoment } from "../evidence/beside.ts";
import { type FigurePlace, place } from "../evidence/figure-place.ts";
import { hasOperands, type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { segmentsOf } from "../evidence/segments.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { isAlike, isOne, isShown } from "../misattribution/another-place.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { momentsIn } from "../reading/dates.ts";
import { particularsOf } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { stemsOf } from "../reading/words.ts";
import { affirms } from "./affirmations.ts";
import { allFigures, askedOf, holds, isAsserted, saidWith } from "./given-clauses.ts";
import { isOfEvidence } from "./of-evidence.ts";
import {
  clauseAround,
  type ComparedTurn,
  isDenied,
  isMostOf,
  supposes,
  TELLING,
  tellingTerms,
} from "./suggestions.ts";

/** Says what holds at a time of the person's: `it is open at 9:30`. */
const IS_AT =
  /(?<!\p{L})(?:is|are|will be|stays?|ist|est|está)\s(?:still\s|already\s)?(?:open|closed|available|possible|free|running|geöffnet|ouvert\p{L}*|abierto)(?!\p{L})/iu;
const NONE: ReadonlySet<string> = new Set();

/** A figure of the person's that a statement says of something. */
interface GivenFigure {
  figure: Figure;
  text: string;
  /** All figures of the statement, and those that it does not deny. */
  figures: readonly Figure[];
  stated: readonly Figure[];
  /** The words of its clause, and sets of words of which most tell what it is said of. */
  spoken: ReadonlySet<string>;
  about: readonly ReadonlySet<string>[];
  /** Whether the person said the same of it. */
  isSaidSo: boolean;
  /** Whether the statement answers what the person took to be so. */
  isAnswer: boolean;
  /** Whether the evidence has no figure of the statement. */
  isUnbacked: boolean;
  /** Whether something was computed with it. */
  isOperand: boolean;
}

/** Whether the evidence says with another figure what a statement says with this one. `figures`: all of the statement. */
export function isRivalled(
  figure: Figure,
  figures: readonly Figure[],
  text: string,
  known: ComparedTurn,
): boolean {
  const isAssumed = isAsserted(figure, known.given) && isOfEvidence(clauseAround(text, figure), known);
  const given = givenFigure(figure, { figures, text, isAssumed }, known);
  if (given.isSaidSo && isAssumed && !given.isOperand) return true;
  return known.findings.some((finding) =>
    [...finding.places().all, ...weekdaysOf(finding)].some((place) => isRival(given, place, finding, known)),
  );
}

function givenFigure(
  figure: Figure,
  { figures, text, isAssumed }: { figures: readonly Figure[]; text: string; isAssumed: boolean },
  known: ComparedTurn,
): GivenFigure {
  const { findings, given, language } = known;
  const clause = clauseAround(text, figure);
  const spoken = tellingTerms(clause, allFigures(clause, particularsOf(clause, language)));
  const whole = tellingTerms(text, figures);
  const telling = spoken.size > 0 ? spoken : whole;
  const isSaidSo =
    telling.size === 0
      ? isAssumed
      : isOfEvidence(clause, known) && saidWith(figure, given).some((words) => isMostOf(telling, [words]));
  const isUnbacked = isForeign(figures, findings);
  const isOperand = findings.some((finding) => isOperandOf(figure, finding));
  return {
    figure,
    text,
    figures,
    stated: figures.filter((one) => !isDenied(text, one)),
    spoken,
    // What was computed with is no suggestion of what the evidence has.
    about: [spoken, whole, ...(spoken.size < TELLING && !isOperand ? [askedOf(figure, given)] : [])],
    isSaidSo,
    isAnswer: affirms(text) || (isUnbacked && (isSaidSo || (isAssumed && !supposes(text)))),
    isUnbacked,
    isOperand,
  };
}

const read = new WeakMap<readonly Figure[], boolean>();

/** Whether the evidence has none of the figures of a statement, which are compared once. */
function isForeign(figures: readonly Figure[], findings: readonly ObservedFinding[]): boolean {
  const known = read.get(figures);
  if (known !== undefined) return known;
  const shown = findings.map((finding) => shownBy(finding));
  const isNone = !figures.some((one) => shown.some((seen) => holds(one, seen)));
  read.set(figures, isNone);
  return isNone;
}

/** Whether the evidence has another figure in a place of which a statement speaks. */
function isRival(
  one: GivenFigure,
  place: FigurePlace,
  finding: ObservedFinding,
  known: ComparedTurn,
): boolean {
  const isMachine = finding.language === MACHINE;
  return (
    !isShown(place) &&
    isOfOneNoun(one.figure, place, !isMachine && !affirms(one.text)) &&
    isOfKind(one.figure, place.figure, isMachine) &&
    !one.stated.some((said) => isOne(said, place.figure)) &&
    (isResult(one, place, finding, known) ||
      (one.isSaidSo && !one.isOperand && isNearSome(one.spoken, place)) ||
      (!isMachine && isBesideTime(one.figure, place, one.figures, finding)) ||
      one.about.some((terms) => isSaidOf(terms, one, place, finding)))
  );
}

/** Whether the figure of a place answers what the person took to be so, or is the only result. */
const isResult = (
  { figure, figures, isAnswer, text }: GivenFigure,
  place: FigurePlace,
  finding: ObservedFinding,
  known: ComparedTurn,
): boolean => {
  if (known.findings.some((one) => isOperandOf(figure, one))) return false;
  const isSure =
    isAnswer && (!isMoment(figure) || (isWeekdayAlone(figure) ? isOfCalendar(finding) : !IS_AT.test(text)));
  return (
    isSure ||
    (figures.length === 1 && isOnlyResult(place, finding, known)) ||
    (isOfDates(figure, figures, finding) && isOfSameUnit(figure, place.figure))
  );
};

/** Whether most of these words stand beside a figure. */
const isSaidOf = (
  terms: ReadonlySet<string>,
  { isUnbacked }: GivenFigure,
  place: FigurePlace,
  finding: ObservedFinding,
): boolean => isAbout(terms, place) || (isUnbacked && isInSegment(terms, place, finding));

/** Whether a program printed this figure and nothing else, and nothing else was found out. */
const isOnlyResult = (
  { figure }: FigurePlace,
  { finding }: ObservedFinding,
  { findings }: ComparedTurn,
): boolean =>
  findings.length === 1 &&
  finding.evidence.type === "command" &&
  finding.text.replace(/^exit code: 0$/mu, "").trim().length === figure.end - figure.start;

/** Whether a figure was put into a call that computes. */
const isOperandOf = (figure: Figure, { finding, input }: ObservedFinding): boolean =>
  hasOperands(finding) && holds(figure, input.particulars);

/** Whether a finding is a time, or what was asked of the calendar, which is no expression. */
const isOfCalendar = ({ finding: { evidence, input } }: ObservedFinding): boolean =>
  evidence.type === "time" || (evidence.type === "calculation" && input === undefined);

/** Whether a statement has another figure of what the calendar told, so that it speaks of that: the days between two dates. */
const isOfDates = (figure: Figure, figures: readonly Figure[], finding: ObservedFinding): boolean =>
  isOfCalendar(finding) && figures.some((one) => one !== figure && holds(one, shownBy(finding)));

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

/** Whether a place may have what a figure counts: `5 files` beside `files_changed: 3`. `isStrict`: it has the word. */
function isOfOneNoun(one: Figure, { figure, names, row, wide }: FigurePlace, isStrict: boolean): boolean {
  if (isMoment(one) || isMoment(figure) || one.noun === undefined || one.noun === figure.noun) return true;
  if (figure.noun !== undefined) return false;
  // Only a plural is surely what is counted.
  if (!isStrict || one.unit !== undefined || !/[^s]s$/u.test(one.noun)) return true;
  return [...stemsOf(one.noun)].some((stem) => names.has(stem) || row.has(stem) || wide.has(stem));
}

/** Whether a line has another weekday beside a time that the statement has: `Sundays at 11` for `Saturdays at 11`. */
const isBesideTime = (
  figure: Figure,
  place: FigurePlace,
  figures: readonly Figure[],
  finding: ObservedFinding,
): boolean =>
  isMoment(figure) &&
  isMoment(place.figure) &&
  isWeekdayAlone(figure) &&
  isWeekdayAlone(place.figure) &&
  finding.lines().some(({ text }) => {
    const seen = allFigures(text, particularsOf(text, finding.language));
    const others = figures.filter((one) => one !== figure);
    return (
      seen.some((one) => isOne(one, place.figure)) &&
      seen.some((one) => others.some((other) => isOne(other, one)))
    );
  });

const isOfSameUnit = (one: Figure, other: Figure): boolean =>
  isMoment(one) || isMoment(other)
    ? isMoment(one) && isMoment(other)
    : one.unit !== undefined && one.unit === other.unit;

/** Whether both figures have a unit, or neither has. */
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

/** Whether most of these words stand in the line of a figure, or in the object that has it. */
const isInSegment = (
  terms: ReadonlySet<string>,
  { figure }: FigurePlace,
  finding: ObservedFinding,
): boolean =>
  terms.size >= TELLING &&
  segmentsOf(finding).some(
    ({ figures, line }) =>
      figures.some(({ start }) => start === figure.start) && isMostOf(terms, [line.terms]),
  );

/** Whether one of these words stands beside a figure. */
const isNearSome = (terms: ReadonlySet<string>, { names, row, wide, sentence }: FigurePlace): boolean =>
  [names, row, wide, sentence].some((words) => !terms.isDisjointFrom(words));
