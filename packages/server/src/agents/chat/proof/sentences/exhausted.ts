import type { ObservedFinding } from "../evidence/observed.ts";
import { LEFT } from "../misattribution/used-or-left.ts";
import { denies, stemsOf } from "../reading/words.ts";

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

const STILL =
  /(?<!\p{L})(?:can still|still ha(?:ve|s)|still (?:got|possible|available)|kannst noch|können noch|hast noch|haben noch|peux encore|pouvez encore|puedes todavía|aún puedes|ainda pode)(?!\p{L})/iu;
const NOTHING_LEFT = /(?<![\d.,])0 (?:left|remaining|übrig)(?!\p{L})/iu;
const OTHERWISE =
  /(?<!\p{L})(?:if|tomorrow|after|once|when|unless|with a pack|wenn|morgen|si|demain|mañana|se|amanhã)(?!\p{L})/iu;

/** Whether a sentence says that there is still something of which the evidence says that 0 are left. */
export function deniesExhausted(text: string, findings: readonly ObservedFinding[]): boolean {
  if (!STILL.test(text) || OTHERWISE.test(text) || denies(text) || /\d/.test(text)) return false;
  const stems = stemsOf(text);
  const lines = findings
    .flatMap(({ finding }) => finding.text.split("\n"))
    .filter((line) => LEFT.test(line))
    .map((line) => ({ line, shared: stemsOf(line.split(":")[0]!).intersection(stems).size }));
  const most = Math.max(0, ...lines.map(({ shared }) => shared));
  const own = lines.filter(({ shared }) => shared === most);
  return most > 0 && own.every(({ line }) => NOTHING_LEFT.test(line));
}
