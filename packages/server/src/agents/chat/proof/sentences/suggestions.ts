import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { termsOf, WEAK } from "../evidence/synonyms.ts";
import { denies } from "../reading/words.ts";
import { affirms, withoutAffirmation } from "./affirmations.ts";

/** Compares the person's case with the evidence, rather than saying it of the same. */
const WEIGHS =
  /(?<!\p{L})(?:too \p{L}+|enough|(?:just|exactly|about) right|fits?|within (?:the|that|its|your|our)|suffices?|(?:is|are|was|were) (?:\p{L}+ )?\p{L}+ than|rather than|instead of|reach(?:es|ed)?(?! (?:about )?\p{Sc}?\d)|beats?|miss(?:es|ed)?|falls? short|fell short|meets?|genug|zu (?:viel|wenig|groß|klein|lang|kurz|spät|früh|teuer)|statt|trop|assez|demasiado)(?!\p{L})/iu;
/** Before a figure with which something is compared: `more than 12`. */
const COMPARED =
  /(?<!\p{L})(?:than|over|above|below|under|within|past|als|über|unter|plus de|moins de|más de|menos de)\s(?:\p{L}+\s)?[\p{Sc}*_]{0,3}$/iu;
/** Says in a denial what is the most or the least: `no more than`, `may not exceed`. */
const BOUND =
  /(?<!\p{L})(?:(?:no|not|\p{L}+n['’]t|never|cannot|nicht) (?:\p{L}+ ){0,2}?(?:more|less|fewer|larger|longer|bigger|higher|heavier|older|later|earlier|mehr|länger|größer|später) (?:than|als)|(?:not|\p{L}+n['’]t|never|cannot) (?:\p{L}+ )?exceed)(?!\p{L})/giu;
/** Before a figure that is the person's own: `your 12 people`, `yours with 6`. */
const OWN =
  /(?<!\p{L})(?:yours?|dein\p{L}*|ihr\p{L}*|votre|vos|ton|tes|tu|tus|su|sus|seus?|suas?)\s(?:(?:\p{L}+\s)?(?:with|mit|avec|con|com)\s|(?:first|last|other|own|next|small|\p{Ll}+ed)\s)?[\p{Sc}*_]{0,3}$/iu;
/** The same of what they have set or guessed: `your limit of 250 ms`. */
const OWN_MEASURE =
  /(?<!\p{L})your\s(?:\p{L}+\s)?(?:limit|budget|goal|target|guess|estimate|expectation|group|party|team|class|threshold|requirement|deadline|plan)\s(?:of|from|at)\s[\p{Sc}*_]{0,3}$/iu;
/** Before the case that a sentence is about. */
const CASE =
  /^[^\p{L}]{0,4}(?:(?:so|then|also|dann|donc|entonces)\s)?(?:for|with|für|mit|pour|avec|para|con|com)\s(?:your\s|all\s)?[*_]{0,3}$/iu;
/** Tells the person what to set, or what holds once it is set. */
const SETS =
  /^\P{L}{0,4}(?:(?:then|just|simply|so|please)\s)?(?:set|change|put|raise|lower|increase|pass|export|start|run|enter|choose|setze?|stelle?|mets|pon)(?!\p{L})|\p{L}=\d|(?<!\p{L})then(?!\p{L})/iu;
