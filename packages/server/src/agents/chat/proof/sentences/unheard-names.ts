import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { stemsOf } from "../reading/words.ts";

/** Says what something is called, or after what. */
const NAMES =
  /(?:(?<!\p{L})(?:is|are|was|were|['’]s|['’]re)\s(?:also\s|often\s|sometimes\s|\p{L}+ly\s)?(?:called|known as|termed|nicknamed|dubbed|referred to as|named after)|(?<!\p{L})(?:the|an?|your|my|his|her|their|our|its)\s(?:[\p{L}-]+\s){1,3}?(?:called|named|titled))\s(?:the\s|an?\s)?["“*_`']{0,2}((?!(?:for|off|on|in|by|from|to|with|back|up|after|when|if|once|twice)(?!\p{L}))\p{L}[\p{L}’'-]*(?:[\s-](?!(?:and|or|but|because|as|in|by|for|of|with|when)(?!\p{L}))\p{L}[\p{L}’'-]*)?)/iu;

/** Whether a sentence says what something is called, with a name that nobody else brought up. */
export function namesUnheard(
  text: string,
  { findings, given }: { findings: readonly ObservedFinding[]; given: readonly Observed[] },
): boolean {
  const name = stemsOf(NAMES.exec(text)?.[1] ?? "");
  const heard = [...given, ...findings.flatMap((finding) => [finding, finding.input])];
  return name.size > 0 && heard.every(({ stems }) => stems.isDisjointFrom(name));
}
