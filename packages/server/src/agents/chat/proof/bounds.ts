import { add, type Decimal, times } from "./decimal.ts";

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

/** Whether a value lies on the side of the stated one that the words before that say, or is equal to it. */
export function isWithin(bound: Bound | undefined, stated: Decimal, seen: Decimal): boolean {
  if (bound === undefined) return true;
  const { digits } = add(seen, times(stated, -1n));
  return bound === "above" ? digits >= 0n : digits <= 0n;
}
