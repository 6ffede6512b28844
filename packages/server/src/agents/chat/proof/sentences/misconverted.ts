import { areOfTwoSystems, conversionOf } from "../measures/conversions.ts";
import type { Quantity } from "../measures/quantity.ts";
import { isSaidAgain } from "../measures/same-quantity.ts";
import { particularsOf } from "../reading/particulars.ts";

/** Between two figures that are said to be one. */
const EQUALS =
  /^[*_]{0,2}\s?(?:(?:is|are|makes?|equals?|corresponds? to|comes? to|=|≈|~|ist|sind|entspr\p{L}+|est|sont|font|es|son|equivale[nm]?(?: a)?|é|são)\s(?:(?:about|around|roughly|approximately|exactly|just (?:over|under)|equal to|etwa|rund|ungefähr|genau|environ|unos|cerca de|aproximadamente)\s)?|\((?:(?:about|around|roughly|etwa|rund|environ|unos)\s)?)[*_]{0,2}[≈~]?$/iu;

/** Whether a sentence says a measure again in a unit of another system, and both are not the same: `50 mph is 104.6 km/h`. */
export function isMisconverted(text: string, language: string | undefined): boolean {
  const { quantities } = particularsOf(text, language);
  return quantities.slice(0, -1).some((one, i) => isAnotherThan(one, quantities[i + 1]!, text));
}

const isAnotherThan = (one: Quantity, other: Quantity, text: string): boolean =>
  one.unit !== undefined &&
  other.unit !== undefined &&
  areOfTwoSystems(one.unit, other.unit) &&
  conversionOf(one.unit, other.unit) !== undefined &&
  EQUALS.test(text.slice(one.end, other.start)) &&
  !isSaidAgain(loosely(one), other) &&
  !isSaidAgain(loosely(other), one);

/** A figure as a person rounds it. */
const loosely = (quantity: Quantity): Quantity => ({ ...quantity, rounded: true });
