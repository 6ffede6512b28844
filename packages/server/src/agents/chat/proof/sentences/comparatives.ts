import { add, times } from "../measures/decimal.ts";
import type { Quantity } from "../measures/quantity.ts";
import { particularsOf } from "../reading/particulars.ts";

/** Comparisons whose direction is the same for all measures; `faster` is less time, and `better` may be either. */
const MORE =
  "larger|bigger|greater|higher|longer|heavier|taller|dearer|pricier|warmer|hotter|deeper|wider|older|more (?:expensive|costly)|größer|höher|länger|schwerer|teurer|wärmer|älter|plus (?:grande?|élevée?|longue?|lourde?|ch(?:er|ère))s?";
const LESS =
  "smaller|lower|shorter|lighter|cheaper|colder|cooler|narrower|younger|less (?:expensive|costly)|kleiner|niedriger|kürzer|leichter|billiger|günstiger|kälter|jünger|plus (?:petite?|bas(?:se)?|court|léger)s?|moins ch(?:er|ère)s?";
/** `has more people than`: what is behind `more` has to be something that is counted. */
const HAS = "(?:has|have|had|with|got|sold|drew|saw|hat|haben|hatte)\\s(?:\\p{L}+\\s)?";
const THAN = "(?:than|als|que)\\s(?=\\p{L}|[*_])";
const COMPARED = new RegExp(
  `(?<![\\p{L}-])(?:(?<more>(?:${MORE})|${HAS}(?:more|mehr)\\s\\p{L}+)|(?<less>(?:${LESS})|${HAS}(?:fewer|less|weniger)\\s\\p{L}+))\\s(?:[\\p{L}]+\\s){0,3}?${THAN}`,
  "iu",
);
/** Between two figures: the one is said to be more than the other, or less. */
const SIDE = String.raw`(?:\s\p{L}+){0,4}?\s(?:is|are|was|were|stays?|remains?|lies|fits?|comes? in)\s(?:well\s|just\s|slightly\s|clearly\s|still\s|a bit\s|far\s)?`;
const LIMIT = String.raw`\s(?:(?:the|your|our|its|that)\s)?(?:(?:limit|maximum|goal|target|budget|threshold|minimum)\s)?(?:of\s)?[\p{Sc}*_]{0,3}$`;
const ABOVE = new RegExp(
  `^[*_.%]{0,3}(?:${SIDE}(?:above|over|more than|higher than|greater than|beyond)|\\s(?:exceeds?|beats?|surpasses))${LIMIT}`,
  "iu",
);
const BELOW = new RegExp(
  `^[*_.%]{0,3}${SIDE}(?:below|under|less than|lower than|fewer than|within|inside)${LIMIT}`,
  "iu",
);

/** Behind how many it is that are more or less: `three of them are above 40`. */
const OF_THEM = /^[*_]{0,3}\s(?:out\s)?of\s/iu;

/** Whether a number is written as a word, and so says how many they are: `Three are above 40`. */
const isCountInWords = ({ start, end, unit, percent }: Quantity, text: string): boolean =>
  unit === undefined && !percent && !/\d/u.test(text.slice(start, end));

/** Whether a sentence says of a figure that it is more or less than another one, and it is not: `52 minutes is under 50`. */
export function isMisjudged(text: string, language: string | undefined): boolean {
  const { quantities } = particularsOf(text, language);
  return quantities.some((one, i) => {
    const other = quantities[i + 1];
    if (!other || one.percent !== other.percent || (other.unit ?? one.unit) !== one.unit) return false;
    const between = text.slice(one.end, other.start);
    if (OF_THEM.test(between) || isCountInWords(one, text)) return false;
    const { digits } = add(one.value, times(other.value, -1n));
    return ABOVE.test(between) ? digits <= 0n : BELOW.test(between) && digits > 0n;
  });
}

/** Between a figure and what is compared: how much larger it is, or another side. */
const BY =
  /(?<!\p{L})(?:by|times|fold|percent|points?|mal|prozent|not|n't|no|never|nicht|kein\w*|and|but|while|und|aber)(?!\p{L})|n't(?!\p{L})|%/iu;

/**
 * Whether a sentence compares two things with their figures, and the figures say the opposite: `Trondheim, at 212,000, is larger than
 * Bergen, at 291,000`.
 */
export function isMiscompared(text: string, language: string | undefined): boolean {
  const match = COMPARED.exec(text);
  if (!match) return false;
  const { quantities } = particularsOf(text, language);
  if (quantities.length !== 2) return false;
  const [one, other] = quantities as [Quantity, Quantity];
  const end = match.index + match[0].length;
  if (one.end > match.index || other.start < end) return false;
  if (one.unit !== other.unit || one.percent !== other.percent || one.part !== other.part) return false;
  if (BY.test(text.slice(one.end, match.index)) || BY.test(text.slice(end, other.start))) return false;
  const { digits } = add(one.value, times(other.value, -1n));
  return match.groups?.["more"] === undefined ? digits > 0n : digits < 0n;
}
