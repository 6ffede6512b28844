"""
title: Largest sum of neighbouring items, and best single trade
when: The run of neighbours with the largest sum is asked for, or the best day to buy and to sell.
words: maximum subarray, kadane, largest sum, contiguous, profit, stock, best time to buy and sell, sum of the maximum subarray, minimum subarray
param ALLOW_EMPTY: False — whether taking nothing, with sum 0, counts
"""

ALLOW_EMPTY = False


def max_subarray(numbers, allow_empty=ALLOW_EMPTY):
    """(sum, start, end) of the first run with the largest sum; the end is not included."""
    if not numbers and not allow_empty:
        raise ValueError("no numbers")
    best = (0, 0, 0) if allow_empty else (float("-inf"), 0, 0)
    total = start = 0
    for i, number in enumerate(numbers):
        # What came before is dropped once it does not help.
        if total <= 0:
            total, start = 0, i
        total += number
        if total > best[0]:
            best = (total, start, i + 1)
    return best


def best_trade(prices):
    """Most profit from buying once and selling later; 0 when prices only fall."""
    lowest, profit = float("inf"), 0
    for price in prices:
        lowest = min(lowest, price)
        profit = max(profit, price - lowest)
    return profit


def max_subarray_sum(numbers):
    """The largest sum of neighbours, at least one of them taken; 0 of an empty list."""
    return max_subarray(numbers)[0] if numbers else 0


def max_subarray_sum_or_not(numbers):
    """The largest sum of neighbours where taking none, with sum 0, counts: all negative gives 0."""
    return max_subarray(numbers, True)[0]


def max_subarray_items(numbers):
    """The neighbours with the largest sum themselves, the first among equals; none of an empty list."""
    _, start, end = max_subarray(numbers, not numbers)
    return numbers[start:end]


def min_subarray_sum(numbers):
    """The smallest sum of neighbours, at least one of them taken; 0 of an empty list."""
    return 0 - max_subarray_sum([-number for number in numbers])
