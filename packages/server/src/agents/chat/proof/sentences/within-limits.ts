import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import { type Observed, type ObservedFinding, shownBy } from "../evidence/observed.ts";
import { isTime } from "../measures/conversions.ts";
import { add, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isAlike, isOne } from "../misattribution/another-place.ts";
import { particularsOf } from "../reading/particulars.ts";
import { denies } from "../reading/words.ts";
import { holds } from "./given-clauses.ts";
import { type ComparedTurn, tellingTerms } from "./suggestions.ts";

/** Says that something keeps to a limit, or goes beyond it. */
const KEEPS =
  /(?<!\p{L})(?:within|under|below|inside)\s(?:the|that|this|its|your|our)\s(?:\p{L}+\s)?(?:limit|maximum|allowance|bounds?)(?!\p{L})/iu;
const EXCEEDS =
  /(?<!\p{L})(?:exceeds?|over|above|beyond|breaks?)\s(?:the|that|this|its|your|our)\s(?:\p{L}+\s)?(?:limit|maximum|allowance|bounds?)(?!\p{L})/iu;

/** The same of a limit with its figure: `within your limit of 250 ms`. */
const KEEPS_TO =
  /(?<!\p{L})(?:within|under|below|inside)\s(?:the|that|this|its|your|our)\s(?:\p{L}+\s)?(?:limit|maximum|target|budget|allowance|goal|threshold)\s(?:of|at|is)\s[\p{Sc}*_]{0,3}$/iu;
const GOES_BEYOND =
  /(?<!\p{L})(?:exceeds?|over|above|beyond|breaks?)\s(?:the|that|this|its|your|our)\s(?:\p{L}+\s)?(?:limit|maximum|target|budget|allowance|goal|threshold)\s(?:of|at|is)\s[\p{Sc}*_]{0,3}$/iu;

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

/** Whether a statement says of what the evidence has a figure for that it keeps to a limit that the statement has, or not, and the reverse is so. */
export function isWrongOfOwnLimit(text: string, { findings, language }: ComparedTurn): boolean {
  const [limit, ...others] = figuresIn(text, particularsOf(text, language));
  if (!limit || isMoment(limit) || others.length > 0 || denies(text)) return false;
  const before = text.slice(0, limit.start);
  const keeps = KEEPS_TO.exec(before);
  const said = keeps ?? GOES_BEYOND.exec(before);
  if (!said) return false;
  const subject = tellingTerms(before.slice(0, said.index), []);
  const seen = findings.flatMap((finding) =>
    finding
      .places()
      .all.filter(({ figure, names, row }) => {
        const words = names.union(row);
        return words.size > 0 && words.isSubsetOf(subject) && !isMoment(figure);
      })
      .map(({ figure }) => figure as Quantity)
      .filter(({ unit, percent }) => (unit ?? limit.unit) === limit.unit && percent === limit.percent),
  );
  const isBeyond = (one: Quantity) => add(one.value, times(limit.value, -1n)).digits > 0n;
  return seen.length > 0 && seen.every((one) => isBeyond(one) === (keeps !== null));
}

/** Whether a statement says that a figure keeps to a limit, or goes beyond it, and the only limit that the evidence has for such a thing says the reverse. */
export function isWrongOfLimit(text: string, { findings, language }: ComparedTurn): boolean {
  const [keeps, exceeds] = [KEEPS.exec(text), EXCEEDS.exec(text)];
  const said = keeps ?? exceeds;
  if (!said || (keeps && exceeds) || denies(text)) return false;
  const figures = figuresIn(text, particularsOf(text, language));
  const [stated, ...others] = figures;
  if (!stated || isMoment(stated) || others.length > 0 || stated.end > said.index) return false;
  const terms = tellingTerms(text, figures);
  const limits = findings.flatMap((finding) =>
    finding
      .places()
      .all.filter(({ figure, names, row, sentence }) => {
        const words = names.union(row).union(sentence);
        return isOfKind(stated, figure) && !words.isDisjointFrom(terms);
      })
      .map(({ figure }) => figure as Quantity),
  );
  const [limit] = limits;
  if (!limit || limits.some((one) => add(one.value, times(limit.value, -1n)).digits !== 0n)) return false;
  const isBeyond = add(stated.value, times(limit.value, -1n)).digits > 0n;
  return isBeyond === (keeps !== null);
}

const isOfKind = (stated: Quantity, seen: Figure): boolean =>
  !isMoment(seen) &&
  isAlike(stated, seen) &&
  seen.unit === stated.unit &&
  (stated.unit !== undefined || seen.noun === stated.noun);
