"""
title: Longest increasing subsequence
when: The longest rising selection of a list in its order is asked for, as in nesting boxes or stacking.
words: longest increasing subsequence, lis, patience sorting, rising, non-decreasing, dynamic programming, longest decreasing subsequence
param STRICT: True — whether equal neighbours are not allowed
"""

from bisect import bisect_left, bisect_right

STRICT = True


def longest_increasing(numbers, strict=STRICT):
    """One of the longest, in O(n log n)."""
    # ends[n]: smallest end of a rising selection of n + 1 items; places[n]: where it stands.
    ends, places, before = [], [], []
    for place, number in enumerate(numbers):
        length = bisect_left(ends, number) if strict else bisect_right(ends, number)
        before.append(places[length - 1] if length > 0 else -1)
        ends[length : length + 1] = [number]
        places[length : length + 1] = [place]
    selection = []
    place = places[-1] if places else -1
    while place >= 0:
        selection.append(numbers[place])
        place = before[place]
    return selection[::-1]


def longest_increasing_length(numbers, strict=STRICT):
    """How many items a longest rising selection has."""
    return len(longest_increasing(numbers, strict))


def longest_decreasing(numbers, strict=STRICT):
    """One of the longest falling selections."""
    return [-number for number in longest_increasing([-number for number in numbers], strict)]


def longest_decreasing_length(numbers, strict=STRICT):
    """How many items a longest falling selection has."""
    return len(longest_decreasing(numbers, strict))
