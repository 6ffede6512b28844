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
const CHOOSES =
  /(?<!\p{L})(?:or|why|how|what|which|when|where|who)(?!\p{L})|,\s(?:and\s)?(?:is|are|was|were|do|does|did|can|could|will|would)(?!\p{L})/iu;
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
  const [asked, ...others] = (given[0]?.written ?? "")
    .slice(0, MOST_CHARS)
    .split(SENTENCES)
    .flatMap((sentence) => claimOf(sentence.trim()) ?? []);
  const isTelling = asked !== undefined && (/\d/.test(asked) || stemsOf(asked).size > 1);
  return isTelling && others.length === 0 ? asked : undefined;
}

/** The statement that a question asks to be confirmed. */
function claimOf(question: string): string | undefined {
  if (TAG.test(question)) return ofPerson(question.replace(TAG, "."));
  const [, verb = "", rest = ""] = WHETHER.exec(question) ?? [];
  if (rest === "" || CHOOSES.test(rest)) return undefined;
  return ofPerson(MAY.test(verb) ? rest.replace(PRONOUN, `$1 ${verb.toLowerCase()}`) : rest);
}

/** What the person says of themselves, as it is said to them. */
const ofPerson = (text: string): string =>
  text
    .replaceAll(/(?<!\p{L})(?:my|our)(?!\p{L})/giu, "your")
    .replaceAll(/(?<!\p{L})(?:i|we)(?!\p{L})/giu, "you");
