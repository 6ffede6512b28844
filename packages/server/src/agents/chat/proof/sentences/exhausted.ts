import type { ObservedFinding } from "../evidence/observed.ts";
import { LEFT } from "../misattribution/used-or-left.ts";
import { denies } from "../reading/words.ts";

/** Says that nothing is left. */
const EMPTY =
  /(?<!\p{L})(?:used up|exhausted|ran out|run out|aufgebraucht|épuisée?s?|agotad[oa]s?|esgotad[oa]s?)(?!\p{L})/iu;
const PARTLY =
  /(?<!\p{L})(?:most|half|some|nearly|almost|partly|part|fast|teilweise|presque|casi|quase)(?!\p{L})/iu;
const ZERO = /(?<![\d.,])0(?![\d.,])/u;

/** Whether a sentence says that nothing is left, where the evidence says how much is, and nowhere that it is nothing. */
export function exhausts(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!EMPTY.test(text) || PARTLY.test(text) || denies(text)) return false;
  const told = findings.filter(({ text: seen }) => LEFT.test(seen));
  return told.length > 0 && told.every(({ text: seen }) => !EMPTY.test(seen) && !ZERO.test(seen));
}
