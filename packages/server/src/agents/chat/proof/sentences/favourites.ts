import type { ObservedFinding } from "../evidence/observed.ts";
import { denies, stemsOf } from "../reading/words.ts";

/** What is liked best, in the evidence: `Best tomato of 2026: Black Cherry`, `favourite tea is Assam`. */
const NAMED =
  /(?<!\p{L})(?:best|favou?rites?|preferred|top choice|lieblings\p{L}*|préférée?s?|favorit[oa]s?)(?:\s[^:.;,\n]{0,60}?)??(?::|\s(?:is|was|are|were|ist|war|est|es|é))\s(?:the\s|an?\s)?([^.;,\n(]{2,40})/giu;
/** Says what somebody likes best. */
const SAYS =
  /(?<!\p{L})(?:favou?rites?|(?:lik|lov|enjoy|prefer)(?:es?|ed|s)?(?!\p{L}).{0,40}(?<!\p{L})(?:best|most)|lieblings\p{L}*|am liebsten|préférée?s?|favorit[oa]s?)(?!\p{L})/iu;
const RESTRICTED = /(?<!\p{L})(?:second|third|one of|other|another|next|besides|after|least|not)(?!\p{L})/iu;
const NAME = /(?<=\p{L}\s|^\W{0,3})\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)*/gu;

/** Whether a sentence has another name in the place of the only one that the evidence says is liked best. */
export function isOtherFavourite(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!SAYS.test(text) || RESTRICTED.test(text) || denies(text)) return false;
  const told = findings.flatMap(({ finding }) =>
    Array.from(finding.text.matchAll(NAMED), ([, name]) => stemsOf(name!)).filter(({ size }) => size > 0),
  );
  const [favourite] = told;
  if (told.length !== 1 || !favourite || !favourite.isDisjointFrom(stemsOf(text))) return false;
  return (text.match(NAME) ?? []).some((name) => {
    const own = stemsOf(name);
    return own.size > 0 && findings.some(({ stems }) => own.isSubsetOf(stems));
  });
}
