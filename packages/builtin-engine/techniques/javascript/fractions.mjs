/**
 * title: Exact arithmetic with fractions
 * when: Ratios have to be added, multiplied or compared without rounding, or shown in lowest terms.
 * words: fraction, rational, ratio, numerator, denominator, lowest terms, exact
 * param MIXED: false — whether fractions are written as mixed numbers, 1 1/2 rather than 3/2
 */
const MIXED = false;

/** A fraction is [numerator, denominator] in lowest terms, two BigInts, the denominator positive. */
export function fraction(numerator, denominator = 1) {
  let [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) throw new RangeError("denominator is zero");
  if (d < 0n) [n, d] = [-n, -d];
  let [a, b] = [n < 0n ? -n : n, d];
  while (b > 0n) [a, b] = [b, a % b];
  return [n / a, d / a];
}

export const addFractions = ([a, b], [c, d]) => fraction(a * d + c * b, b * d);
export const multiplyFractions = ([a, b], [c, d]) => fraction(a * c, b * d);
export const divideFractions = ([a, b], [c, d]) => fraction(a * d, b * c);

/** -1, 0 or 1. */
export function compareFractions([a, b], [c, d]) {
  const difference = a * d - c * b;
  return difference < 0n ? -1 : Number(difference > 0n);
}

export function formatFraction([n, d], mixed = MIXED) {
  if (d === 1n) return String(n);
  const size = n < 0n ? -n : n;
  if (!mixed || size < d) return `${n}/${d}`;
  return `${n / d} ${size % d}/${d}`;
}