/** Tells of the person's own case: `we are 60`, `my path has 300 characters`. */
const TELLS_OWN =
  /^\P{L}{0,4}(?:(?:so|and|but|because|since|if|when|as|now|hi|hello|und|weil|da|et|y)[,\s]\s?)?(?:i|we|my|our|i['’](?:m|ve|d)|we['’](?:re|ve)|ich|wir|meine?\p{L}*|unsere?\p{L}*|je|j['’]ai|nous|mon|ma|mes|notre|nos|yo|mis?|tengo|nuestr\p{L}+)\s(?!(?:may|can|could|must|should|might|am allowed|are allowed|have to|darf|dürfen|kann|muss|peux|puedo)(?!\p{L})|(?:\p{L}+\s){0,2}(?:says?|said|claims?|claimed|thinks?|thought|told|tells|believes?|insists?)(?!\p{L}))/iu;
/** Asks whether what was said is so. */
const ASKS_WHETHER =
  /(?<!\p{L})(?:right|correct|\p{L}+n['’]t (?:it|i|we|they|he|she|there|you|that|this|these|those)|as far as i (?:know|remember)|i (?:think|believe|guess|count(?:ed)?|get|got|make it|made it|take it|remember(?:ed)?|suppose|assume|heard|read)|if i(?:['’]m| am) right|oder|nicht wahr|glaube ich|n['’]est-ce pas|verdad)(?!\p{L})/iu;
/** Asks whether the sentence before it is so. */
const ASKS_OF_BEFORE =
  /^(?:(?:and|so|but),?\s)?(?:is|was|does|did)\s(?:that|this|it|he|she)\s(?:(?:the|still|really|even)\s)?(?:(?:the )?right|correct|true|so|accurate)(?!\p{L})|^(?:right|correct|yes|stimmt(?: das)?)\?/iu;

/** Asks for what is not known yet. */
const ASKS_FOR =
  /(?<!\p{L})(?:how|what|which|when|where|who|why|wie|welche\p{L}*|wann|combien|quel\p{L}*|quand|cuánt\p{L}+|qué|cuándo)(?!\p{L})/iu;
/** Begins a question whether something is so; `may I` and `can we` ask for leave. */
const ASKS_YES =
  /^\P{L}{0,4}(?:(?:and|so|but|then)[,\s]\s?)?(?:is|are|was|were|does|do|did|has|have|had|will|would|ist|sind|hat|est-ce|es)\s(?!(?:i|we|my|our)(?!\p{L})).*\?$/iu;
/** Before what the person takes to be so. */
const TAKES_AS_SO =
  /(?<!\p{L})(?:since|because|given that|seeing that|now that|weil|da|puisque|comme|ya que|como)(?!\p{L})/iu;

/** Says what others say, or what the person expects, or asks to have it confirmed. */
const TAKES_FROM_OTHERS =
  /(?<!\p{L})(?:(?:am|was|were|been|['’]m) told|says?|said|claims?|claimed|thinks?|thought|believes?|insists?|heard|expect(?:ed)?|should be|confirm|verify|sagt|meint|erwarte|dit|dice)(?!\p{L})|(?<!\p{L})(?:yes|no|ja|oui|sí|não)\s?\?$/iu;

/** Says what would be in a case. */
const SUPPOSES = /(?<!\p{L})(?:would|würden?|seraient|serait|serían?)(?!\p{L})/iu;

/** Whether a text says what would be in a case. */
export const supposes = (text: string): boolean => SUPPOSES.test(text);

/** Compares two things, so that neither is said to be so. */
const COMPARES = /(?<!\p{L})(?:than|als|que)(?!\p{L})/iu;

/** Whether a clause asks for what is not known yet, so that its figures are data. */
export const asksFor = (clause: string): boolean => ASKS_FOR.test(clause);

/** Whether a sentence of the person says that something is so, or asks whether it is. */
export const asserts = (sentence: string): boolean =>
  !WEIGHS.test(sentence) &&
  !COMPARES.test(sentence) &&
  (ASKS_WHETHER.test(sentence) ||
    ASKS_YES.test(sentence.trim()) ||
    TAKES_AS_SO.test(sentence) ||
    TAKES_FROM_OTHERS.test(sentence));

/** Between the clauses of a sentence. */
export const CLAUSE =
  /[?!.,;:](?:\sas)?(?=\s|$)|\s(?:and|or|but|so|because|since|while|although|und|oder|aber|weil|et|ou|mais|y|o|pero|e)(?=\s)/u;
/** Words of an answer that tell nothing of what it is about. */
const EMPTY = termsOf(
  "limit maximum most allowed until from takes place should could would may might must can",
);
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
  return WEIGHS.test(clause) || (deniesInside(clause) && !affirms(text));
}

/** Whether a part of a sentence stands in a clause that denies it: `14 euros, not 12`. */
export const isDenied = (text: string, part: Span): boolean => deniesInside(clauseAround(text, part));

const deniesInside = (clause: string): boolean => denies(clause.replaceAll(BOUND, "up to"));

/** Whether what stands before a part tells that it is the person's own, or what something is compared with. */
export const isOwnCase = (text: string, { start }: Span): boolean => {
  const before = text.slice(0, start);
  if (OWN.test(before) || OWN_MEASURE.test(before) || CASE.test(before)) return true;
  return COMPARED.test(before.replaceAll(BOUND, "up to"));
};

/** Whether a sentence tells what to set. */
export const isSet = (text: string, part: Span): boolean => SETS.test(clauseAround(text, part));

/** The sentences in which the person tells of their own case rather than asks whether something is so. */
export const ownCasesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s|\n/u)
    .filter((sentence, i, all) => !ASKS_WHETHER.test(sentence) && !ASKS_OF_BEFORE.test(all[i + 1] ?? ""))
    .flatMap((sentence) => sentence.split(CLAUSE))
    .filter((clause) => TELLS_OWN.test(clause));

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
