"""
title: Records, leaders, visible buildings
when: The leaders of a list are wanted, with equal numbers or without, or new records, from the left or the right.
words: leaders, leader, leaders in an array, or equal, records, new record, breaking records, new high, new low, personal best, visible buildings, sunset view, skyline, taller, greater than all, previous maximum, so far, rightmost
param STRICT: True — whether a leader has to be larger than all behind it, not equal
"""

STRICT = True


def leaders_from_right(numbers, strict=STRICT):
    """Numbers larger than all behind them, or at least as large where STRICT is false; the last one always is."""
    return [numbers[i] for i in leader_indexes(numbers, strict)]


def leader_indexes(numbers, strict=STRICT):
    """The places of the leaders, from 0."""

    def fits(number, later):
        return number > later if strict else number >= later

    return [i for i, number in enumerate(numbers) if all(fits(number, later) for later in numbers[i + 1 :])]


def leaders_reversed(numbers, strict=STRICT):
    """The leaders as they are found from the right: the last number first."""
    return leaders_from_right(numbers, strict)[::-1]


def records(numbers, strict=STRICT):
    """Numbers larger than all before them; the first one always is."""
    return leaders_from_right(numbers[::-1], strict)[::-1]


def count_records(numbers, strict=STRICT):
    """How many numbers are larger than all before them, the first one included."""
    return len(records(numbers, strict))


def record_indexes(numbers, strict=STRICT):
    """Places, from 0, of the numbers that are larger than all before them."""
    return [len(numbers) - 1 - i for i in leader_indexes(numbers[::-1], strict)][::-1]


def breaking_records(scores):
    """How often the highest and the lowest score was broken after the first game: [highest, lowest]."""
    highest = max(0, count_records(scores) - 1)
    lowest = count_records([-score for score in scores]) - 1
    return [highest, max(0, lowest)]


def visible_from_left(heights):
    """How many buildings are seen from the left."""
    return count_records(heights)


def visible_from_right(heights):
    """How many buildings are seen from the right."""
    return len(leaders_from_right(heights))


def count_above_mean_so_far(numbers):
    """How many numbers are larger than the mean of all before them; the first one counts."""
    count = total = 0
    for i, number in enumerate(numbers):
        count += 1 if i == 0 or number * i > total else 0
        total += number
    return count
