/** An exact decimal number: `digits` × 10^`exponent`. */
export interface Decimal {
  digits: bigint;
  exponent: number;
}

/** Digits and exponents beyond these are no quantities that a text is compared by. */
const MOST_DIGITS = 400;
const MOST_EXPONENT = 400;

/** Reads digits with an optional point and an exponent; undefined if it is too long to compare. */
export function decimalOf(whole: string, fraction = "", exponent = 0): Decimal | undefined {
  const written = whole + fraction;
  if (written.length > MOST_DIGITS || Math.abs(exponent) > MOST_EXPONENT) return undefined;
  return { digits: BigInt(written === "" ? "0" : written), exponent: exponent - fraction.length };
}

/** Both numbers with the same exponent. */
function aligned(a: Decimal, b: Decimal): [bigint, bigint, number] {
  const exponent = Math.min(a.exponent, b.exponent);
  const at = ({ digits, exponent: own }: Decimal) => digits * 10n ** BigInt(own - exponent);
  return [at(a), at(b), exponent];
}

const size = (n: bigint) => (n < 0n ? -n : n);

export function equals(a: Decimal, b: Decimal): boolean {
  const [x, y] = aligned(a, b);
  return x === y;
}

/** Whether two numbers differ by at most half of `unit`, so that one may be the other rounded to it. Halves may go either way. */
export function roundsTo(exact: Decimal, rounded: Decimal, unit: Decimal): boolean {
  const difference = add(exact, times(rounded, -1n));
  const [twice, most] = aligned({ ...difference, digits: 2n * size(difference.digits) }, unit);
  return twice <= size(most);
}

/** Whether `cut` is `exact` with the digits after the place 10^`place` left out. */
export function cutsTo(exact: Decimal, cut: Decimal, place: number): boolean {
  const [x, y, exponent] = aligned(exact, cut);
  const rest = size(x) - size(y);
  return x < 0n === y < 0n && rest >= 0n && rest < 10n ** BigInt(Math.max(0, place - exponent));
}

export function add(a: Decimal, b: Decimal): Decimal {
  const [x, y, exponent] = aligned(a, b);
  return { digits: x + y, exponent };
}

/** The logarithm of the size of a number, to base 10. */
export function sizeOf({ digits, exponent }: Decimal): number {
  const written = String(size(digits));
  return Math.log10(Number(`0.${written}`)) + written.length + exponent;
}

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  exponent: a.exponent + b.exponent,
});

export const times = ({ digits, exponent }: Decimal, factor: bigint): Decimal => ({
  digits: digits * factor,
  exponent,
});

export const shift = ({ digits, exponent }: Decimal, by: number): Decimal => ({
  digits,
  exponent: exponent + by,
});

/** Whether the number has digits after the point. */
export const isWhole = ({ digits, exponent }: Decimal): boolean =>
  exponent >= 0 || digits % 10n ** BigInt(-exponent) === 0n;

/** Whether the size of the number is at least 10^`power`. */
export function isAtLeast(number: Decimal, power: number): boolean {
  const [own, least] = aligned(number, { digits: 1n, exponent: power });
  return size(own) >= least;
}
