import type { Observed, ObservedFinding } from "../evidence/observed.ts";
import { isOfAnotherSource } from "../misattribution/other-sources.ts";
import { isQuoteInOtherNotes } from "../misattribution/other-notes.ts";
import { agreesWithBoolean } from "../programs/boolean-verdicts.ts";
import { isJudged, isJudgedOtherwise, isReported } from "../programs/reported.ts";
import { hasQuote, isTelling, reverses } from "./quotes.ts";
import { isOwnText, type Sought, type TurnTexts } from "./sorted.ts";

/** Whether a finding has a phrase only from the model, and does not report it as something that it came to. */
export const isOwnPhrase =
  (phrase: string, text: string, isIn: (where: Observed) => boolean) =>
  (finding: ObservedFinding): boolean =>
    isOwnText(isIn)(finding) && !isReported(phrase, finding, text);

/** A quotation, as it is looked for. `quotes`: all of its sentence. */
export function soughtQuote(
  quote: string,
  quotes: readonly string[],
  text: string,
  { findings }: TurnTexts,
): Sought {
  const isIn = (where: Observed) => hasQuote(where, quote);
  const agrees = (finding: ObservedFinding) => agreesWithBoolean(quote, finding, text);
  const isOwnQuote = isOwnPhrase(quote, text, isIn);
  const isOwn = (finding: ObservedFinding) => agrees(finding) === undefined && isOwnQuote(finding);
  const backing = findings.filter((finding) => isIn(finding) && !isOwn(finding));
  const isElsewhere = (finding: ObservedFinding) =>
    agrees(finding) === false ||
    reverses(finding, text) ||
    isJudgedOtherwise(quote, finding, text) ||
    isQuoteInOtherNotes(quote, text, finding) ||
    isOfAnotherSource(quote, text, finding, findings);
  const isHard =
    isTelling(quote, quotes, backing) ||
    backing.some((finding) => agrees(finding) === true || isJudged(quote, finding, text));
  return { isIn, isHard, isOwn, isElsewhere };
}
