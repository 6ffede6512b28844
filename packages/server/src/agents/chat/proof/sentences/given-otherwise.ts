import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import type { FigurePlace } from "../evidence/figure-place.ts";
import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isFrame, termsOf } from "../evidence/synonyms.ts";
import type { KnownFacts } from "../known-facts.ts";
import { isAlike, isOne, WEAK } from "../misattribution/another-place.ts";
import { type Particulars, particularsOf } from "../reading/particulars.ts";
import { MACHINE } from "../reading/quantities.ts";
import { denies } from "../reading/words.ts";

/** Compares the person's figure with that of the evidence, rather than saying it of the same. */
const WEIGHS =
  /(?<!\p{L})(?:too|enough|(?:just|exactly|about) right|exceeds?|within|fits?|(?:more|less|fewer|longer|shorter|later|earlier|higher|lower|larger|smaller|rather|other) than|over|above|below|under|instead of|if|would|could|should|suffices?|zu|genug|über|unter|als|statt|wenn|trop|assez|plus de|moins de|si|más de|menos de|demasiado)(?!\p{L})/iu;
const ANSWER = termsOf("yes no correct right exactly sure ja nein oui non sí não limit maximum most allowed");
const NONE: ReadonlySet<string> = new Set();
/** The words that a statement has at least if they alone tell what it speaks of. */
const TELLING = 2;
/** The share of its words that stand beside a figure if it speaks of that. */
const SAME = 2 / 3;
const CLAUSE = /[?!.,;:](?=\s|$)|\s(?:and|or|und|oder|et|ou|y|o|e)\s/u;
/** Before a figure that is the person's own: `your 12 people`, `at your rate of 68 euros`. */
const OWN =
  /(?<!\p{L})(?:your|dein\p{L}*|ihr\p{L}*|votre|vos|ton|tes|tu|tus|su|sus|seus?|suas?)\s(?:(?!is\s|was\s|are\s|ist\s|est\s|es\s|é\s)\p{L}+\s){0,2}(?:of\s|von\s|de\s)?[\p{Sc}*_]{0,3}$/iu;
const CASE =
  /^[^\p{L}]{0,4}(?:(?:so|then|also|dann|donc|entonces)\s)?(?:for|with|at|für|mit|bei|pour|avec|para|con|com)\s(?:your\s|all\s|the\s)?[\p{Sc}*_]{0,3}$/iu;
const QUOTED = /`[^`\n]*`|"[^"\n]*"|“[^”\n]*”|'[^'\n]*'/gu;

/**
 * Whether a statement says something with a figure that only the person brought up, and the evidence says it with another one: `the
 * limit is 40 MB`, where the page has 25 and the person asked about 40.
 */
export function isGivenOtherwise(text: string, { findings, given, language }: KnownFacts): boolean {
  if (WEIGHS.test(text) || denies(text)) return false;
  const figures = figuresIn(text, particularsOf(text, language));
  const quoted = [...text.matchAll(QUOTED)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  );
  const claimed = figures.filter(
    (figure) =>
      !isOwn(text.slice(0, figure.start)) &&
      !quoted.some(([start, end]) => start < figure.start && figure.end < end) &&
      given.some(({ particulars }) => holds(figure, particulars)) &&
      !findings.some((finding) => holds(figure, shownBy(finding))),
  );
  return claimed.some((figure) => {
    const spoken = wordsOf(text, figures);
    const terms = spoken.size < TELLING ? spoken.union(askedOf(figure, given)) : spoken;
    const isRival = (place: FigurePlace, { finding, language }: ObservedFinding) =>
      isOfOneNoun(figure, place.figure) &&
      isAlike(figure, place.figure) &&
      (language === MACHINE || isOfOneUnit(figure, place.figure)) &&
      !figures.some((one) => isOne(one, place.figure)) &&
      (isAbout(terms, place) ||
        (language === MACHINE && isWithin(place.names.union(place.row), terms)) ||
        (finding.evidence.type === "memory" && isWithin(place.sentence, terms)));
    return findings.some((finding) => finding.places().all.some((place) => isRival(place, finding)));
  });
}

const isOwn = (before: string): boolean => OWN.test(before) || CASE.test(before);

/** Whether words that name something are all said. Years, months, days and what an object is called do not tell. */
function isWithin(words: ReadonlySet<string>, terms: ReadonlySet<string>): boolean {
  const telling = [...words].filter((term) => !isFrame(term) && !term.startsWith("~"));
  return telling.length > 0 && telling.every((term) => terms.has(term));
}

const holds = (
  figure: Figure,
  { quantities, moments }: Pick<Particulars, "quantities" | "moments">,
): boolean => [...quantities, ...moments].some((one) => isOne(figure, one));

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
  return new Set([...termsOf(rest)].filter((term) => !ANSWER.has(term) && !WEAK.has(term)));
}

/** The words of the question in which the person brought a figure up. */
function askedOf(figure: Figure, given: readonly Observed[]): Set<string> {
  for (const clause of given.flatMap(({ text }) => text.split(CLAUSE))) {
    const particulars = particularsOf(clause, undefined);
    if (holds(figure, particulars)) return wordsOf(clause, figuresIn(clause, particulars));
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
