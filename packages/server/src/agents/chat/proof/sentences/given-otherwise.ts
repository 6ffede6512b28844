import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import { type FigurePlace, place } from "../evidence/figure-place.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import type { KnownFacts } from "../known-facts.ts";
import { isAlike, isOne, WEAK } from "../misattribution/another-place.ts";
import { isWeekdayAlone } from "../misattribution/weekdays.ts";
import { isAt, momentsIn } from "../reading/dates.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { denies } from "../reading/words.ts";
import { affirms, withoutAffirmation } from "./affirmations.ts";

/** Compares the person's case with the evidence, rather than saying it of the same. */
const WEIGHS =
  /(?<!\p{L})(?:too|enough|(?:just|exactly|about) right|exceeds?|within|fits?|if|would|could|should|suffices?|(?:is|are|was|were) (?:\p{L}+ )?\p{L}+ than|rather than|instead of|genug|wenn|statt|trop|assez|si|demasiado)(?!\p{L})/iu;
/** Before a figure with which something is compared: `more than 12`. */
const COMPARED =
  /(?<!\p{L})(?:than|over|above|below|under|als|über|unter|plus de|moins de|más de|menos de)\s(?:\p{L}+\s)?[\p{Sc}*_]{0,3}$/iu;
/** Before a figure that is the person's own: `your 12 people`, `at your rate of 68 euros`. */
const OWN =
  /(?<!\p{L})(?:yours?|dein\p{L}*|ihr\p{L}*|votre|vos|ton|tes|tu|tus|su|sus|seus?|suas?)\s(?:\p{L}+\s(?:of|with|at|from|for|von|mit|de|avec|con|com)\s|of\s|with\s|(?:first|last|other|own|next|small|\p{Ll}+ed)\s)?[\p{Sc}*_]{0,3}$/iu;
const CASE =
  /^[^\p{L}]{0,4}(?:(?:so|then|also|dann|donc|entonces)\s)?(?:for|with|at|für|mit|bei|pour|avec|para|con|com)\s(?:your\s|all\s|the\s)?[\p{Sc}*_]{0,3}$/iu;
/** Says what holds at a time of the person's: `it is open at 9:30`. */
const IS_AT =
  /(?<!\p{L})(?:is|are|will be|stays?|ist|est|está)\s(?:still\s|already\s)?(?:open|closed|available|possible|free|running|geöffnet|ouvert\p{L}*|abierto)(?!\p{L})/iu;
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|'[^'\n]*'/gu;
const CLAUSE = /[?!.,;:](?=\s|$)|\s(?:and|or|but|so|because|und|oder|aber|et|ou|mais|y|o|pero|e)(?=\s)/u;
/** Words of an answer that tell nothing of what it is about. */
const EMPTY = termsOf("limit maximum most allowed until from takes place");
const NONE: ReadonlySet<string> = new Set();
/** The words that a statement has at least if they alone tell what it speaks of. */
const TELLING = 2;
/** The share of its words that stand beside a figure if it speaks of that. */
const SAME = 2 / 3;

/**
 * Whether a statement says something with a figure that only the person brought up, and the evidence says it with another one: `the
 * limit is 40 MB`, where the page has 25 and the person asked about 40. What says that the person is right needs no words of the
 * evidence for that.
 */
export function isGivenOtherwise(text: string, known: KnownFacts): boolean {
  if (WEIGHS.test(text) || (denies(text) && !affirms(text))) return false;
  const figures = allFigures(text, particularsOf(text, known.language));
  return figures
    .filter((figure) => isClaimed(figure, text, known))
    .some((figure) => isRivalled(figure, figures, text, known));
}

/**
 * Whether a row of a table says something with a figure that only the person brought up, and the evidence says it with another one,
 * or the text that has the row's other figures has others of that kind.
 */
export function isGivenInRow(text: string, known: KnownFacts): boolean {
  const figures = allFigures(text, particularsOf(text, known.language));
  // What was put into a call is what something was computed of.
  const isOperand = (figure: Figure) => known.findings.some(({ input }) => holds(figure, input.particulars));
  const claimed = figures.filter((figure) => isClaimed(figure, text, known) && !isOperand(figure));
  if (claimed.some((figure) => isRivalled(figure, figures, text, known))) return true;
  return known.findings.some((finding) => {
    const all = finding.language === MACHINE ? [] : finding.places().all;
    const isRivalled = (one: Figure) =>
      all.some(
        (place) =>
          isAlike(one, place.figure) &&
          isOfOneUnit(one, place.figure) &&
          !figures.some((other) => isOne(other, place.figure)),
      );
    return figures.some((one) => all.some((place) => isOne(one, place.figure))) && claimed.some(isRivalled);
  });
}

