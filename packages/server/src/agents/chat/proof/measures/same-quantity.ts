import { isClose, isWithin, type Looseness } from "./bounds.ts";
import { conversionOf, monthsOf, secondsOf, areOfTwoSystems } from "./conversions.ts";
import {
  cutsTo,
  type Decimal,
  equals,
  isAtLeast,
  isWhole,
  multiply,
  roundsTo,
  shift,
  times,
} from "./decimal.ts";
import type { Quantity } from "./quantity.ts";

/** Sizes that differ by more than this are different numbers, however they are rounded. */
const NEAR = 0.31;

const TWO: Decimal = { digits: 2n, exponent: 0 };

/** Whether `stated`, in an answer, is the quantity `seen` in evidence: the same value, as the written digits round it. */
export function isSame(stated: Quantity, seen: Quantity): boolean {
  if (isOther(stated.per, seen.per)) return false;
  if (isOfUnitSaid(stated, seen)) return isSame(stated, { ...seen, unit: seen.said! });
  if (isOther(stated.part, seen.part)) return false;
  if (haveTwoUnits(stated, seen)) return isConverted(stated, seen) || isAboutMonths(stated, seen);
  if (isInOneUnit(stated, seen)) return true;
  const shiftBy = percentShift(stated, seen);
  if (shiftBy === undefined) return false;
  if (Math.abs(stated.size + shiftBy - seen.size) > NEAR && stated.size !== seen.size) return false;
  const value = shift(stated.value, shiftBy);
  const place = stated.place + shiftBy;
  if (isSameValue(stated, value, place, seen.value)) return true;
  const opposite = isLossOf(stated.negated, value, seen.value) || isLossOf(seen.negated, seen.value, value);
  return opposite && isSameValue(stated, value, place, times(seen.value, -1n));
}

/** Whether one says that a number is below zero, and the other has its sign: `a loss of 5` for -5. */
const isLossOf = (negated: boolean, said: Decimal, signed: Decimal): boolean =>
  negated && said.digits > 0n && signed.digits < 0n;

/** Whether two words about numbers differ: `rose by 61.7 %` is not `rose to 61.7 %`, and a price per TB not one per GB. */
const isOther = (a: string | undefined, b: string | undefined): boolean =>
  a !== undefined && b !== undefined && a !== b;

/** Whether the unit that is said of a number elsewhere is one of the kind that is stated. */
const isOfUnitSaid = ({ unit }: Quantity, seen: Quantity): boolean =>
  unit !== undefined &&
  seen.unit === undefined &&
  seen.said !== undefined &&
  (unit === seen.said || conversionOf(unit, seen.said) !== undefined);

const haveTwoUnits = ({ unit: a }: Quantity, { unit: b }: Quantity) => isOther(a, b);

/** Whether a time in several units is a number of the first or of the last of them: `4 h 27 min` for 4.44 or 266.9. */
function isInOneUnit({ value, joins }: Quantity, seen: Quantity): boolean {
  if (!joins || seen.unit !== undefined || seen.counts) return false;
  const [first, last] = joins;
  return [first, last].some((unit) => roundsTo(multiply(seen.value, unit), value, last));
}

/** By which power of ten a stated percentage or fraction is compared; undefined if they are different things. */
function percentShift(stated: Quantity, seen: Quantity): number | undefined {
  if (stated.percent === seen.percent) return 0;
  if (stated.percent) {
    if (seen.unit !== undefined) return undefined;
    return seen.isPercentage || (seen.ofPercent && isAtLeast(seen.value, 0)) ? 0 : -2;
  }
  if (stated.unit !== undefined) return undefined;
  return stated.ofPercent ? 0 : 2;
}

function isSameValue(
  { rounded, cut, bound }: Quantity,
  value: Decimal,
  place: number,
  seen: Decimal,
): boolean {
  if (equals(value, seen)) return true;
  if (!isWithin(bound, value, seen)) return false;
  if (bound && isClose(value, seen)) return true;
  if (cut) return cutsTo(seen, value, place);
  // A whole number is a rounding only of what has decimals and is not small, unless it is said to be rounded.
  if (place >= 0 && !rounded && (isWhole(seen) || !isAtLeast(seen, 1))) return false;
  // A half is a size, an hour or a mark of its own, unless it is said to be rounded: 42.5 is not 43.
  if (place >= 0 && !rounded && isHalf(seen)) return false;
  return roundsTo(seen, value, { digits: 1n, exponent: place });
}

