/**
 * title: Longest increasing subsequence
 * when: The longest rising selection of a list in its order is asked for, as in nesting boxes or stacking.
 * words: longest increasing subsequence, lis, patience sorting, rising, non-decreasing, dynamic programming, longest decreasing subsequence
 * param STRICT: true — whether equal neighbours are not allowed
 */
const STRICT = true;

/** One of the longest, in O(n log n). */
export function longestIncreasing(numbers, strict = STRICT) {
  // tails[n]: place of the smallest end of a rising selection of n + 1 items.
  const tails = [];
  const before = [];
  for (const [place, number] of numbers.entries()) {
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = numbers[tails[middle]];
      if (strict ? end < number : end <= number) low = middle + 1;
      else high = middle;
    }
    before[place] = low > 0 ? tails[low - 1] : -1;
    tails[low] = place;
  }
  const selection = [];
  for (let place = tails.at(-1) ?? -1; place >= 0; place = before[place]) selection.unshift(numbers[place]);
  return selection;
}

/** How many items a longest rising selection has. */
export function longestIncreasingLength(numbers, strict = STRICT) {
  return longestIncreasing(numbers, strict).length;
}

/** One of the longest falling selections. */
export function longestDecreasing(numbers, strict = STRICT) {
  return longestIncreasing(
    numbers.map((number) => -number),
    strict,
  ).map((number) => -number);
}

/** How many items a longest falling selection has. */
export function longestDecreasingLength(numbers, strict = STRICT) {
  return longestDecreasing(numbers, strict).length;
}
