import type { Observed } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";
import { affirms } from "./affirmations.ts";

/** Asks behind a statement whether it is so. */
const TAG =
  /,\s(?:right|correct|yes|(?:is|are|was|were|do|does|did|has|have|had|can|could|will|would|should|must)(?:n['’]t)?\s(?:it|they|he|she|we|you|i|there|that|this)|if i (?:remember|recall) (?:right|correctly)|oder|nicht wahr|n['’]est-ce pas|verdad)\s?\?$/iu;
/** Begins a question that is answered with yes or no. */
const WHETHER =
  /^(?:(?:and|but|so|also|then|ok(?:ay)?|hi|hello)[,\s]\s?)*(is|are|was|were|do|does|did|can|could|may|must|should|will|would|has|have|had)\s(.+)\?$/iu;
const MAY = /^(?:can|could|may|must|should)$/iu;
const PRONOUN = /^(i|we|you|he|she|it|they)(?!\p{L})/iu;
/** Asks for one of several, or only for a reason. */
const CHOOSES = /(?<!\p{L})(?:or|why|how|what|which|when|where|who)(?!\p{L})/iu;
/** Takes a part of the yes back. */
const PARTLY =
  /n['’]t(?!\p{L})|(?<!\p{L})(?:but|only|except|although|though|however|not|unless|if|provided|almost|nearly|partly|just|instead)(?!\p{L})/iu;
const SENTENCES = /(?<=[.!?])\s|\n/u;
const MOST_CHARS = 4_000;

/**
 * What a sentence that only says yes says: the question of the person as a statement, if the newest message has one such question.
 * `Backups go to birch` of `Backups go to birch, right?`.
 */
export function confirmedBy(text: string, given: readonly Observed[]): string | undefined {
  if (!affirms(text) || PARTLY.test(text)) return undefined;
  const claims = (given[0]?.written ?? "")
    .slice(0, MOST_CHARS)
    .split(SENTENCES)
    .flatMap((sentence) => partsOf(sentence.trim()))
    .flatMap((question) => claimOf(question) ?? []);
  const asked = claims.length > 1 ? nearest(claims, stemsOf(text)) : claims[0];
  const isTelling = asked !== undefined && (/\d/.test(asked) || stemsOf(asked).size > 1);
  return isTelling ? asked : undefined;
}

const SEVERAL =
  /,\s(?:and\s|or\s)?(?=(?:is|are|was|were|do|does|did|can|could|will|would|has|have)(?!n['’]t|\s(?:it|they|he|she|we|you|i|there|that|this)\s?\?)(?!\p{L}))/iu;

/** The questions that one sentence asks: `Is it open on Monday, and is Jonas there?` */
const partsOf = (sentence: string): string[] =>
  sentence.endsWith("?")
    ? sentence.split(SEVERAL).map((part) => (part.endsWith("?") ? part : `${part}?`))
    : [];

/** The claim that shares most words with a sentence, if no other one shares as many. */
function nearest(claims: readonly string[], stems: ReadonlySet<string>): string | undefined {
  const [first, second] = claims
    .map((claim) => ({ claim, shared: stemsOf(claim).intersection(stems).size }))
    .toSorted((a, b) => b.shared - a.shared);
  return first && first.shared > (second?.shared ?? 0) ? first.claim : undefined;
}

/** The statement that a question asks to be confirmed. */
function claimOf(question: string): string | undefined {
  if (TAG.test(question)) return ofPerson(question.replace(TAG, "."));
  const [, verb = "", rest = ""] = WHETHER.exec(question) ?? [];
  if (rest === "" || CHOOSES.test(rest)) return undefined;
  const said = rest.replace(SAYS, "");
  return ofPerson(MAY.test(verb) ? said.replace(PRONOUN, `$1 ${verb.toLowerCase()}`) : said);
}

/** What a source is asked for: `Does the page say that it is closed on Mondays?` */
const SAYS =
  /^(?:https?:\S+|(?:the|my|your) \p{L}+|it|they)\s(?:really\s|also\s)?(?:say|state|mention|show|confirm|list)s?\s(?:that\s)?/iu;

/** What the person says of themselves, as it is said to them. */
const ofPerson = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, "your")
    .replaceAll(/(?<!\p{L})(?:i|we)(?!\p{L})/giu, "you");
