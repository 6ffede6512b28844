/**
 * title: Factorial, binomial coefficient, number of permutations
 * when: A factorial, the number of ways to choose or arrange, a Catalan number or the zeros at the end of a factorial is asked for.
 * words: factorial, n!, binomial coefficient, n choose k, combinations count, number of permutations, double factorial, trailing zeros, catalan, derangements
 */

function check(...numbers) {
  if (numbers.some((n) => !Number.isInteger(n) || n < 0)) throw new RangeError("not an integer from 0 up");
}

/** Products of integers, exact as long as the result is a safe integer. */
function product(first, last, step = 1) {
  let result = 1n;
  for (let n = first; n <= last; n += step) result *= BigInt(n);
  return result;
}

export function factorial(n) {
  check(n);
  return Number(product(1, n));
}

/** n · (n - 2) · (n - 4) and so on down to 2 or 1. */
export function doubleFactorial(n) {
  check(n);
  return Number(product(2 - (n % 2), n, 2));
}

/** How many ways there are to choose k of n; 0 when k is larger than n. */
export function binomial(n, k) {
  check(n, k);
  return k > n ? 0 : Number(product(n - k + 1, n) / product(1, k));
}

/** How many ways there are to choose k of n in order; 0 when k is larger than n. */
export function countPermutations(n, k) {
  check(n, k);
  return k > n ? 0 : Number(product(n - k + 1, n));
}

/** The n-th Catalan number, counted from 0. */
export function catalan(n) {
  check(n);
  return Number(product(n + 1, 2 * n) / product(1, n + 1));
}

/** How many zeros the factorial of n ends with. */
export function trailingZeros(n) {
  check(n);
  let zeros = 0;
  for (let rest = Math.floor(n / 5); rest > 0; rest = Math.floor(rest / 5)) zeros += rest;
  return zeros;
}

/** How many orders of n things leave none in its place. */
export function countDerangements(n) {
  check(n);
  let [before, count] = [0, 1];
  for (let i = 1; i <= n; i++) [before, count] = [count, (i - 1) * (count + before)];
  return count;
}

/** The factorial, or another answer for a negative number or one that is not whole. */
export function factorialOrNot(n, otherwise = null) {
  return Number.isInteger(n) && n >= 0 ? factorial(n) : otherwise;
}
