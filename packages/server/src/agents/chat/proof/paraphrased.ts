import type { ProofOutcome } from "@signet/contract";
import { backing, type Compared, isTranslated } from "./compared.ts";
import { isValue, type ObservedFinding } from "./evidence/observed.ts";
import type { KnownFacts } from "./known-facts.ts";
import {
  concludesFromValue,
  guesses,
  infers,
  isAdvice,
  isAdviceForCase,
  isGeneral,
  isOfThingsElse,
  isOfWorld,
  isUnrelated,
  saysRule,
  warns,
} from "./sentences/conclusions.ts";
import type { Coverage } from "./sentences/coverage.ts";
import { type Kinship, kinshipOf } from "./sentences/kinship.ts";
import { withoutLeadIn } from "./sentences/lead-ins.ts";
import type { Sorted } from "./matching/sorted.ts";

/**
 * What a statement that repeats no evidence word for word paraphrases or draws a conclusion from; nothing if it speaks of something
 * else. `before`: the outcome of the statement before it.
 */
export function paraphrasedBy(
  text: string,
  known: KnownFacts,
  compared: Compared,
  before: ProofOutcome | null,
): ObservedFinding[] {
  const { findings } = known;
  // What follows from the model's own is its own, unless it is about a day that the person named.
  const follows = before === "own_knowledge" && infers(text) && compared.sorted.repeated === 0;
  if (findings.length === 0 || follows) return [];
  const told = findings.filter((finding) => !isValue(finding));
  const kinship = kinshipOf(text, known);
  return told.length > 0
    ? byTexts(text, known, compared, kinship, told)
    : byValues(text, known, compared, kinship);
}

/** The texts that a statement paraphrases. */
function byTexts(
  text: string,
  { language }: KnownFacts,
  { sorted, coverage }: Compared,
  kinship: Kinship,
  told: readonly ObservedFinding[],
): ObservedFinding[] {
  const { finding, words, isClose, isOfLine } = coverage;
  const most = finding && (words > 1 || 2 * words >= kinship.words) ? [finding] : [];
  if (isOfWorld(text) || guesses(text)) return [];
  if (isGeneral(text)) return isOfLine ? most : [];
  if (isAdvice(text)) return isClose ? most : warnsOf(text, finding);
  const isKnown = sorted.softBacked > 0 || isTranslated(language, told) || saysRule(text, told);
  return isKnown || !isUnrelated(text, kinship, language) ? closestTo(coverage, sorted, told) : [];
}

/** The texts that a statement about them is closest to. */
function closestTo(
  { finding, words }: Coverage,
  sorted: Sorted,
  told: readonly ObservedFinding[],
): ObservedFinding[] {
  if (finding && words > 1) return [finding];
  return sorted.softBacked > 0 ? backing(sorted) : told.slice(0, 1);
}

/** A text of which an advice has a word and what is not to be: `Avoid an empty stomach`. What somebody is to be told is judged by itself. */
const warnsOf = (text: string, finding: ObservedFinding | undefined): ObservedFinding[] =>
  finding && warns(text) && withoutLeadIn(text) === text ? [finding] : [];

/** The values that a statement draws a conclusion from. A value has no words: the conclusion is about what the person asked. */
function byValues(
  text: string,
  { findings, language }: KnownFacts,
  { sorted, coverage }: Compared,
  kinship: Kinship,
): ObservedFinding[] {
  const { finding, isClose } = coverage;
  const most = finding && kinship.isRelated ? [finding] : [];
  if (guesses(text)) return [];
  if (isOfThingsElse(text, kinship, findings) || isAdviceForCase(text)) return isClose ? most : [];
  if (most.length > 0) return most;
  if (sorted.softBacked > 0) return backing(sorted);
  return sorted.restated > 0 || concludesFromValue(text, kinship, language) ? findings.slice(0, 1) : [];
}

/** Whether a sentence is an advice with no other figures than spelled ones of the person: `if you use two trays, swap them`. */
export const advisesWithGiven = (text: string, { hardBacked, repeated }: Sorted): boolean =>
  hardBacked > 0 && hardBacked === repeated && !/\d/.test(text) && isAdviceForCase(text);
