import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { termsOf } from "../evidence/synonyms.ts";
import { WEAK } from "../misattribution/another-place.ts";
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
  /^[^\p{L}]{0,4}(?:(?:so|then|also|dann|donc|entonces)\s)?(?:for|with|at|für|mit|bei|pour|avec|para|con|com)\s(?:your\s|all\s)?[\p{Sc}*_]{0,3}$/iu;
/** Between the clauses of a sentence. */
export const CLAUSE =
  /[?!.,;:](?=\s|$)|\s(?:and|or|but|so|because|since|while|although|und|oder|aber|weil|et|ou|mais|y|o|pero|e)(?=\s)/u;
/** Words of an answer that tell nothing of what it is about. */
const EMPTY = termsOf("limit maximum most allowed until from takes place");
/** The words that a statement has at least if they alone tell what it speaks of. */
export const TELLING = 2;
/** The share of its words that stand beside a figure if it speaks of that. */
const SAME = 2 / 3;

/** What a statement is compared with: the evidence, and what the person wrote. */
export interface ComparedTurn {
  /** The language of the answer. */
  language: string | undefined;
  findings: readonly ObservedFinding[];
  given: readonly Observed[];
}

/** A part of a text. */
interface Span {
  start: number;
  end: number;
}

/** Whether the clause of a part of a sentence compares the person's case with the evidence, or denies something. */
export function isWeighed(text: string, part: Span): boolean {
  const clause = clauseAround(text, part);
  return WEIGHS.test(clause) || (denies(clause) && !affirms(text));
}

/** Whether these words stand before what is the person's own, or what something is compared with. */
export const isOwnCase = (before: string): boolean =>
  [OWN, CASE, COMPARED].some((pattern) => pattern.test(before));

/** The clause of a statement in which a part of it stands. */
export function clauseAround(text: string, { start, end }: Span): string {
  let from = 0;
  for (const { index, 0: mark } of text.matchAll(new RegExp(CLAUSE, "gu"))) {
    if (index >= end) return withoutAffirmation(text.slice(from, index));
    if (index + mark.length <= start) from = index + mark.length;
  }
  return withoutAffirmation(text.slice(from));
}

/** The words that tell what a text is about, without some parts of it. */
export function tellingTerms(text: string, without: readonly Span[]): Set<string> {
  let rest = text;
  for (const { start, end } of without)
    rest = `${rest.slice(0, start)}${" ".repeat(end - start)}${rest.slice(end)}`;
  return new Set([...termsOf(rest)].filter((term) => !EMPTY.has(term) && !WEAK.has(term)));
}

/** Whether most of these words are among others. */
export function isMostOf(terms: ReadonlySet<string>, others: readonly ReadonlySet<string>[]): boolean {
  const shared = [...terms].filter((term) => others.some((words) => words.has(term)));
  return shared.length > 0 && shared.length >= SAME * terms.size;
}
