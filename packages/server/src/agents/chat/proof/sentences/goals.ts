import { figuresIn, isMoment } from "../evidence/beside.ts";
import { type Observed, type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { isTime } from "../measures/conversions.ts";
import { add, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isOne } from "../misattribution/another-place.ts";
import { particularsOf } from "../reading/particulars.ts";
import { denies } from "../reading/words.ts";
import { holds } from "./given-clauses.ts";
import type { ComparedTurn } from "./suggestions.ts";

/** Says that a goal is reached, or not. */
const GOAL = String.raw`(?:your|the|our)\s(?:\p{L}+\s)?(?:goal|target|aim)\s(?:of|at|is)\s[\p{Sc}*_]{0,3}$`;
const REACHES = new RegExp(
  String.raw`(?<!\p{L})(?:reach(?:es|ed)?|met|meets?|beats?|exceed(?:s|ed)|passed|made|hits?|achieved?s?|surpass(?:es|ed)|above|over)\s${GOAL}`,
  "iu",
);
const MISSES = new RegExp(
  String.raw`(?<!\p{L})(?:miss(?:es|ed)?|fell short of|falls? short of|below|under|short of)\s${GOAL}`,
  "iu",
);

/** Whether a statement says that the one thing that was worked out reaches a goal, and it does not; or the reverse. */
export function isWrongOfGoal(text: string, { findings, given, language }: ComparedTurn): boolean {
  const [goal, ...others] = figuresIn(text, particularsOf(text, language));
  if (!goal || isMoment(goal) || others.length > 0 || denies(text)) return false;
  const before = text.slice(0, goal.start);
  const [reaches, misses] = [REACHES.test(before), MISSES.test(before)];
  const computed = findings.filter(({ finding }) => finding.evidence.type === "calculation");
  const [result, ...more] = computed.flatMap((finding) => shownBy(finding).quantities);
  if (reaches === misses || !result || more.length > 0 || !isOfGoal(result, goal, computed, given))
    return false;
  return reaches === add(result.value, times(goal.value, -1n)).digits < 0n;
}

/** Says that less is better. */
const LESS_IS_BETTER =
  /(?<!\p{L})(?:under|below|less|fewer|lower|at most|no more|maximum|limit|within|cut|reduc\p{L}*|lose|losing|weigh\p{L}*|faster|quicker|down to|stay\p{L}*|budget|spend\p{L}*|cost\p{L}*)(?!\p{L})/iu;

/** Whether a result is all of what a goal is of, and more is better: no share for a percentage, no part of what the person has. */
function isOfGoal(
  result: Quantity,
  goal: Quantity,
  computed: readonly ObservedFinding[],
  given: readonly Observed[],
): boolean {
  if (goal.unit !== undefined && isTime(goal.unit)) return false;
  if (goal.percent ? result.size <= 0 : (result.unit ?? goal.unit) !== goal.unit) return false;
  const isUsed = (one: Quantity) => computed.some(({ input }) => holds(one, input.particulars));
  return given.every(
    ({ text, particulars }) =>
      !LESS_IS_BETTER.test(text) &&
      particulars.quantities.every((one) => one.unit !== goal.unit || isOne(one, goal) || isUsed(one)),
  );
}
