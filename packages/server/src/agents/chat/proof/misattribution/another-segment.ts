import { type Figure, isMoment } from "../evidence/beside.ts";
import { type ObservedFinding, shownBy } from "../evidence/observed.ts";
import type { EvidenceContext, EvidenceSegment } from "../evidence/segment.ts";
import { isInLabel, isReadAsYear, segmentsOf } from "../evidence/segments.ts";
import { isSaidAsYear } from "../evidence/years-said.ts";
import { isAt } from "../reading/dates.ts";
import { equals } from "../measures/decimal.ts";
import { denies } from "../reading/words.ts";
import { type Anchor, type Anchors, anchorsOf, clauseOf, exactly, isTableRow } from "./anchors.ts";
import { isAlike, isAlikeInText, isChange, isOne } from "./another-place.ts";
import type { SaidFigures } from "./said-figures.ts";

/** Before the result of what a statement reckons, or a part of that. */
const RECKONED =
  /(?:[=+×/]|(?<=[\p{N})])(?:\*{1,2}(?!\s)|\s\*{1,2}\s)|(?<!\p{L})(?:plus|minus|twice|times|thrice))\s?\p{Sc}?$/iu;
const TIMES = /^(?:twice|thrice|half|double)/iu;
const MOST_SEGMENTS = 400;
/** Segments that hold a figure, beyond which it tells none of them, and others that they are compared with. */
const MOST_OWN = 20;
const MOST_RIVALS = 100;
/** Parts of a line that tell what most of them have. */
const FEWEST = 3;
/** Figures of a statement; a longer one is a list. */
const MOST_FIGURES = 40;
/** So many words tell of what a sentence is if only the words of its own clause do not. */
const TELLING = 2;

/**
 * Whether the evidence has a figure only elsewhere: where another segment has more of what the statement says beside it, and another
 * figure of the kind. `| 2 | 5,495.52 | 325.12 |`, where the line of year 2 has 5325.12 and 325.12, or `a canoe costs 9 euros` beside
 * `kayaks 12 euros, canoes 18 euros and boards 9 euros`.
 */
export function isOfAnotherSegment(
  stated: Figure,
  text: string,
  statement: SaidFigures,
  findings: readonly ObservedFinding[],
): boolean {
  if (!isCompared(stated, text, statement)) return false;
  const read = findings.map((finding) => segmentsOf(finding));
  const segments = read.flat();
  const own = holding(stated, segments);
  if (own.length === 0 || own.length > MOST_OWN || isResultOnly(stated, own, findings)) return false;
  if (isTableRow(text) && isSaidForAnother(stated, own, statement)) return true;
  const rivals = rivalsOf(stated, text, own, segments.slice(0, MOST_SEGMENTS), statement).slice(
    0,
    MOST_RIVALS,
  );
  if (rivals.length === 0) return false;
  const besideLine = segments.filter(({ line }) => own.every((one) => one.line === line));
  const beside =
    besideLine.length >= FEWEST
      ? besideLine
      : read
          .filter((all) => own.some((one) => all.includes(one)))
          .flat()
          .slice(0, MOST_SEGMENTS);
  // What most segments have names a column rather than one of them.
  const isTelling = (has: Anchor) =>
    own.some((one) => has(one)) || 2 * beside.filter((one) => has(one)).length <= beside.length;
  const { isRow, words, figures, ...anchors } = anchorsOf(stated, text, statement, own);
  const telling = {
    isRow,
    words,
    figures,
    near: anchors.near.filter(isTelling),
    named: anchors.named.filter(isTelling),
    wide: anchors.wide.filter(isTelling),
    all: anchors.all.filter(isTelling),
  };
  return rivals.some((rival) => own.every((one) => isSurpassed(one, rival, telling)));
}

/** Whether a number is the result of a calculation, and the segments have others that it only rounds: 16, beside 15.50. */
function isResultOnly(
  stated: Figure,
  own: readonly EvidenceSegment[],
  findings: readonly ObservedFinding[],
): boolean {
  if (isMoment(stated)) return false;
  const isExact = (one: Figure) => !isMoment(one) && equals(one.value, stated.value);
  return (
    !own.some(({ figures }) => figures.some(isExact)) &&
    findings.some(
      (one) => one.finding.evidence.type === "calculation" && shownBy(one).quantities.some(isExact),
    )
  );
}

/** Whether a figure says something of a thing: it is not denied, reckoned, or one of very many. */
function isCompared(stated: Figure, text: string, { said }: SaidFigures): boolean {
  if (said.size > MOST_FIGURES || said.get(stated)?.isWhole) return false;
  if (RECKONED.test(text.slice(0, stated.start)) || TIMES.test(text.slice(stated.start, stated.end)))
    return false;
  return !isDenied(stated, text);
}

const isDenied = (figure: Figure, text: string): boolean => {
  const { start, end } = clauseOf(figure, text);
  return !isTableRow(text) && denies(text.slice(start, end));
};

/** The segments that hold a figure; those that have it with its unit, if there are any. */
function holding(said: Figure, segments: readonly EvidenceSegment[]): EvidenceSegment[] {
  // A bare number near a bound, as 97 is near `below 100`, may be anything.
  const isBare = !isMoment(said) && said.unit === undefined && said.noun === undefined;
  const stated = isBare ? exactly(said) : said;
  const isHeld = (one: Figure) =>
    isOne(stated, one) || (isMoment(stated) && isMoment(one) && isAt(stated, one));
  const all = segments.filter(({ figures }) => figures.some(isHeld));
  if (isMoment(stated) || stated.unit === undefined) return all;
  const exact = all.filter(({ figures }) =>
    figures.some((one) => isOne(stated, one) && !isMoment(one) && one.unit === stated.unit),
  );
  return exact.length > 0 ? exact : all;
}

