import { type Figure, isMoment } from "../evidence/beside.ts";
import { codesOf, type EvidenceContext } from "../evidence/segment.ts";
import { cut, PART, type Span } from "../evidence/segments.ts";
import { literalsOf, meantBy, numberTerm, termsOf } from "../evidence/synonyms.ts";
import { isOne } from "./another-place.ts";
import { AFTER, COSTS, type SaidFigures } from "./said-figures.ts";

/** A figure or a word that a statement says beside a figure. Whether a part of the evidence has it. */
export type Anchor = (part: EvidenceContext) => boolean;

/** What a statement says beside one of its figures. */
export interface Anchors {
  isRow: boolean;
  /** In the clause of the figure; in a row, all of it. */
  near: Anchor[];
  /** Those of them that are words. */
  named: Anchor[];
  /** In that clause and in those before it that have no figures; none if the clause has other figures. */
  wide: Anchor[];
  all: Anchor[];
  /** All its words and figures. */
  words: ReadonlySet<string>;
  figures: readonly Figure[];
}

/** Words of lengths of time, which stand beside many figures. */
const PERIODS = termsOf("day daily week weekly month monthly year yearly hour minute second night");
/** Says of what an amount is, which the evidence says perhaps only once for several. */
const RATE =
  /(?<!\p{L})(?:(?:per|an?|each|every|pro|par|por|je)\s(?:day|week|month|year|hour|minute|night|person|visit|head|adult|child|piece|item|kg|tag|woche|monat|jahr|stunde|nacht|jour|mois|nuit|noche|mes|día)|each|apiece)(?!\p{L})/giu;
const NAMED = /(?<!\p{L})\p{Lu}\p{L}+/u;
/** Between two clauses of which the second says another thing: `still closed, but it's due to reopen on 9 March`. */
const ANEW = /;|,\s(?:but|aber|mais|pero|mas)\s/u;
const BUT_CHARS = 5;
const FIRST_WORD = /^\P{L}*\p{L}+/u;

export const isTableRow = (text: string): boolean => /^\|.*\|$/u.test(text);

/** The clause of a statement in which a figure stands. */
export const clauseOf = (stated: Span, text: string): Span =>
  clausesOf(text).find((clause) => isInside(stated, clause)) ?? { start: 0, end: text.length };

/** What a statement says beside a figure, which these segments of the evidence hold. */
export function anchorsOf(
  stated: Figure,
  text: string,
  { said, subject, antecedent }: SaidFigures,
  own: readonly EvidenceContext[],
): Anchors {
  const figures = [...new Set([...said.keys(), stated])];
  const isRow = isTableRow(text);
  const clauses = clausesOf(text);
  const clause = clauseOf(stated, text);
  // Behind a semicolon, a sentence begins anew: `you can sue in small claims court; filing costs $45`.
  const isBefore = (other: Span) =>
    other.end <= clause.start &&
    !ANEW.test(text.slice(other.end, clause.start + BUT_CHARS)) &&
    !figures.some((figure) => isInside(figure, other));
  const isAlone = figures.every((figure) => figure === stated || !isInside(figure, clause));
  const heads = isRow ? (said.get(stated)?.near ?? []) : [];
  const blank = blanked(
    [COSTS, AFTER].reduce((left, word) => left.replace(word, (it) => " ".repeat(it.length)), text),
    figures,
  );
  const readWords = (parts: readonly Span[]): Anchor[] =>
    wordAnchors(parts.map(({ start, end }) => blank.slice(start, end)).join(" ; "), [...heads], stated);
  const read = (parts: readonly Span[]): Anchor[] => {
    const beside = figures.filter((one) => one !== stated && parts.some((part) => isInside(one, part)));
    const anchors = beside.flatMap((one) => {
      const anchor = figureAnchor(one);
      // The evidence may have the two ends of a change in two places.
      return isOfPair(one, stated, text) && !own.some(anchor) ? [] : [anchor];
    });
    return [...anchors, ...readWords(parts)];
  };
  const all = read(clauses);
  // `MS Solveig is 128 m long and 17 m wide`: a clause without a name is of what the sentence begins with.
  const isNamed = NAMED.test(text.slice(clause.start, clause.end).replace(FIRST_WORD, ""));
  const ofSubject = isNamed ? [] : [...subject].map(termAnchor);
  // `It won the prize in 2021`: of what the sentence before it names.
  const ofAntecedent = [...antecedent].map(termAnchor);
  return {
    isRow,
    all,
    words: termsOf(text),
    figures,
    named: readWords([clause]),
    near: isRow ? all : [...read([clause]), ...ofSubject, ...ofAntecedent],
    wide: isRow || !isAlone ? [] : read([...clauses.filter(isBefore), clause]),
  };
}

