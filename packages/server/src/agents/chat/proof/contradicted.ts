import type { KnownFacts } from "./known-facts.ts";
import { agreesWithFields } from "./sentences/boolean-fields.ts";
import { type Contradiction, contradictionOf } from "./sentences/opposites.ts";
import { isOfAnotherPart } from "./misattribution/note-parts.ts";
import { isOfAnotherAgent } from "./sentences/agents.ts";
import { isOfAnotherName } from "./sentences/other-names.ts";
import { overstates } from "./sentences/universals.ts";
import { isMiscompared } from "./sentences/comparatives.ts";
import { isInOtherRole } from "./sentences/roles.ts";
import { isMisplacedInRanking } from "./sentences/placings.ts";
import { isMisranked } from "./sentences/extremes.ts";
import { isMiscomparedWithRows } from "./sentences/compared-rows.ts";
import { isOfAnotherTrend } from "./sentences/trends.ts";
import { isMisconverted } from "./sentences/misconverted.ts";
import { hasLeftOut } from "./sentences/left-out.ts";
import { deniesLimit } from "./sentences/unlimited.ts";
import { exhausts } from "./sentences/exhausted.ts";

/** How the evidence says the opposite of a sentence, or says it of another. */
export function contradicted(text: string, known: KnownFacts): Contradiction | undefined {
  const agrees = agreesWithFields(text, known.findings);
  if (agrees === false || saysOtherwise(text, known)) return "plain";
  return agrees === undefined ? contradictionOf(text, known.clauses(), known.given) : undefined;
}

/** Whether it says something else than the evidence of what that is about. */
const saysOtherwise = (text: string, known: KnownFacts): boolean =>
  isOfAnotherPart(text, known.findings) ||
  exhausts(text, known.findings) ||
  deniesLimit(text, known.findings) ||
  hasLeftOut(text, known.findings) ||
  overstates(text, known.findings) ||
  isMiscompared(text, known.language) ||
  isMisconverted(text, known.language) ||
  isMisranked(text, known.language, known.findings, known.given) ||
  isInOtherRole(text, known.findings) ||
  isMisplacedInRanking(text, known.findings) ||
  isOfAnotherTrend(text, known.findings) ||
  isMiscomparedWithRows(text, known.findings) ||
  isOfAnotherName(text, known.language, known) ||
  (known.language !== "de" && isOfAnotherAgent(text, known.findings));
