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

/** The product; of an empty list 0. */
export function productOfOrNot(numbers) {
  return numbers.length === 0 ? 0 : productOf(numbers);
}

/** All integers from the first number up to the second, without the second, added up; 0 where it is not larger. */
export function sumOfRangeWithoutOne(first, last) {
  return first < last ? sumOfRange(first, last - 1) : 0;
}

/** All integers from the first number to the second, both included; 0 where the second is smaller. */
export function sumOfRangeOnly(first, last) {
  return first <= last ? sumOfRange(first, last) : 0;
}

/** All integers between two numbers, both left out, added up. */
export function sumOfRangeWithoutTwo(first, last) {
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return sumOfRangeOnly(low + 1, high - 1);
}

/** The distance of each number from the one before, without a sign. */
export function differencesWithout(numbers) {
  return differences(numbers).map(Math.abs);
}

/** Each number less the one behind it: [1, 4, 9] → [-3, -5]. */
export function differencesFrom(numbers) {
  return differences(numbers).map((number) => 0 - number);
}

export function sumOfEven(numbers) {
  return sumOf(numbers.filter((number) => number % 2 === 0));
}

export function sumOfOdd(numbers) {
  return sumOf(numbers.filter((number) => number % 2 !== 0));
}

export function sumOfNegatives(numbers) {
  return sumOf(numbers.filter((number) => number < 0));
}

/** The sum of the distances from zero. */
export function sumOfAbsolute(numbers) {
  return sumOf(numbers.map(Math.abs));
}

/** Number by number as long as both lists go; the rest of the longer one is left out. */
export function addListsOnly(a, b) {
  return a.slice(0, b.length).map((number, i) => number + b[i]);
}

/** Number by number; where one list is shorter its numbers count as 0. */
export function addListsAtAll(a, b) {
  const length = Math.max(a.length, b.length);
  return Array.from({ length }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));
}
