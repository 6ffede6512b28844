"""
title: Cumulative maximum, local peaks, longest runs, leaders
when: The highest number so far is wanted, the local peaks of a list, the longest run of equal, rising or consecutive items, or the water between bars.
words: cumulative maximum, running maximum, running minimum, prefix maximum, peaks, local maxima, peak element, longest run, streak, longest consecutive, consecutive ones, leaders, trapped rain water, local minima, valleys
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


def peak_positions_with_all(numbers):
    """Places of numbers larger than the neighbours that they have: the first and the last may be peaks too."""
    return [
        i
        for i, number in enumerate(numbers)
        if all(number > other for other in numbers[max(0, i - 1) : i] + numbers[i + 1 : i + 2])
    ]


def peak_values_with_all(numbers):
    """Numbers larger than the neighbours that they have, the first and the last too."""
    return [numbers[place] for place in peak_positions_with_all(numbers)]


def count_peaks_with_all(numbers):
    """How many numbers are larger than the neighbours that they have, the first and the last too."""
    return len(peak_positions_with_all(numbers))


def count_peaks_or_not(numbers):
    """How many numbers are not smaller than either neighbour: equal neighbours are allowed, the ends are none."""
    return sum(1 for a, b, c in zip(numbers, numbers[1:], numbers[2:]) if b >= a and b >= c)


def valley_positions(numbers):
    """Places, from 0, whose number is smaller than both neighbours; the ends are none."""
    return peak_positions([-number for number in numbers])


def leaders_or_not(numbers):
    """Numbers that no number behind them is larger than: equal ones may follow."""
    return [number for i, number in enumerate(numbers) if all(later <= number for later in numbers[i + 1 :])]


def next_greater_or_it(numbers):
    """The next number behind each one that is as large or larger; -1 when there is none."""
    return [next((later for later in numbers[i + 1 :] if later >= n), -1) for i, n in enumerate(numbers)]


def longest_run_in_any_case(text):
    """As longest_run, but capitals and small letters of a text are the same."""
    return longest_run(text.lower())