/** Each part of the evidence is compared once, with however many others it is then weighed. */
function remembered(anchor: Anchor): Anchor {
  const known = new WeakMap<EvidenceContext, boolean>();
  return (part) => {
    const has = known.get(part) ?? anchor(part);
    known.set(part, has);
    return has;
  };
}

/** A figure without its bound: `below 100` names 100, and not 97. */
export const exactly = (figure: Figure): Figure =>
  isMoment(figure) || figure.bound === undefined ? figure : { ...figure, bound: undefined, rounded: false };

/** Every figure of a statement stands beside each of the others. */
const ofFigures = new WeakMap<Figure, Anchor>();

function figureAnchor(figure: Figure): Anchor {
  const exact = exactly(figure);
  const anchor =
    ofFigures.get(figure) ??
    remembered(({ figures }) => figures.some((one) => !isOfOtherSize(exact, one) && isOne(exact, one)));
  ofFigures.set(figure, anchor);
  return anchor;
}

/** The logarithms of two numbers in one unit that are surely not the same. */
const APART = 0.2;
/** Whether two figures are surely not the same, which is told faster than whether they are. */
const isOfOtherSize = (one: Figure, other: Figure): boolean =>
  !isMoment(one) &&
  !isMoment(other) &&
  one.unit !== undefined &&
  one.unit === other.unit &&
  one.percent === other.percent &&
  Math.abs(one.size - other.size) > APART;

const termAnchor =
  (term: string): Anchor =>
  ({ terms }) =>
    meantBy(term, false).some((one) => terms.has(one));

/** A code is meant by the first digits of a hash as well. */
const codeAnchor =
  (code: string): Anchor =>
  ({ codes }) =>
    codes.has(code) || (HASH.test(code) && [...codes].some((one) => one.startsWith(code)));
const HASH = /^(?=.*\d)[0-9a-f]{7,64}$/u;

function wordAnchors(words: string, named: readonly string[], stated: Figure): Anchor[] {
  const isRow = named.length > 0;
  const plain = words.replaceAll(RATE, " ");
  // What a sentence begins with has a capital letter anyway.
  const terms = new Set([
    ...named,
    ...termsOf(plain),
    ...literalsOf(isRow ? plain : plain.replace(FIRST_WORD, "")),
  ]);
  const itself = isMoment(stated) ? "" : numberTerm(stated.value.digits);
  return [
    ...codesOf(plain).map(codeAnchor),
    ...[...terms].filter((term) => (isRow || !PERIODS.has(term)) && term !== itself).map(termAnchor),
  ];
}

const clausesOf = (text: string): Span[] =>
  isTableRow(text) ? [{ start: 0, end: text.length }] : cut(text, { start: 0, end: text.length }, PART);

/** Whether two figures are said together, as the ends of a change or two values of one measurement: `from 41 to 38`, `129/83`. */
const isOfPair = (one: Figure, other: Figure, text: string): boolean =>
  one.until === other ||
  other.until === one ||
  text.slice(one.end, other.start) === "/" ||
  text.slice(other.end, one.start) === "/";

const isInside = (figure: Span, { start, end }: Span): boolean => start <= figure.start && figure.end <= end;

/** A text with spaces for its figures. */
function blanked(text: string, figures: readonly Figure[]): string {
  let rest = text;
  for (const { start, end } of figures)
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  return rest;
}
