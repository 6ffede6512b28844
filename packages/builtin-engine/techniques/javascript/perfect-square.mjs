/**
 * title: Perfect squares, cubes and integer roots
 * when: It has to be known whether a number is a square, a cube or a power, its whole square root, the next square, or the squares up to a limit.
 * words: perfect square, is square, integer square root, isqrt, floor square root, perfect cube, cube root, next square, power of three, squares, is power of
 * param BASE: 2 — number whose powers are tested
 */
const BASE = 2;

/** The largest integer whose square is no larger. */
export function integerSquareRoot(n) {
  return integerRoot(n, 2);
}

/** The largest integer whose power is no larger. */
export function integerRoot(n, exponent) {
  if (n < 0) throw new RangeError("no root of a negative number");
  const wanted = BigInt(Math.floor(n));
  // The root of a decimal is a first guess that may be wrong by one.
  let root = BigInt(Math.round(n ** (1 / exponent)));
  while (root ** BigInt(exponent) > wanted) root -= 1n;
  while ((root + 1n) ** BigInt(exponent) <= wanted) root += 1n;
  return Number(root);
}

const isRoot = (n, exponent) => n >= 0 && Number.isInteger(n) && integerRoot(n, exponent) ** exponent === n;

export function isPerfectSquare(n) {
  return isRoot(n, 2);
}

/** Negative numbers may be cubes too. */
export function isPerfectCube(n) {
  return isRoot(Math.abs(n), 3);
}

/** The square that follows a square; -1 when the number is none. */
export function nextPerfectSquare(n) {
  return isPerfectSquare(n) ? (integerSquareRoot(n) + 1) ** 2 : -1;
}

/** 1, 4, 9 and so on, up to the limit. */
export function squaresUpTo(limit) {
  const count = limit < 1 ? 0 : integerSquareRoot(limit);
  return Array.from({ length: count }, (_, i) => (i + 1) ** 2);
}

/** Whether the number is 1, the base, its square and so on. */
export function isPowerOf(n, base = BASE) {
  if (base < 2) throw new RangeError("the base has to be at least 2");
  let power = 1;
  while (power < n) power *= base;
  return power === n;
}

/** Squares from the first to the last number, both included. */
export function countSquaresBetween(first, last) {
  return squaresUpTo(last).filter((square) => square >= first).length;
}

/** The smallest square that is larger than the number, whatever the number is. */
export function nextPerfectSquareOfAny(n) {
  return n < 0 ? 0 : (integerSquareRoot(n) + 1) ** 2;
}

/** The smallest square that is not below the number: a square itself stays. */
export function nextPerfectSquareOrIt(n) {
  return isPerfectSquare(n) ? n : nextPerfectSquareOfAny(n);
}

/** Whether a number from 1 up is a square: 0 is none. */
export function isPerfectSquarePositive(n) {
  return n > 0 && isPerfectSquare(n);
}

/** Whether a number from 0 up is a cube: negative ones are none. */
export function isPerfectCubeOrNot(n) {
  return n >= 0 && isPerfectCube(n);
}

/** 0, 1, 4, 9 and so on, up to the limit. */
export function squaresUpToAlso(limit) {
  return limit < 0 ? [] : [0, ...squaresUpTo(limit)];
}

/** The squares of the first so many numbers: 1, 4, 9. */
export function squaresOfAll(count) {
  return Array.from({ length: Math.max(0, count) }, (_, i) => (i + 1) ** 2);
}

/** Whether the number is the base, its square and so on: 1 is none. */
export function isPowerOfAboveOne(n, base = BASE) {
  return n > 1 && isPowerOf(n, base);
}
