import { equals } from "../measures/decimal.ts";
import type { ObservedFinding } from "../evidence/observed.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSame } from "../measures/same-quantity.ts";

/** A part and its whole: `3 of 5`. */
interface Pair {
  part: Quantity;
  whole: Quantity;
}

const OF =
  /^[*_]*\s?(?:\/|\s?(?:(?!(?:and|or|with|und|oder|mit|et|ou|avec|y|o|con|e|com)\s)\p{L}+\s){0,2}(?:of|out of|von|sur|de)\s(?:(?:the|your|these|all|den|deinen|les|los|os|as)\s)?)[*_]*$/u;
const MOST_BETWEEN = 40;
/** Says of a number that so many are left. */
const LEFT_BEHIND =
  /^[*_]*\s(?:\p{L}+\s){0,3}?(?:more|left|remain\w*|unused|available|free|übrig|verbleib\w+|frei|restant\w*|restent|quedan|restam|disponib\w+)(?!\p{L})/iu;
const LEFT_BEFORE =
  /(?<!\p{L})(?:still|left|remain\w*|another|noch|encore|todavía|quedan|ainda|restam|restent)(?:\s\p{L}+)?[\s:]\s?[*_]*$/iu;
const LEAD_CHARS = 40;
const OF_BEFORE = /(?<!\p{L})(?:of|von|sur|de)(?:\s\p{L}+(?:['’]s)?){0,2}\s[*_]*$/iu;
/** It is said of the whole. */
const WHOLE_BEHIND =
  /^[^.;]{0,40}\b(?:in all|in total|altogether|a day|per day|daily|at most|insgesamt|en tout|en total)\b/iu;

const read = new WeakMap<ObservedFinding, Pair[]>();

function pairsOf(finding: ObservedFinding): Pair[] {
  const known = read.get(finding) ?? pairsIn(finding.finding.text, finding.particulars.quantities);
  read.set(finding, known);
  return known;
}

/** The parts with their wholes among numbers of a text. */
function pairsIn(text: string, quantities: readonly Quantity[]): Pair[] {
  const sorted = quantities.filter(({ start }) => start < text.length).toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((part, i) => {
    const whole = sorted.slice(i + 1).find(({ start }) => start >= part.end);
    if (!whole || whole.start - part.end > MOST_BETWEEN || part.size > whole.size) return [];
    return OF.test(text.slice(part.end, whole.start)) ? [{ part, whole }] : [];
  });
}

/** Between a whole that is said first and its part: `Of the 20 visuals, 17 are left`. */
const PART_BEHIND = /^[*_]*(?:\s\p{L}+){0,3},\s(?:(?:only|still|just|noch|nur)\s)?[*_]*$/u;
const OF_FIRST =
  /(?:^|[.;:,]\s)[*_]*(?:Of|of|Von|von|Sur|sur|De|de)\s(?:(?:the|your|these|all|den|deinen|les|los)\s)*[*_]*$/u;

function pairsSaidBackwards(text: string, quantities: readonly Quantity[]): Pair[] {
  const sorted = quantities.toSorted((a, b) => a.start - b.start);
  return sorted.flatMap((whole, i) => {
    const part = sorted[i + 1];
    if (!part || part.size > whole.size || !OF_FIRST.test(text.slice(0, whole.start))) return [];
    return PART_BEHIND.test(text.slice(whole.end, part.start)) ? [{ part, whole }] : [];
  });
}

/**
 * Whether a finding has a number only in another pair: 2 of 6 where it says `17 of 60` and `2 of 6` cannot be 2 of 60, and the 5 of
 * `3 of 5 are left` are not left.
 */
export function isOfAnotherPair(
  stated: Quantity,
  quantities: readonly Quantity[],
  text: string,
  finding: ObservedFinding,
): boolean {
  const pairs = pairsOf(finding);
  if (pairs.length === 0) return false;
  const own = [...pairsIn(text, quantities), ...pairsSaidBackwards(text, quantities)].find(
    ({ part, whole }) => part === stated || whole === stated,
  );
  if (own) return isMixed(own, pairs);
  const lead = text.slice(Math.max(0, stated.start - LEAD_CHARS), stated.start);
  const behind = text.slice(stated.end);
  const isLeft = LEFT_BEHIND.test(behind) || LEFT_BEFORE.test(lead);
  if (!isLeft || OF_BEFORE.test(lead) || WHOLE_BEHIND.test(behind)) return false;
  const seen = finding.particulars.quantities.filter((one) => isSame(stated, one));
  const isWhole = (one: Quantity) =>
    pairs.some(({ part, whole }) => whole === one && !equals(part.value, whole.value));
  return seen.length > 0 && seen.every((one) => isWhole(one));
}

/** Whether a pair shares one number with those of the evidence, and is none of them. */
function isMixed({ part, whole }: Pair, pairs: readonly Pair[]): boolean {
  const alike = pairs.map((seen) => [isSame(part, seen.part), isSame(whole, seen.whole)] as const);
  return (
    alike.some(([isPart, isWhole]) => isPart !== isWhole) &&
    !alike.some(([isPart, isWhole]) => isPart && isWhole)
  );
}
