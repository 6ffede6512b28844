/**
 * title: Binary search in a sorted list
 * when: The place of a value in a sorted list, its first or last occurrence or where to insert it is asked for.
 * words: binary search, bisect, lower bound, upper bound, sorted, insertion point, range, count occurrences, first occurrence, last occurrence, search insert position
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

/** The place that halving the list meets: low and high ends, the middle rounded down; of equal items it may be any. */
export function binarySearchForAny(sorted, value, missing = MISSING) {
  let [low, high] = [0, sorted.length - 1];
  while (low <= high) {
    const middle = Math.floor((low + high) / 2);
    if (sorted[middle] === value) return middle;
    if (sorted[middle] < value) low = middle + 1;
    else high = middle - 1;
  }
  return missing;
}

/** Place of the last occurrence. */
export function lastOccurrence(sorted, value, missing = MISSING) {
  const place = upperBound(sorted, value) - 1;
  return place >= 0 && sorted[place] === value ? place : missing;
}

/** [first place, last place] of a value; [-1, -1] where it is not in the list. */
export function firstAndLastPlace(sorted, value) {
  return [binarySearch(sorted, value), lastOccurrence(sorted, value)];
}

/** Where the value would have to be put in: before equal items, or behind them. */
export function insertionPoint(sorted, value, behindEqual = false) {
  return behindEqual ? upperBound(sorted, value) : lowerBound(sorted, value);
}
