"""
title: Buckets: counts by ranges of numbers
when: Numbers have to be counted in ranges of equal size or between limits, as lists or with labels such as 0-9, or drawn as bars of signs.
words: bucket, buckets, bins, binning, histogram, count by range, ranges, age groups, score ranges, distribution, frequency table, intervals, group by tens, bar, bars, stars, asterisks, grades distribution, decades
param SIZE: 10 — width of a range
param SIGN: "*" — sign of a bar
"""

import math

SIZE = 10
SIGN = "*"


def _start_of(number, size):
    return math.floor(number / size) * size


def _plain(number):
    return int(number) if isinstance(number, float) and number.is_integer() else number


def _label_of(start, size, separator):
    return f"{_plain(start)}{separator}{_plain(start + size - 1)}"


def _buckets_of(numbers, size):
    """(start of range, numbers) for each range that holds some, in rising order."""
    starts = sorted({_start_of(number, size) for number in numbers})
    return [(start, [number for number in numbers if _start_of(number, size) == start]) for start in starts]


def bucket_counts(numbers, size=SIZE):
    """{ start of range: count }, only ranges that hold numbers, in rising order."""
    return {str(_plain(start)): len(items) for start, items in _buckets_of(numbers, size)}


def bucket_labels(numbers, size=SIZE, separator="-"):
    """{ "0-9": count } of whole numbers, in rising order, only ranges that hold numbers."""
    return {_label_of(start, size, separator): len(items) for start, items in _buckets_of(numbers, size)}


def bucket_items(numbers, size=SIZE):
    """{ start of range: [numbers] }, in rising order, the numbers in their own."""
    return {str(_plain(start)): items for start, items in _buckets_of(numbers, size)}


def bucket_of(number, size=SIZE, separator="-"):
    """The label "10-19" of the range that holds a whole number."""
    return _label_of(_start_of(number, size), size, separator)


def counts_between(numbers, limits):
    """Counts between limits: below the first, from one to below the next, and from the last on."""
    counts = [0] * (len(limits) + 1)
    for number in numbers:
        counts[sum(1 for limit in limits if number >= limit)] += 1
    return counts


def histogram_counts(numbers, bins=SIZE, low=None, high=None):
    """Counts of so many ranges of equal width from the lowest to the highest, which belongs to the last one."""
    counts = [0] * bins
    low = min(numbers, default=0) if low is None else low
    high = max(numbers, default=0) if high is None else high
    for number in numbers:
        if number < low or number > high:
            continue
        place = 0 if high == low else math.floor((number - low) * bins / (high - low) + 1e-9)
        counts[min(bins - 1, place)] += 1
    return counts


def counting_table(numbers, highest=None):
    """How often each whole number from 0 to the highest comes."""
    last = max([-1, *numbers]) if highest is None else highest
    return [numbers.count(value) for value in range(last + 1)]


def bar_lines(numbers, sign=SIGN):
    """One bar of signs for each number."""
    return [sign * max(0, math.floor(number)) for number in numbers]


def labelled_bars(counts, sign=SIGN, separator=": "):
    """ "name: ***" for each of { name: number }."""
    return [name + separator + sign * max(0, math.floor(count)) for name, count in counts.items()]


def column_chart(numbers, sign=SIGN, empty=" "):
    """Columns of signs that stand on the ground, as lines from the top."""
    levels = range(max([0, *numbers]), 0, -1)
    return ["".join(sign if number >= level else empty for number in numbers) for level in levels]


def bucket_labels_of_all(numbers, size=SIZE, separator="-"):
    """{ "0-9": count } of whole numbers, from the lowest range to the highest, also of ranges that hold none."""
    if not numbers or size <= 0:
        return {}
    first, last = _start_of(min(numbers), size), _start_of(max(numbers), size)
    starts = [first + i * size for i in range(math.floor((last - first) / size + 0.5) + 1)]
    return {
        _label_of(start, size, separator): sum(1 for number in numbers if _start_of(number, size) == start)
        for start in starts
    }


def bucket_labels_from_one(numbers, size=SIZE, separator="-"):
    """{ "1-10": count } of whole numbers: ranges that begin with 1, only those that hold numbers."""
    found = _buckets_of([number - 1 for number in numbers], size)
    return {_label_of(start + 1, size, separator): len(items) for start, items in found}


def counts_up_to(numbers, limits):
    """Counts between limits that belong to the range below them: up to the first, and above the last."""
    counts = [0] * (len(limits) + 1)
    for number in numbers:
        counts[sum(1 for limit in limits if number > limit)] += 1
    return counts
