import { saysAllPass } from "./sentences/all-pass.ts";
import { confirmedBy } from "./sentences/confirmed.ts";
import { isInAnotherMonth } from "./sentences/other-months.ts";
import { isOfAnotherCode } from "./sentences/code-meanings.ts";
import { deniesLabelled } from "./sentences/denied-labels.ts";
import { isOfAnotherLabelledLine } from "./sentences/labelled-lines.ts";
import { leavesOutListed } from "./sentences/names-only.ts";
import { includesWhatCosts } from "./sentences/not-included.ts";
import { hidesTries } from "./sentences/tries.ts";
import { isOnOtherSide } from "./sentences/other-side-of-time.ts";
import { isOfAnotherObject } from "./sentences/other-objects.ts";
import type { KnownFacts } from "./known-facts.ts";
import type { AnswerPart } from "./reading/statements.ts";
import { withoutLeadIn } from "./sentences/lead-ins.ts";
import { agreesWithFields } from "./sentences/boolean-fields.ts";
import { type Contradiction, contradictionOf } from "./sentences/opposites.ts";
import { isVerdictOfAnotherSite } from "./misattribution/sites.ts";
import { isOfAnotherPart } from "./misattribution/note-parts.ts";
import { isOfAnotherAgent } from "./sentences/agents.ts";
import { isOfAnotherName } from "./sentences/other-names.ts";
import { overstates } from "./sentences/universals.ts";
import { isMiscompared, isMisjudged } from "./sentences/comparatives.ts";
import { isInOtherRelease, isNewElsewhere } from "./misattribution/releases.ts";
import { isRelationTurned } from "./sentences/relations.ts";
import { isOtherForgotten } from "./sentences/forgotten.ts";
import { isMiscomparedWithResults } from "./sentences/compared-results.ts";
import { isInOtherRole } from "./sentences/roles.ts";
import { hasAbsent } from "./sentences/absent.ts";
import { advisesForbidden, allowsForbidden, forbidsAllowed } from "./sentences/permissions.ts";
import { isOfOtherSide } from "./sentences/two-sides.ts";
import { isMisplacedInRanking } from "./sentences/placings.ts";
import { isMisranked } from "./sentences/extremes.ts";
import { isMiscomparedWithRows } from "./sentences/compared-rows.ts";
import { requiresUnneeded } from "./sentences/requirements.ts";
import { isTreatedOtherwise } from "./sentences/treatments.ts";
import { isOfAnotherTrend } from "./sentences/trends.ts";
import { isGivenInRow } from "./sentences/given-in-rows.ts";
import { isNameOnlyGiven } from "./sentences/given-names.ts";
import { isGivenOtherwise } from "./sentences/given-otherwise.ts";
import { isLiteralOtherwise } from "./sentences/literals-otherwise.ts";
import { isWrongOfGoal } from "./sentences/goals.ts";
import { isWrongOfLimit, isWrongOfOwnLimit } from "./sentences/within-limits.ts";
import { isOutweighedName } from "./sentences/outweighed-names.ts";
import { isOtherResult } from "./sentences/other-results.ts";
import { isMisconverted } from "./sentences/misconverted.ts";
import { isOtherFavourite } from "./sentences/favourites.ts";
import { saysEndedStands } from "./sentences/ended.ts";
import { deniesChange } from "./sentences/no-change.ts";
import { deniesCounted } from "./sentences/none-counted.ts";
import { isInAnotherOrder } from "./sentences/list-order.ts";
import { hasLeftOut } from "./sentences/left-out.ts";
import { holdsForLeftAside } from "./sentences/left-aside.ts";
import { deniesLimit } from "./sentences/unlimited.ts";
import { deniesExhausted, exhausts } from "./sentences/exhausted.ts";

