"""
title: Binary search in a sorted list
when: The place of a value in a sorted list, its first or last occurrence or where to insert it is asked for.
words: binary search, bisect, lower bound, upper bound, sorted, insertion point, range, count occurrences
param MISSING: -1 — answer when the value is not in the list
"""

MISSING = -1


def lower_bound(items, value):
    """First place whose item is not smaller than the value; bisect.bisect_left does the same."""
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] < value:
            low = middle + 1
        else:
            high = middle
    return low


def upper_bound(items, value):
    """First place whose item is larger than the value; bisect.bisect_right does the same."""
    low, high = 0, len(items)
    while low < high:
        middle = (low + high) // 2
        if items[middle] <= value:
            low = middle + 1
        else:
            high = middle
    return low


def binary_search(items, value, missing=MISSING):
    """Place of the first occurrence."""
    place = lower_bound(items, value)
    return place if place < len(items) and items[place] == value else missing


def count_occurrences(items, value):
    return upper_bound(items, value) - lower_bound(items, value)
