/**
 * title: Sliding windows, moving averages and pairs of neighbours
 * when: Every run of n neighbouring items, a moving average or the best window of a list is asked for.
 * words: sliding window, moving average, rolling, neighbours, pairwise, n-gram, subarray
 * param SIZE: 3 — items in a window
 */
const SIZE = 3;

function check(size) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError("size has to be at least 1");
}

/** Whole windows only. */
export function windows(items, size = SIZE) {
  check(size);
  const count = Math.max(0, items.length - size + 1);
  return Array.from({ length: count }, (_, i) => items.slice(i, i + size));
}

export function movingAverages(numbers, size = SIZE) {
  return windows(numbers, size).map((window) => window.reduce((a, b) => a + b, 0) / size);
}

/** The largest sum of a window, or null where the list is shorter; each item is added and taken away once. */
export function largestWindowSum(numbers, size = SIZE) {
  check(size);
  let [sum, best] = [0, null];
  for (const [i, number] of numbers.entries()) {
    sum += number - (i >= size ? numbers[i - size] : 0);
    if (i >= size - 1 && (best === null || sum > best)) best = sum;
  }
  return best;
}