/** How the evidence says the opposite of a sentence, or says it of another; or has another figure in a row of a table. */
export function contradicted(statement: AnswerPart, known: KnownFacts): Contradiction | undefined {
  const { text, kind } = statement;
  if (kind === "row") return isGivenInRow(text, known) ? "plain" : undefined;
  if (kind !== "prose") return undefined;
  const isOtherwise = isOfAnotherCode(text, known.findings) || deniesLabelled(statement, known.findings);
  return isOtherwise ? "plain" : bySentence(withoutLeadIn(text), known);
}

function bySentence(text: string, known: KnownFacts): Contradiction | undefined {
  const agrees = agreesWithFields(text, known.findings);
  if (agrees === false || saysOtherwise(text, known) || confirmsWrong(text, known)) return "plain";
  return agrees === undefined ? contradictionOf(text, known.clauses(), known.given) : undefined;
}

/** What tells that a sentence says something else than the evidence of what that is about. */
const GUARDS: ((text: string, known: KnownFacts) => boolean)[] = [
  ...[
    isOfAnotherPart,
    exhausts,
    deniesExhausted,
    deniesLimit,
    hasLeftOut,
    holdsForLeftAside,
    saysEndedStands,
    isOtherFavourite,
    overstates,
    isInOtherRelease,
    isNewElsewhere,
    isRelationTurned,
    isOtherForgotten,
    isMiscomparedWithResults,
    isInOtherRole,
    hasAbsent,
    allowsForbidden,
    advisesForbidden,
    forbidsAllowed,
    requiresUnneeded,
    isOfOtherSide,
    isMisplacedInRanking,
    isOfAnotherTrend,
    isTreatedOtherwise,
    saysAllPass,
    includesWhatCosts,
    leavesOutListed,
    isInAnotherMonth,
    isOfAnotherLabelledLine,
    deniesCounted,
    deniesChange,
    isInAnotherOrder,
    isVerdictOfAnotherSite,
    isOnOtherSide,
    hidesTries,
  ].map(
    (guard) =>
      (text: string, { findings }: KnownFacts) =>
        guard(text, findings),
  ),
  (text, { language }) =>
    isMiscompared(text, language) || isMisjudged(text, language) || isMisconverted(text, language),
  (text, { language, findings, given }) => isMisranked(text, language, findings, given),
  isMiscomparedWithRows,
  isOtherResult,
  isOutweighedName,
  isGivenOtherwise,
  isNameOnlyGiven,
  isOfAnotherObject,
  isLiteralOtherwise,
  isWrongOfLimit,
  isWrongOfOwnLimit,
  isWrongOfGoal,
  (text, known) => isOfAnotherName(text, known.language, known),
  (text, { language, findings }) => language !== "de" && isOfAnotherAgent(text, findings),
];

/** Whether a sentence says yes to something of which the evidence says the opposite, or says it of another. */
function confirmsWrong(text: string, known: KnownFacts): boolean {
  const asked = confirmedBy(text, known.given);
  if (asked === undefined) return false;
  return (
    CONFIRMED.some((guard) => guard(asked, known.findings)) ||
    isOfAnotherObject(asked, known) ||
    isOfAnotherName(`Yes, ${asked}`, known.language, known) ||
    isGivenOtherwise(statedFigures(asked), known) ||
    contradictionOf(asked, known.clauses(), known.given) === "plain"
  );
}

/** A question as a statement, as far as it says how much or when something is; a figure of the person's case may meet a limit. */
const statedFigures = (asked: string): string => (STATES.test(asked) ? `Yes, ${asked}` : "");
const STATES =
  /(?<!\p{L})(?:is|was|are|were|costs?|at|from|until|till|on|by|takes?|has|have|to|in|after|before)\s(?:about\s|\p{L}+\s)?(?:[$€£]?\d|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?!\p{L}))/iu;

const CONFIRMED = [allowsForbidden, saysEndedStands, includesWhatCosts, saysAllPass];

const saysOtherwise = (text: string, known: KnownFacts): boolean =>
  GUARDS.some((guard) => guard(text, known));
