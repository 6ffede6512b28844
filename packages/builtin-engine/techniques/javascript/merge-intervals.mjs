/**
 * title: Merge overlapping intervals
 * when: Ranges, bookings or times overlap and have to be united, or the gaps between them found.
 * words: merge intervals, overlap, ranges, union, gaps, free time, calendar, bookings
 * param MERGE_TOUCHING: true — whether [1,3] and [3,5] become one
 */
const MERGE_TOUCHING = true;

/** Intervals are [start, end] with start ≤ end; the input is left as it is. */
export function mergeIntervals(intervals, mergeTouching = MERGE_TOUCHING) {
  const merged = [];
  for (const [start, end] of [...intervals].sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    if (start > end) throw new RangeError("an interval ends before it starts");
    const last = merged.at(-1);
    if (last && (start < last[1] || (mergeTouching && start === last[1]))) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** What lies free between `from` and `to`. */
export function gaps(intervals, from, to) {
  const free = [];
  let at = from;
  for (const [start, end] of mergeIntervals(intervals, true)) {
    if (at >= to) break;
    if (start > at) free.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  return at < to ? [...free, [at, to]] : free;
}

export function coveredLength(intervals) {
  return mergeIntervals(intervals, true).reduce((sum, [start, end]) => sum + end - start, 0);
}

/** Intervals of whole numbers: [1, 3] and [4, 6] follow each other and become one. */
export function mergeIntervalsByOne(intervals) {
  const wider = mergeIntervals(
    intervals.map(([start, end]) => [start, end + 1]),
    true,
  );
  return wider.map(([start, end]) => [start, end - 1]);
}

/** How many whole numbers lie in at least one interval, both ends included. */
export function coveredLengthByOne(intervals) {
  return mergeIntervalsByOne(intervals).reduce((sum, [start, end]) => sum + end - start + 1, 0);
}

/** The gaps between the merged intervals themselves: [end, next start]. */
export function gapsOnly(intervals) {
  const merged = mergeIntervals(intervals, true);
  return merged.slice(1).map(([start], i) => [merged[i][1], start]);
}
