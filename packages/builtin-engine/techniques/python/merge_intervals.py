"""
title: Merge overlapping intervals
when: Ranges, bookings or times overlap and have to be united, or the gaps between them found.
words: merge intervals, overlap, ranges, union, gaps, free time, calendar, bookings
param MERGE_TOUCHING: True — whether [1,3] and [3,5] become one
"""

MERGE_TOUCHING = True


def merge_intervals(intervals, merge_touching=MERGE_TOUCHING):
    """Intervals are [start, end] with start <= end; the input is left as it is."""
    merged = []
    for start, end in sorted(intervals):
        if start > end:
            raise ValueError("an interval ends before it starts")
        touches = merged and merge_touching and start == merged[-1][1]
        if merged and (start < merged[-1][1] or touches):
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def gaps(intervals, start, end):
    """What lies free between start and end."""
    free = []
    at = start
    for begin, finish in merge_intervals(intervals, True):
        if at >= end:
            break
        if begin > at:
            free.append([at, min(begin, end)])
        at = max(at, finish)
    return free + [[at, end]] if at < end else free


def covered_length(intervals):
    return sum(end - start for start, end in merge_intervals(intervals, True))


def merge_intervals_by_one(intervals):
    """Intervals of whole numbers: [1, 3] and [4, 6] follow each other and become one."""
    wider = merge_intervals([[start, end + 1] for start, end in intervals], True)
    return [[start, end - 1] for start, end in wider]


def covered_length_by_one(intervals):
    """How many whole numbers lie in at least one interval, both ends included."""
    return sum(end - start + 1 for start, end in merge_intervals_by_one(intervals))


def gaps_only(intervals):
    """The gaps between the merged intervals themselves: [end, next start]."""
    merged = merge_intervals(intervals, True)
    return [[before[1], after[0]] for before, after in zip(merged, merged[1:])]
