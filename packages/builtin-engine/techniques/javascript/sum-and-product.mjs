/**
 * title: Sum, product, sum of squares, running totals, differences
 * when: The numbers of a list have to be added, multiplied, squared and added, summed step by step, or their differences taken.
 * words: sum, total, add numbers, product, multiply all, sum of squares, sum of cubes, running total, cumulative sum, prefix sums, differences, dot product, alternating sum, average
 * param EXPONENT: 2 — power to which each number is raised in sumOfPowers
 */
const EXPONENT = 2;

export function sumOf(numbers) {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** Of an empty list it is 1. */
export function productOf(numbers) {
  return numbers.reduce((product, number) => product * number, 1);
}

/** Squares, unless another power is asked for. */
export function sumOfPowers(numbers, exponent = EXPONENT) {
  return sumOf(numbers.map((number) => number ** exponent));
}

export function sumOfSquares(numbers) {
  return sumOf(numbers.map((number) => number * number));
}

export function sumOfPositives(numbers) {
  return sumOf(numbers.filter((number) => number > 0));
}

/** [1, 2, 3] → [1, 3, 6]. */
export function runningTotals(numbers) {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

/** Each number less the one before: [1, 4, 9] → [3, 5]. */
export function differences(numbers) {
  return numbers.slice(1).map((number, i) => number - numbers[i]);
}

/** The first less the second plus the third, and so on. */
export function alternatingSum(numbers) {
  return numbers.reduce((sum, number, i) => (i % 2 === 0 ? sum + number : sum - number), 0);
}

export function dotProduct(a, b) {
  if (a.length !== b.length) throw new RangeError("lengths differ");
  return sumOf(a.map((number, i) => number * b[i]));
}

/** Number by number; the two lists have the same length. */
export function addLists(a, b) {
  if (a.length !== b.length) throw new RangeError("lengths differ");
  return a.map((number, i) => number + b[i]);
}

/** All integers from one number to the other, in either order, added up. */
export function sumOfRange(first, last) {
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return ((low + high) * (high - low + 1)) / 2;
}

/** The square of the sum less the sum of the squares. */
export function squareDifference(numbers) {
  return sumOf(numbers) ** 2 - sumOfSquares(numbers);
}
