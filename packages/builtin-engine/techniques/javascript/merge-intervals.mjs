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
    if (start > at) free.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
    if (at >= to) return free;
  }
  return at < to ? [...free, [at, to]] : free;
}

export function coveredLength(intervals) {
  return mergeIntervals(intervals, true).reduce((sum, [start, end]) => sum + end - start, 0);
}
