/**
 * title: Fibonacci numbers, exact at any size
 * when: The n-th Fibonacci number or the first of the sequence are asked for, also far beyond 2^53.
 * words: fibonacci, sequence, recursion, memoization, fast doubling, golden ratio, lucas
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