/** Whether a number is written with a half and nothing more: 42.5. */
const isHalf = ({ digits, exponent }: Decimal): boolean => exponent === -1 && digits % 10n === 5n;

/** Whether `stated` is `seen` in another unit, as its digits round it. */
function isConverted(stated: Quantity, seen: Quantity): boolean {
  const sizes = conversionOf(stated.unit!, seen.unit!);
  if (!sizes) return false;
  const [a, b] = [multiply(stated.value, sizes[0]), multiply(seen.value, sizes[1])];
  if (!isWithin(stated.bound, a, b)) return false;
  if (stated.bound && isClose(a, b)) return true;
  // A time in several units is rounded to the last of them: 5:13 for 5.2139 minutes.
  if (stated.joins) return roundsTo(b, a, stated.joins[1]);
  if (stated.within && isClose(a, b) && roundsTo(b, a, multiply(stated.within, multiply(TWO, sizes[0]))))
    return true;
  // Feet for metres are hardly ever whole: `3,675 feet` for 1,120 m.
  const isOtherSystem = areOfTwoSystems(stated.unit!, seen.unit!) && isAtLeast(stated.value, 2);
  const isExact = stated.place >= 0 && !stated.rounded && !isOtherSystem && !isShortOf(stated, seen);
  return isExact ? equals(a, b) : roundsTo(b, a, multiply({ digits: 1n, exponent: stated.place }, sizes[0]));
}

/** Whether seconds round milliseconds, as they round seconds with decimals: 62 s for 61,900 ms, and not for 61,500. */
const isShortOf = ({ unit, value }: Quantity, seen: Quantity): boolean =>
  unit === "s" && seen.unit === "ms" && isAtLeast(value, 1) && seen.value.digits % 1000n !== 500n;

/** A month on average, in seconds: a day more or less, as months differ, and the rounding that `about` says. */
const MONTH: Decimal = { digits: 2629800n, exponent: 0 };
const MONTH_TOLERANCE: Decimal = { digits: 1n, exponent: -1 };

/** Whether months or years that are said to be rounded are a number of days or weeks: `not quite three months` for 89 days. */
function isAboutMonths(stated: Quantity, seen: Quantity): boolean {
  const [months, seconds] = [monthsOf(stated.unit), secondsOf(seen.unit)];
  if (!months || !seconds || !stated.rounded) return false;
  const [a, b] = [multiply(multiply(stated.value, months), MONTH), multiply(seen.value, seconds)];
  return isWithin(stated.bound, a, b) && roundsTo(b, a, multiply(a, MONTH_TOLERANCE));
}

/** Whether a quantity of a statement says in another unit what another one of it says: `11,321 bytes (11.3 kB)`. */
export const isSaidAgain = (quantity: Quantity, other: Quantity): boolean =>
  quantity.unit !== undefined &&
  quantity.unit !== other.unit &&
  isConverted(
    quantity,
    other.unit === undefined && /^[km]i?b$/.test(quantity.unit) ? { ...other, unit: "b" } : other,
  );

/** Decimals that a number has at least if it is taken for a fraction that it does not equal. */
const FRACTION_DECIMALS = 2;

/** Whether a quantity of evidence is a fraction, as its digits round it: 0.667 or 66.7 % for two thirds. */
export function isFraction(
  [over, under]: readonly [bigint, bigint],
  { value, place, percent, isPercentage = false }: Quantity,
  { bound, within }: Looseness = {},
): boolean {
  const by = percent || isPercentage ? -2 : 0;
  const [times, exact] = [
    multiply(shift(value, by), { digits: under, exponent: 0 }),
    { digits: over, exponent: 0 },
  ];
  if (equals(times, exact)) return true;
  if (!isWithin(bound, exact, times)) return false;
  if (within && roundsTo(times, exact, multiply({ digits: 2n, exponent: 0 }, multiply(exact, within))))
    return place + by <= -FRACTION_DECIMALS;
  return place + by <= -FRACTION_DECIMALS && roundsTo(times, exact, { digits: under, exponent: place + by });
}
