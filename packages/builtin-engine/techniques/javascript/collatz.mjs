/**
 * title: Collatz sequence: steps to 1, peak, longest
 * when: The Collatz (3n + 1) or hailstone sequence of a number is wanted, its steps, its highest number, or the start with the longest sequence.
 * words: collatz, collatz conjecture, hailstone, 3n+1, steps to one, sequence, half or triple plus one, longest chain
 * param FACTOR: 3 — by what an odd number is multiplied before one is added
 */
const FACTOR = 3;

/** The number itself first, 1 last. */
export function collatzSequence(n, factor = FACTOR) {
  if (!Number.isInteger(n) || n < 1) throw new RangeError("not a positive integer");
  const sequence = [n];
  while (sequence.at(-1) > 1) {
    const last = sequence.at(-1);
    sequence.push(last % 2 === 0 ? last / 2 : factor * last + 1);
  }
  return sequence;
}

/** How many steps lead to 1; none from 1 itself. */
export function collatzSteps(n, factor = FACTOR) {
  return collatzSequence(n, factor).length - 1;
}

/** The highest number on the way. */
export function collatzPeak(n, factor = FACTOR) {
  return Math.max(...collatzSequence(n, factor));
}

/** The number from 1 to the limit with the most steps, the first among equals. */
export function longestCollatz(limit, factor = FACTOR) {
  let [best, most] = [1, 0];
  for (let n = 2; n <= limit; n++) {
    const steps = collatzSteps(n, factor);
    if (steps > most) [best, most] = [n, steps];
  }
  return best;
}

/** How many numbers the sequence has, the first and the 1 at its end counted. */
export function collatzLength(n, factor = FACTOR) {
  return collatzSequence(n, factor).length;
}

/** The sequence without its first number, or without the 1 at its end where that is wanted. */
export function collatzSequenceFrom(n, withoutEnd = false) {
  const sequence = collatzSequence(n);
  return withoutEnd ? sequence.slice(0, -1) : sequence.slice(1);
}

/** As longestCollatz for the numbers below the limit; the last among equals where that is wanted. */
export function longestCollatzBelow(limit, lastOfEqual = false) {
  let [best, most] = [1, 0];
  for (let n = 2; n < limit; n++) {
    const ahead = collatzSteps(n) - most;
    if (ahead > 0 || (lastOfEqual && ahead === 0)) [best, most] = [n, most + ahead];
  }
  return best;
}
