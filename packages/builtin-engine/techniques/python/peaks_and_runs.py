"""
title: Cumulative maximum, local peaks, longest runs, leaders
when: The highest number so far is wanted, the local peaks of a list, the longest run of equal, rising or consecutive items, or the water between bars.
words: cumulative maximum, running maximum, running minimum, prefix maximum, peaks, local maxima, peak element, longest run, streak, longest consecutive, consecutive ones, leaders, trapped rain water
param STRICT: True — whether a rising run may not hold equal neighbours
param VALUE: 1 — item whose longest run is sought
"""

import itertools

STRICT = True
VALUE = 1


def cumulative_max(numbers):
    """At each place the largest number so far."""
    return list(itertools.accumulate(numbers, max))


def cumulative_min(numbers):
    """At each place the smallest number so far."""
    return list(itertools.accumulate(numbers, min))


def peak_positions(numbers):
    """Places, counted from 0, whose number is larger than both neighbours; the ends are none."""
    inside = range(1, len(numbers) - 1)
    return [i for i in inside if numbers[i] > max(numbers[i - 1], numbers[i + 1])]


def peak_values(numbers):
    return [numbers[place] for place in peak_positions(numbers)]


def count_peaks(numbers):
    return len(peak_positions(numbers))


def _longest_stretch(items, fits):
    """The length of the longest stretch whose neighbours all fit."""
    length = longest = 0
    for i, item in enumerate(items):
        length = length + 1 if i > 0 and fits(items[i - 1], item) else 1
        longest = max(longest, length)
    return longest


def longest_run(items):
    """Length of the longest run of equal items of a list or text."""
    return _longest_stretch(items, lambda a, b: a == b)


def longest_run_of(items, value=VALUE):
    """Length of the longest run of one item: of ones, unless another is named."""
    length = longest = 0
    for item in items:
        length = length + 1 if item == value else 0
        longest = max(longest, length)
    return longest


def longest_rising_run(numbers, strict=STRICT):
    """Length of the longest run of neighbours that rise."""
    return _longest_stretch(numbers, lambda a, b: b > a if strict else b >= a)


def longest_consecutive(numbers):
    """How many integers of the list follow one another, wherever they stand: [100, 4, 200, 1, 3, 2] gives 4."""
    return _longest_stretch(sorted(set(numbers)), lambda a, b: b == a + 1)


def leaders(numbers):
    """Numbers that are larger than all behind them."""
    return [number for i, number in enumerate(numbers) if all(later < number for later in numbers[i + 1 :])]


def next_greater(numbers):
    """The next larger number behind each one; -1 when there is none."""
    return [next((later for later in numbers[i + 1 :] if later > n), -1) for i, n in enumerate(numbers)]


def trapped_water(heights):
    """Rain that stays between bars of these heights."""
    left = cumulative_max(heights)
    right = cumulative_max(heights[::-1])[::-1]
    return sum(min(a, b) - height for a, b, height in zip(left, right, heights))
