"""
title: Clamp, normalise, interpolate and scale numbers
when: A number has to be kept between two limits, mapped from one range to another, interpolated, or a list normalised to 0..1.
words: clamp, limit, bounds, normalize, normalise, min max scaling, map range, scale, lerp, interpolate, between, in range, round to multiple, range of numbers
param LOW: 0 — lower limit
param HIGH: 1 — upper limit
param INCLUSIVE: True — whether a limit itself lies between the limits
param STEP: 1 — step of a range, and number whose multiples are rounded to
"""

import math

LOW = 0
HIGH = 1
INCLUSIVE = True
STEP = 1


def clamp(number, low=LOW, high=HIGH):
    return max(low, min(high, number))


def is_between(number, low, high, inclusive=INCLUSIVE):
    return low <= number <= high if inclusive else low < number < high


def normalize(numbers, low=LOW, high=HIGH):
    """The smallest becomes 0 and the largest 1; equal numbers all become 0."""
    least, most = min(numbers, default=0), max(numbers, default=0)
    return [map_range(number, least, most, low, high) if most > least else low for number in numbers]


def map_range(number, from_low, from_high, to_low=LOW, to_high=HIGH):
    """Where a number of one range lies in another."""
    if from_low == from_high:
        raise ValueError("an empty range")
    return to_low + (number - from_low) * (to_high - to_low) / (from_high - from_low)


def lerp(a, b, part):
    """From a (part 0) to b (part 1)."""
    return a + (b - a) * part


def shares(numbers):
    """Each number as a share of the sum."""
    total = 0
    for number in numbers:
        total += number
    return [0 if total == 0 else number / total for number in numbers]


def round_to_multiple(number, step=STEP):
    """The nearest multiple; halves go up."""
    return math.floor(number / step + 0.5) * step


def range_list(first, end, step=STEP):
    """Numbers from the first up to and without the end."""
    return [first + i * step for i in range(math.ceil((end - first) / step))]


def integers_between(first, last):
    """Integers from the first to the last, both included, in either direction."""
    return list(range(first, last + 1)) if first <= last else list(range(first, last - 1, -1))


def is_in_range(number, low, high, with_low=True, with_high=False):
    """Whether a number lies in a range: the lower limit belongs to it, the upper one does not, or as wanted."""
    return (number > low or (with_low and number == low)) and (number < high or (with_high and number == high))


def is_between_them(number, first, second, inclusive=INCLUSIVE):
    """Whether a number lies in a range, whichever limit is given first; the limits belong to it, or do not."""
    return is_between(number, min(first, second), max(first, second), inclusive)


def normalize_over(numbers, half=False):
    """As normalize where equal numbers all become 1, or half between."""
    if numbers and all(number == numbers[0] for number in numbers):
        return [0.5 if half else HIGH for _ in numbers]
    return normalize(numbers)


def round_to_the_multiple(number, step=STEP, half_down=False):
    """The nearest multiple; a half goes away from zero: -5 to tens gives -10; or towards zero where wanted."""
    size = abs(number) / step
    whole = math.ceil(size - 0.5) if half_down else math.floor(size + 0.5)
    return (-whole if number < 0 else whole) * step


def range_list_to(first, end, step=STEP):
    """Numbers from the first up to and with the end."""
    return [first + i * step for i in range(math.floor((end - first) / step) + 1)]


def integers_in_between(first, last, with_first=False, with_last=False):
    """Integers after the first and before the last; with the first or the last where that is wanted."""
    return list(range(first if with_first else first + 1, last + 1 if with_last else last))