/** The segments without a figure that have another one of its kind, which the statement has not. */
function rivalsOf(
  stated: Figure,
  text: string,
  own: readonly EvidenceSegment[],
  segments: readonly EvidenceSegment[],
  { said }: SaidFigures,
): EvidenceSegment[] {
  const unit = isMoment(stated) ? undefined : stated.unit;
  const seen = own.flatMap(({ figures }) => figures.filter((one) => isOne(stated, one)));
  // `Not built in 1994 but in 2006` does not say 1994.
  const stands = [...said.keys(), stated].filter((one) => one === stated || !isDenied(one, text));
  const isYearSaid = isSaidAsYear(stated, text) && seen.some(isReadAsYear);
  const isRival = (one: Figure) =>
    ((isYearSaid && isReadAsYear(one)) ||
      (isAlike(stated, one) &&
        !isChange(one, stated) &&
        !isNoCount(one, stated) &&
        !isInLabel(one) &&
        seen.some((its) => isAlikeInText(its, one, unit)))) &&
    !stands.some((other) => isOne(other, one));
  return segments.filter((segment) => !own.includes(segment) && segment.figures.some(isRival));
}

/** Whether a row has a number more often than its segment, which has another one of the kind: 45.00 for 412 and for its own column. */
function isSaidForAnother(stated: Figure, own: readonly EvidenceSegment[], { said }: SaidFigures): boolean {
  const stands = [...said.keys()];
  const times = (figures: readonly Figure[]) => figures.filter((one) => isOne(stated, one)).length;
  const isUnsaid = (one: Figure) =>
    isAlike(stated, one) && isOfSameUnit(stated, one) && !stands.some((other) => isOne(other, one));
  return times(stands) > 1 && own.every(({ figures }) => times(figures) === 1 && figures.some(isUnsaid));
}

const isOfSameUnit = (a: Figure, b: Figure): boolean =>
  isMoment(a) || isMoment(b) || a.unit === b.unit || a.unit === undefined || b.unit === undefined;

/** Whether a number with decimals stands beside one that counts things. */
const isNoCount = (one: Figure, stated: Figure): boolean =>
  !isMoment(one) && !isMoment(stated) && stated.noun !== undefined && stated.place >= 0 && one.place < 0;

/** Whether a statement speaks of the rival rather than of a segment with its figure. */
function isSurpassed(own: EvidenceSegment, rival: EvidenceSegment, anchors: Anchors): boolean {
  if (own.sentence === rival.sentence) return isOfOtherPart(own, rival, anchors);
  const { isRow, near, named, wide, all } = anchors;
  const ours = own.line === rival.line ? own.sentence : own.line;
  if (isRow) return countOf(ours, near) < countOf(rival.sentence, near);
  if (countOf(ours, named) === 0 && countOf(rival, named) >= TELLING) return true;
  if (isOfOtherCode(ours, rival, named)) return true;
  // `John Rudyerd built the second, which burned down in 1755`: the words at the figure tell of which segment it is.
  if (named.length > 0 && countOf(ours, named) === named.length && countOf(rival, named) === 0) return false;
  if (countOf(ours, all) > countOf(rival.sentence, all)) return false;
  const theirs = countOf(rival.sentence, wide);
  if (theirs >= TELLING && countOf(ours, wide) < theirs) return true;
  return (
    hasMore(rival, ours, near) && !hasMore(ours, rival, near) && countOf(ours, all) <= countOf(rival, all)
  );
}

/** Whether two parts of the evidence have codes of their own, as dock A and dock B, and a statement has only that of the rival. */
const isOfOtherCode = (own: EvidenceContext, rival: EvidenceContext, named: readonly Anchor[]): boolean =>
  own.codes.difference(rival.codes).size > 0 &&
  rival.codes.difference(own.codes).size > 0 &&
  hasMore(rival, own, named) &&
  !hasMore(own, rival, named);

/** The same of two parts of a sentence. What the first of them has may be left out in the others. */
function isOfOtherPart(
  own: EvidenceSegment,
  first: EvidenceSegment,
  { isRow, near, named, words, figures }: Anchors,
): boolean {
  // `An adult passport is valid for 10 years, a child passport for 5`: both are valid.
  const rival =
    own.isElliptic === true && first.predicate
      ? { ...first, terms: first.terms.difference(first.predicate) }
      : first;
  const isName = (term: string) => !term.startsWith("=") && !rival.terms.has(term) && !words.has(term);
  const isNumber = (one: Figure) =>
    !isMoment(one) && ![...rival.figures, ...figures].some((other) => isOne(other, one));
  if (![...own.terms].some(isName) && !own.figures.some(isNumber)) return false;
  if (isRow) return countOf(own, near) < countOf(rival, near);
  if (countOf(own, named) === 0 && countOf(rival, named) >= TELLING) return true;
  return hasMore(rival, own, near) && (own.isFirst === true || !hasMore(own, rival, near));
}

/** Whether one part of the evidence has an anchor that another has not. */
const hasMore = (one: EvidenceContext, other: EvidenceContext, anchors: readonly Anchor[]): boolean =>
  anchors.some((has) => has(one) && !has(other));

const countOf = (one: EvidenceContext, anchors: readonly Anchor[]): number =>
  anchors.filter((has) => has(one)).length;
