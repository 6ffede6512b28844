"""
title: Running means, moving averages, smoothing
when: A mean is wanted at each place of a list, of all numbers so far, of the last ones or of the neighbours.
words: running average, running mean, cumulative average, moving average, rolling average, rolling mean, last n values, smoothing, exponential smoothing, trailing average, neighbours average, moving sum, rolling sum, rolling maximum, sliding maximum, average so far
param SIZE: 3 — numbers of a window
param PLACES: 2 — decimals of the answers; null where nothing is rounded
param ALPHA: 0.5 — part of the newest number in exponential smoothing
"""

import math

SIZE = 3
PLACES = 2
ALPHA = 0.5


def _rounded(number, places):
    result = number if places is None else math.floor(number * 10**places + 0.5 + 1e-7) / 10**places
    return int(result) if result == int(result) else result


def _total(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def _mean_of(numbers, places):
    return _rounded(_total(numbers) / len(numbers), places)


def running_means(numbers, places=PLACES):
    """At each place the mean of all numbers so far."""
    return [_mean_of(numbers[: i + 1], places) for i in range(len(numbers))]


def trailing_means(numbers, size=SIZE, places=PLACES):
    """At each place the mean of the last numbers, of fewer at the beginning."""
    return [_mean_of(numbers[max(0, i - size + 1) : i + 1], places) for i in range(len(numbers))]


def rolling_means(numbers, size=SIZE, places=PLACES):
    """The means of whole windows, rounded."""
    return trailing_means(numbers, size, places)[size - 1 :]


def rolling_means_or_null(numbers, size=SIZE, places=PLACES):
    """At each place the mean of the last numbers; None where there are not enough yet."""
    return [None if i < size - 1 else mean for i, mean in enumerate(trailing_means(numbers, size, places))]


def neighbour_means(numbers, places=PLACES):
    """At each place the mean of the number and its neighbours, of two numbers at the ends."""
    return [_mean_of(numbers[max(0, i - 1) : i + 2], places) for i in range(len(numbers))]


def _windows(numbers, size):
    return [numbers[i : i + size] for i in range(len(numbers) - size + 1)]


def rolling_sums(numbers, size=SIZE):
    """The sums of whole windows."""
    return [_total(window) for window in _windows(numbers, size)]


def rolling_max(numbers, size=SIZE):
    """The largest number of each whole window."""
    return [max(window) for window in _windows(numbers, size)]


def rolling_min(numbers, size=SIZE):
    """The smallest number of each whole window."""
    return [min(window) for window in _windows(numbers, size)]


def exponential_smoothing(numbers, alpha=ALPHA, places=PLACES):
    """Each number mixed with what came before; the first one stays."""
    levels = numbers[:1]
    for number in numbers[1:]:
        levels.append(alpha * number + (1 - alpha) * levels[-1])
    return [_rounded(level, places) for level in levels]


def best_window_start(numbers, size=SIZE):
    """The start, from 0, of the window with the highest mean; the first of equal ones, -1 where the list is shorter."""
    sums = rolling_sums(numbers, size)
    return sums.index(max(sums)) if sums else -1


def count_window_rises(numbers, size=SIZE):
    """How often the sum of a window is larger than that of the window before."""
    sums = rolling_sums(numbers, size)
    return sum(1 for before, after in zip(sums, sums[1:]) if after > before)


def count_windows_at_least(numbers, size, least):
    """How many whole windows have a mean of at least so much."""
    return sum(1 for total in rolling_sums(numbers, size) if total >= least * size)


def running_means_as_is(numbers):
    """As running_means, but nothing is rounded."""
    return running_means(numbers, None)


def trailing_means_as_is(numbers, size=SIZE):
    """As trailing_means, but nothing is rounded."""
    return trailing_means(numbers, size, None)


def rolling_means_as_is(numbers, size=SIZE):
    """As rolling_means, but nothing is rounded."""
    return rolling_means(numbers, size, None)


def rolling_means_or_null_as_is(numbers, size=SIZE):
    """As rolling_means_or_null, but nothing is rounded."""
    return rolling_means_or_null(numbers, size, None)


def neighbour_means_as_is(numbers):
    """As neighbour_means, but nothing is rounded."""
    return neighbour_means(numbers, None)


def exponential_smoothing_as_is(numbers, alpha=ALPHA):
    """As exponential_smoothing, but nothing is rounded."""
    return exponential_smoothing(numbers, alpha, None)
