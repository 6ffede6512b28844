import { type Figure, isMoment } from "../evidence/beside.ts";
import { type FigurePlace, place } from "../evidence/figure-place.ts";
import { hasOperands, type Observed, type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import { isAlike, isOne, isShown } from "../misattribution/another-place.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { momentsIn } from "../reading/dates.ts";
import { particularsOf } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { stemsOf } from "../reading/words.ts";
import { affirms } from "./affirmations.ts";
import { allFigures, askedOf, holds, isOnlyOwn } from "./given-clauses.ts";
import {
  clauseAround,
  type ComparedTurn,
  isDenied,
  isForSoMany,
  isMostOf,
  isOwnCase,
  isSet,
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
  const figures = allFigures(text, particularsOf(text, known.language)).map((one) =>
    asGiven(one, known.given),
  );
  return figures
    .filter((figure) => isClaimed(figure, text, known))
    .some((figure) => isRivalled(figure, figures, text, known));
}

/** A figure that may be meant loosely, as the person wrote it: `a month` for their 30 days. */
function asGiven(figure: Figure, given: readonly Observed[]): Figure {
  if (isMoment(figure) || !figure.isLoose) return figure;
  const written = given
    .flatMap(({ particulars }) => particulars.quantities)
    .find((one) => isOne({ ...figure, rounded: true }, one));
  return written ? { ...written, start: figure.start, end: figure.end } : figure;
}

/** Whether a figure of a statement is the person's, and the statement says it of something of the evidence. */
export function isClaimed(figure: Figure, text: string, { findings, given }: ComparedTurn): boolean {
  if (isOwnCase(text, figure) || isWeighed(text, figure) || isSet(text, figure)) return false;
  if (!isMoment(figure) && figure.unit === undefined && figure.counts && isForSoMany(text, figure))
    return false;
  for (const { index, 0: quoted } of text.matchAll(QUOTED)) {
    const isInside = index < figure.start && figure.end < index + quoted.length;
    if (isInside && quoted.length - (figure.end - figure.start) > MOST_BESIDE) return false;
  }
  return (
    given.some(({ particulars }) => holds(figure, particulars)) &&
    !given.some((one) => isOnlyOwn(figure, one)) &&
    !findings.some((finding) => holds(figure, shownBy(finding)))
  );
}

/** Whether the evidence says with another figure what a statement says with this one. `figures`: all of the statement. */
export function isRivalled(
  figure: Figure,
  figures: readonly Figure[],
  text: string,
  known: ComparedTurn,
): boolean {
  const clause = clauseAround(text, figure);
  const spoken = tellingTerms(clause, allFigures(clause, particularsOf(clause, known.language)));
  const whole = tellingTerms(text, figures);
  // What was computed with is no suggestion of what the evidence has.
  const isAsked = spoken.size < TELLING && !known.findings.some((finding) => isOperand(figure, finding));
  const about = [spoken, whole, ...(isAsked ? [askedOf(figure, known.given)] : [])];
  const stated = figures.filter((one) => !isDenied(text, one));
  const isSureOf = (finding: ObservedFinding) =>
    affirms(text) &&
    (!isMoment(figure) || (isWeekdayAlone(figure) ? isOfCalendar(finding) : !IS_AT.test(text)));
  const isRival = (place: FigurePlace, finding: ObservedFinding) =>
    !isShown(place) &&
    isOfOneNoun(figure, place, finding.language !== MACHINE && !affirms(text)) &&
    isOfKind(figure, place.figure, finding.language === MACHINE) &&
    !stated.some((one) => isOne(one, place.figure)) &&
    (((isSureOf(finding) || (figures.length === 1 && isOnlyResult(place, finding, known))) &&
      !isOperand(figure, finding)) ||
      (isOfDates(figure, figures, finding) && isOfSameUnit(figure, place.figure)) ||
      (finding.language !== MACHINE && isBesideTime(figure, place, figures, finding)) ||
      about.some(
        (terms) =>
          isAbout(terms, place) ||
          (finding.language === MACHINE && isWithin(place.names.union(place.row), terms)) ||
          (finding.finding.evidence.type === "memory" && isWithin(place.sentence, terms)),
      ));
  return known.findings.some((finding) =>
    [...finding.places().all, ...weekdaysOf(finding)].some((place) => isRival(place, finding)),
  );
}

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
const isOperand = (figure: Figure, { finding, input }: ObservedFinding): boolean =>
  hasOperands(finding) && holds(figure, input.particulars);

/** Whether a finding is a time, or what was asked of the calendar, which is no expression. */
const isOfCalendar = ({ finding: { evidence, input } }: ObservedFinding): boolean =>
  evidence.type === "time" || (evidence.type === "calculation" && input === undefined);

/** Whether a statement has another figure of what the calendar told, so that it speaks of that: the days between two dates. */
const isOfDates = (figure: Figure, figures: readonly Figure[], finding: ObservedFinding): boolean =>
  isOfCalendar(finding) &&
  !isOperand(figure, finding) &&
  figures.some(
    (one) => one !== figure && (holds(one, shownBy(finding)) || holds(one, finding.input.particulars)),
  );

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
