/**
 * title: Fibonacci numbers, exact at any size
 * when: The n-th Fibonacci number or the first of the sequence are asked for, also far beyond 2^53.
 * words: fibonacci, sequence, recursion, memoization, fast doubling, golden ratio, lucas, nth fibonacci, first fibonacci numbers, is fibonacci, fibonacci series
 * param FIRST: 0 — first number of the sequence
 * param SECOND: 1 — second number; 2 and 1 give the Lucas numbers
 */
const FIRST = 0;
const SECOND = 1;

/** The n-th member, counted from 0, as a BigInt. */
export function fibonacci(n, first = FIRST, second = SECOND) {
  if (!Number.isInteger(n) || n < 0) throw new RangeError("n has to be a natural number");
  let [current, next] = [BigInt(first), BigInt(second)];
  for (let i = 0; i < n; i++) [current, next] = [next, current + next];
  return current;
}

/** The members up to and including the limit; the sequence has to rise. */
export function fibonacciUpTo(limit, first = FIRST, second = SECOND) {
  const members = [];
  let [current, next] = [BigInt(first), BigInt(second)];
  for (; current <= limit; [current, next] = [next, current + next]) {
    members.push(current);
    if (current + next <= current && next <= current) throw new RangeError("the sequence does not rise");
  }
  return members;
}

/** The n-th Fibonacci number as a plain number, counted from 0 and beginning 0, 1; or beginning 1, 1; or counted from 1 so that the first is 0. */
export function fibonacciNumber(n, startsWithOnes = false, firstIsZero = false) {
  return Number(fibonacci(n + (startsWithOnes ? 1 : 0) - (firstIsZero ? 1 : 0)));
}

/** The first so many Fibonacci numbers as plain numbers: 0, 1, 1, 2 and so on, or 1, 1, 2, or 1, 2, 3. */
export function firstFibonacciNumbers(count, startsWithOnes = false, startsWithOneTwo = false) {
  const start = startsWithOneTwo ? 2 : startsWithOnes ? 1 : 0;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(fibonacci(i + start)));
}

/** Fibonacci numbers up to a limit as plain numbers, from 0 on or from 1, 1 on; the limit itself belongs to them. */
export function fibonacciNumbersUpTo(limit, startsWithOnes = false, below = false) {
  const numbers = fibonacciUpTo(limit).map(Number);
  return numbers.slice(startsWithOnes ? 1 : 0).filter((number) => !below || number < limit);
}

/** Whether a number is 0, 1, 2, 3, 5, 8 and so on. */
export function isFibonacciNumber(number) {
  return number >= 0 && fibonacciUpTo(number).at(-1) === BigInt(number);
}

/** The sum of the first so many Fibonacci numbers, beginning 0, 1 or 1, 1. */
export function sumOfFibonacciNumbers(count, startsWithOnes = false) {
  return firstFibonacciNumbers(count, startsWithOnes).reduce((sum, number) => sum + number, 0);
}
