/**
 * title: The k-th smallest item without sorting
 * when: The k-th smallest or largest item or the median of a long list is asked for in linear time.
 * words: quickselect, kth smallest, kth largest, order statistic, selection, median, partition
 * param LARGEST: false — whether k counts from the largest
 */
const LARGEST = false;

/** k counts from 1; the list is left as it is. Three parts keep many equal items linear. */
export function kth(items, k, largest = LARGEST) {
  if (!Number.isInteger(k) || k < 1 || k > items.length) throw new RangeError("k has to be 1 to the length");
  let place = largest ? items.length - k : k - 1;
  let part = [...items];
  for (;;) {
    // The middle as pivot: lists that are sorted already are the usual ones.
    const pivot = part[part.length >> 1];
    const smaller = part.filter((item) => item < pivot);
    const larger = part.filter((item) => item > pivot);
    const equal = part.length - smaller.length - larger.length;
    if (place < smaller.length) part = smaller;
    else if (place < smaller.length + equal) return pivot;
    else {
      place -= smaller.length + equal;
      part = larger;
    }
  }
}

export function lowerMedian(items) {
  return kth(items, Math.ceil(items.length / 2));
}
