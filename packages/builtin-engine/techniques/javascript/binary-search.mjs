/**
 * title: Binary search in a sorted list
 * when: The place of a value in a sorted list, its first or last occurrence or where to insert it is asked for.
 * words: binary search, bisect, lower bound, upper bound, sorted, insertion point, range, count occurrences
 * param MISSING: -1 — answer when the value is not in the list
 */
const MISSING = -1;

/** First place whose item is not smaller than the value. */
export function lowerBound(sorted, value) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (sorted[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** First place whose item is larger than the value. */
export function upperBound(sorted, value) {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (sorted[middle] <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Place of the first occurrence. */
export function binarySearch(sorted, value, missing = MISSING) {
  const place = lowerBound(sorted, value);
  return place < sorted.length && sorted[place] === value ? place : missing;
}

export function countOccurrences(sorted, value) {
  return upperBound(sorted, value) - lowerBound(sorted, value);
}