/** The figures of a text, and the weekdays. */
function allFigures(text: string, particulars: Particulars): Figure[] {
  const figures = figuresIn(text, particulars);
  return [...figures, ...particulars.moments.filter((one) => isWeekdayAlone(one) && !figures.includes(one))];
}

/** Whether a figure of a statement is the person's, and the statement says it of something of the evidence. */
function isClaimed(figure: Figure, text: string, { findings, given }: KnownFacts): boolean {
  const before = text.slice(0, figure.start);
  if ([OWN, CASE, COMPARED].some((pattern) => pattern.test(before))) return false;
  for (const { index, 0: quoted } of text.matchAll(QUOTED))
    if (index < figure.start && figure.end < index + quoted.length) return false;
  return (
    given.some(({ particulars }) => holds(figure, particulars)) &&
    !findings.some((finding) => holds(figure, shownBy(finding)))
  );
}

function isRivalled(figure: Figure, figures: readonly Figure[], text: string, known: KnownFacts): boolean {
  const clause = clauseAround(text, figure);
  const spoken = wordsOf(clause, allFigures(clause, particularsOf(clause, known.language)));
  const terms = spoken.size < TELLING ? spoken.union(askedOf(figure, known.given)) : spoken;
  const isSure = affirms(text) && !(isMoment(figure) && (isWeekdayAlone(figure) || IS_AT.test(text)));
  const isRival = (place: FigurePlace, { finding, language, input }: ObservedFinding) =>
    isOfOneNoun(figure, place.figure) &&
    isAlike(figure, place.figure) &&
    (language === MACHINE || isOfOneUnit(figure, place.figure)) &&
    !figures.some((one) => isOne(one, place.figure)) &&
    ((isSure && !holds(figure, input.particulars)) ||
      isAbout(terms, place) ||
      (language === MACHINE && isWithin(place.names.union(place.row), terms)) ||
      (finding.evidence.type === "memory" && isWithin(place.sentence, terms)));
  return known.findings.some((finding) =>
    [...finding.places().all, ...weekdaysOf(finding)].some((place) => isRival(place, finding)),
  );
}

/** The part of a statement in which a figure stands. */
function clauseAround(text: string, { start, end }: Figure): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(new RegExp(CLAUSE, "gu"))) {
    if (index >= end) return withoutAffirmation(text.slice(from, index));
    if (index + mark.length <= start) from = index + mark.length;
  }
  return withoutAffirmation(text.slice(from));
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

const holds = (
  figure: Figure,
  { quantities, moments }: Pick<Particulars, "quantities" | "moments">,
): boolean =>
  quantities.some((one) => isOne(figure, one)) ||
  (isMoment(figure) ? moments.some((one) => isAt(figure, one)) : moments.some((one) => isOne(figure, one)));

/** The particulars of a finding, without those of what it is called. */
function shownBy({ finding, particulars }: ObservedFinding): Pick<Particulars, "quantities" | "moments"> {
  const isShown = ({ end }: Figure) => end <= finding.text.length;
  return { quantities: particulars.quantities.filter(isShown), moments: particulars.moments.filter(isShown) };
}

/** The words of a text that are not of its figures. */
function wordsOf(text: string, figures: readonly Figure[]): Set<string> {
  let rest = text;
  for (const { start, end } of figures)
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  return new Set([...termsOf(rest)].filter((term) => !EMPTY.has(term) && !WEAK.has(term)));
}

/** The words of the question in which the person brought a figure up. */
function askedOf(figure: Figure, given: readonly Observed[]): Set<string> {
  for (const clause of given.flatMap(({ text }) => text.split(CLAUSE))) {
    const particulars = particularsOf(clause, undefined);
    if (holds(figure, particulars)) return wordsOf(clause, allFigures(clause, particulars));
  }
  return new Set();
}

const isOfOneNoun = (one: Figure, other: Figure): boolean =>
  isMoment(one) ||
  isMoment(other) ||
  one.noun === undefined ||
  other.noun === undefined ||
  one.noun === other.noun;

const isOfOneUnit = (one: Figure, other: Figure): boolean =>
  isMoment(one) || isMoment(other) || (one.unit === undefined) === (other.unit === undefined);

/** Whether most of these words stand beside a figure, or in its sentence. */
function isAbout(
  terms: ReadonlySet<string>,
  { names, row, wide, sentence, lead, elided, title = NONE }: FigurePlace,
): boolean {
  const beside = [names, row, wide, sentence, lead, elided, title];
  const shared = [...terms].filter((term) => beside.some((words) => words.has(term)));
  return shared.length > 0 && shared.length >= SAME * terms.size;
}
