/**
 * title: Subarray sums, product except self, equilibrium index
 * when: A contiguous part of a list has to have a given sum, the product of all other numbers is wanted, or the place where both sides weigh the same.
 * words: subarray sum, sum equals k, contiguous sum, product except self, equilibrium index, pivot index, balance point, longest subarray, shortest subarray, prefix sum, maximum product
 * param MISSING: -1 — answer where no place balances
 */
const MISSING = -1;

/** [start, end] of every contiguous part with the sum; the end is not included. */
function partsWithSum(numbers, target) {
  return numbers.flatMap((_, start) => {
    let sum = 0;
    return numbers.slice(start).flatMap((number, i) => {
      sum += number;
      return sum === target ? [[start, start + i + 1]] : [];
    });
  });
}

export function countSubarraysWithSum(numbers, target) {
  return partsWithSum(numbers, target).length;
}

/** The first contiguous part with the sum; null when there is none. */
export function subarrayWithSum(numbers, target) {
  const [found] = partsWithSum(numbers, target);
  return found === undefined ? null : numbers.slice(...found);
}

/** The length of the longest contiguous part with the sum; 0 when there is none. */
export function longestSubarrayWithSum(numbers, target) {
  return Math.max(0, ...partsWithSum(numbers, target).map(([start, end]) => end - start));
}

/** The length of the shortest contiguous part of positive numbers with at least the sum; 0 when there is none. */
export function shortestSubarrayAtLeast(target, numbers) {
  let [start, sum, shortest] = [0, 0, Infinity];
  for (const [i, number] of numbers.entries()) {
    sum += number;
    for (; sum >= target && start <= i; start++) {
      shortest = Math.min(shortest, i - start + 1);
      sum -= numbers[start];
    }
  }
  return Number.isFinite(shortest) ? shortest : 0;
}

/** At each place the product of all other numbers. */
export function productExceptSelf(numbers) {
  return numbers.map((_, i) =>
    numbers.reduce((product, number, j) => (i === j ? product : product * number), 1),
  );
}

/** At each place the sum of all other numbers. */
export function sumExceptSelf(numbers) {
  const sum = numbers.reduce((total, number) => total + number, 0);
  return numbers.map((number) => sum - number);
}

/** The first place, counted from 0, with equal sums on both sides. */
export function equilibriumIndex(numbers, missing = MISSING) {
  const sum = numbers.reduce((total, number) => total + number, 0);
  let left = 0;
  for (const [i, number] of numbers.entries()) {
    if (left === sum - left - number) return i;
    left += number;
  }
  return missing;
}

/** The largest product of a contiguous part; 0 of an empty list. */
export function maxProductSubarray(numbers) {
  let [best, high, low] = [numbers[0] ?? 0, 1, 1];
  for (const number of numbers) {
    const products = [number, number * high, number * low];
    [high, low] = [Math.max(...products), Math.min(...products)];
    best = Math.max(best, high);
  }
  return best;
}
