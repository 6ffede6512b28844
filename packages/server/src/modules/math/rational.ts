/** A number n/d in lowest terms, d > 0. */
export interface Rational {
  n: bigint;
  d: bigint;
}

/** There is no exact result here: it is irrational, not a number, or beyond the bound. */
export class NotExact extends Error {}
/** There is no result at all. The message is for a reader. */
export class NoResult extends Error {}

/** About 6,000 decimal digits. Longer numbers are rounded instead. */
const MAX_BITS = 20_000;
const MAX_POWER_OF_TEN = 6_000;
const MAX_FACTORIAL = 2_000n;
const MAX_BELOW = 2_000n;

const magnitude = (n: bigint) => (n < 0n ? -n : n);
/** Length in binary digits. */
const length = (n: bigint) => magnitude(n).toString(2).length;

export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [magnitude(a), magnitude(b)];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** n/d in lowest terms. Throws NoResult for d = 0 and NotExact if it is too long. */
export function rational(n: bigint, d = 1n): Rational {
  if (d === 0n) throw new NoResult("that divides by zero");
  const common = (d < 0n ? -1n : 1n) * gcd(n, d);
  const reduced = { n: n / common, d: d / common };
  if (length(reduced.n) > MAX_BITS || length(reduced.d) > MAX_BITS) throw new NotExact();
  return reduced;
}

/** Reads a decimal such as 1.5e-3. */
export function readDecimal(text: string): Rational {
  const match = /^(-?\d+)(?:\.(\d+))?(?:e([-+]?\d+))?$/.exec(text);
  if (!match) throw new NotExact();
  const [, whole, part = "", exponent = "0"] = match;
  const power = Number(exponent) - part.length;
  if (Math.abs(power) > MAX_POWER_OF_TEN) throw new NotExact();
  const digits = BigInt(whole! + part);
  return power >= 0 ? rational(digits * 10n ** BigInt(power)) : rational(digits, 10n ** BigInt(-power));
}

export const add = (a: Rational, b: Rational) => rational(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Rational, b: Rational) => rational(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Rational, b: Rational) => rational(a.n * b.n, a.d * b.d);
export const divide = (a: Rational, b: Rational) => rational(a.n * b.d, a.d * b.n);
export const compare = (a: Rational, b: Rational) => {
  const difference = a.n * b.d - b.n * a.d;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
};
export const floor = ({ n, d }: Rational) => rational(n >= 0n || n % d === 0n ? n / d : n / d - 1n);
export const truncate = ({ n, d }: Rational) => rational(n / d);

/** Rounds half away from zero. */
export const round = ({ n, d }: Rational) => rational((2n * n + (n < 0n ? -d : d)) / (2n * d));

/** a^b if it is rational; throws NotExact otherwise. */
export function power(a: Rational, b: Rational): Rational {
  if (b.d !== 1n) return power(root(a, b.d), rational(b.n));
  const size = magnitude(b.n);
  // For 1, 0 and -1 only the parity of the exponent matters.
  const small = magnitude(a.n) < 2n && a.d === 1n;
  const longest = BigInt(Math.max(length(a.n), length(a.d)) - 1);
  if (!small && longest * size > BigInt(MAX_BITS)) throw new NotExact();
  const times = small && size > 2n ? 2n - (size % 2n) : size;
  const [n, d] = [a.n ** times, a.d ** times];
  return b.n < 0n ? rational(d, n) : rational(n, d);
}

/** The root of the given degree if it is rational; throws NotExact otherwise. */
export function root({ n, d }: Rational, degree: bigint): Rational {
  if (n < 0n || degree < 1n || degree > 64n) throw new NotExact();
  return rational(integerRoot(n, degree), integerRoot(d, degree));
}

function integerRoot(n: bigint, degree: bigint): bigint {
  if (n < 2n) return n;
  let guess = 1n << BigInt(Math.ceil(length(n) / Number(degree)) + 1);
  for (;;) {
    const better = ((degree - 1n) * guess + n / guess ** (degree - 1n)) / degree;
    if (better >= guess) break;
    guess = better;
  }
  if (guess ** degree !== n) throw new NotExact();
  return guess;
}

export function factorial(of: Rational): Rational {
  if (of.d !== 1n || of.n < 0n || of.n > MAX_FACTORIAL) throw new NotExact();
  return rational(falling(of.n, of.n));
}

/** The binomial coefficient n over k. */
export const combinations = (n: Rational, k: Rational) =>
  rational(falling(...places(n, k)), falling(k.n, k.n));
export const permutations = (n: Rational, k: Rational) => rational(falling(...places(n, k)));

function places(n: Rational, k: Rational): [bigint, bigint] {
  if (n.d !== 1n || k.d !== 1n || k.n < 0n || k.n > n.n || k.n > MAX_BELOW) throw new NotExact();
  return [n.n, k.n];
}

/** The falling factorial n (n-1) (n-2) ... */
function falling(n: bigint, factors: bigint): bigint {
  let product = 1n;
  for (let i = 0n; i < factors; i++) product *= n - i;
  return product;
}
