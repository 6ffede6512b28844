import { type Figure, figuresIn, isMoment } from "../evidence/beside.ts";
import { add, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isAlike } from "../misattribution/another-place.ts";
import { particularsOf } from "../reading/particulars.ts";
import { denies } from "../reading/words.ts";
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
