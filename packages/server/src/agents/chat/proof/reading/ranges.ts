import type { Quantity } from "../measures/quantity.ts";

/** What stands at a place of a text, and may begin a range. */
interface Placed<T> {
  start: number;
  end: number;
  until?: T;
}

const RANGE = /^[*_]*\s?(?:to|until|till|bis|à|au|a|al|até|hasta|through|by|[-–—×x])\s?[*_]*[$€£¥]?$/iu;

/** The words of `between 9 pm and 6 am`. */
const BETWEEN =
  /(?<!\p{L})(?:between|zwischen|entre)\s(?:(?:the|las?|les?|os?|as|dem|den|der)\s)?[*_]*[$€£¥]?$/iu;
const AND = /^[*_]*\s(?:and|und|et|y|e)\s(?:(?:the|las?|les?|os?|as|dem|den|der)\s)?[*_]*[$€£¥]?$/iu;
const BETWEEN_CHARS = 20;

const isBetween = (text: string, from: number): boolean =>
  BETWEEN.test(text.slice(Math.max(0, from - BETWEEN_CHARS), from));

/** Joins the ends of ranges, such as `3 to 5`, and the sides of `24 by 16` to their beginnings. Sorted by place in the text. */
export function withRanges<T extends Placed<T>>(text: string, found: T[]): T[] {
  for (const [i, from] of found.entries()) {
    const to = found[i + 1];
    if (!to) continue;
    const words = text.slice(from.end, to.start);
    if (RANGE.test(words) || (AND.test(words) && isBetween(text, from.start))) from.until = to;
  }
  return found;
}

/** Whether a range begins or ends as one of the evidence does, but is none of them: it is put together from two. */
export function isNoRange<T extends Placed<T>>(
  stated: T,
  seen: readonly T[],
  isAlike: (a: T, b: T) => boolean,
): boolean {
  const end = stated.until;
  if (end === undefined) return false;
  const ranges = seen.flatMap((from) =>
    from.until === undefined ? [] : [[isAlike(stated, from), isAlike(end, from.until)]],
  );
  return ranges.some(([begins, ends]) => begins !== ends) && !ranges.some(([begins, ends]) => begins && ends);
}

/** The digits of a rounded whole number that count at least. */
const FEWEST_DIGITS = 2;

/** Rounds the end of a range as its beginning is: `from about 123,800 to 94,100`. */
export function withRoundedEnds(found: Quantity[]): Quantity[] {
  for (const { rounded, place, until } of found) {
    if (!rounded || !until || until.rounded || until.value.exponent !== 0) continue;
    const digits = String(until.value.digits);
    const zeros = /0*$/.exec(digits)![0].length;
    Object.assign(until, {
      rounded,
      place: Math.max(0, Math.min(place, zeros, digits.length - FEWEST_DIGITS)),
    });
  }
  return found;
}
