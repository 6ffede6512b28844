"""
title: Sliding windows, moving averages and pairs of neighbours
when: Every run of n neighbouring items, a moving average or the best window of a list is asked for.
words: sliding window, moving average, rolling, neighbours, pairwise, n-gram, subarray
param SIZE: 3 — items in a window
"""

SIZE = 3


def _check(size):
    if size < 1:
        raise ValueError("size has to be at least 1")


def windows(items, size=SIZE):
    """Whole windows only."""
    _check(size)
    return [items[i : i + size] for i in range(len(items) - size + 1)]


def moving_averages(numbers, size=SIZE):
    return [sum(window) / size for window in windows(numbers, size)]


def largest_window_sum(numbers, size=SIZE):
    """The largest sum of a window, or None where the list is shorter.

    Each item is added and taken away once.
    """
    _check(size)
    total, best = 0, None
    for i, number in enumerate(numbers):
        total += number - (numbers[i - size] if i >= size else 0)
        if i >= size - 1 and (best is None or total > best):
            best = total
    return best
