import { add, type Decimal, multiply, roundsTo, times } from "./decimal.ts";

/** On which side of a stated number the true value lies: `just over 40`, `nearly 9`. */
export type Bound = "above" | "below";

const END = "\\s*(?:the |an? |eine[rnm]? )?[*_$€£¥]*$";
const NOT = "(?<!\\b(?:no|not|never|nicht|kein|pas|no es|não|any|nothing) )(?<!\\p{L})";
const ABOVE = new RegExp(
  `${NOT}(?:over|more than|above|upwards of|gut|gute|(?:etwas |ein wenig |knapp )?(?:über|mehr als)|plus de|más de|mais de)${END}`,
  "iu",
);
const BELOW = new RegExp(
  `${NOT}(?:under|less than|fewer than|below|nearly|almost|just short of|knapp|fast|beinahe|unter|weniger als|presque|moins de|casi|menos de|quase)${END}|\\bnot quite${END}`,
  "iu",
);

/** The bound that the words before a number set. */
export function boundIn(before: string): Bound | undefined {
  if (ABOVE.test(before)) return "above";
  return BELOW.test(before) ? "below" : undefined;
}

/** How words loosen a fraction: on which side of it the value lies, and how far from it at most. */
export interface Looseness {
  bound?: Bound;
  /** The largest distance, as a part of the fraction; none if nothing is said. */
  within?: Decimal;
}

/** Words that say that a value is close, and those that say that it is not the number itself. */
const SLIGHTLY =
  /\b(?:slightly|just|a (?:little|bit|tad)|barely|only|etwas|ein wenig|knapp|kaum|gerade|un peu|un poco|poco|um pouco|pouco|à peine)\s(?:\S+\s){0,2}$/iu;
const ABOUT =
  /(?:\b(?:about|around|roughly|approximately|circa|etwa|rund|ungefähr|environ|unos|unas|cerca de|aproximadamente|alrededor de)|[~≈])\s?$/iu;
/**
 * A tenth at most, as the next fraction that has a name is further away: `more than half` is not said of two thirds. Half of that
 * for what is said to be close.
 */
const FAR: Decimal = { digits: 1n, exponent: -1 };
const CLOSE: Decimal = { digits: 5n, exponent: -2 };

/** How the words before a fraction loosen it. */
export function loosenessIn(before: string): Looseness {
  const bound = boundIn(before);
  if (bound !== undefined) return { bound, within: SLIGHTLY.test(before) ? CLOSE : FAR };
  return ABOUT.test(before) ? { within: CLOSE } : {};
}

/** Whether a value is as near to a number as what is said to be over or under it. */
export const isClose = (stated: Decimal, seen: Decimal): boolean =>
  roundsTo(seen, stated, multiply({ digits: 2n, exponent: 0 }, multiply(stated, CLOSE)));

/** Whether a value lies on the side of the stated one that the words before that say, or is equal to it. */
export function isWithin(bound: Bound | undefined, stated: Decimal, seen: Decimal): boolean {
  if (bound === undefined) return true;
  const { digits } = add(seen, times(stated, -1n));
  return bound === "above" ? digits >= 0n : digits <= 0n;
}
