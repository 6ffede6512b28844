"""
title: Binary search in a sorted list
when: The place of a value in a sorted list, its first or last occurrence or where to insert it is asked for.
words: binary search, bisect, lower bound, upper bound, sorted, insertion point, range, count occurrences, first occurrence, last occurrence, search insert position
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


def binary_search_for_any(sorted_items, value, missing=MISSING):
    """The place that halving the list meets: the middle rounded down; of equal items it may be any."""
    low, high = 0, len(sorted_items) - 1
    while low <= high:
        middle = (low + high) // 2
        if sorted_items[middle] == value:
            return middle
        if sorted_items[middle] < value:
            low = middle + 1
        else:
            high = middle - 1
    return missing


def last_occurrence(sorted_items, value, missing=MISSING):
    """Place of the last occurrence."""
    place = upper_bound(sorted_items, value) - 1
    return place if place >= 0 and sorted_items[place] == value else missing


def first_and_last_place(sorted_items, value):
    """[first place, last place] of a value; [-1, -1] where it is not in the list."""
    return [binary_search(sorted_items, value), last_occurrence(sorted_items, value)]


def insertion_point(sorted_items, value, behind_equal=False):
    """Where the value would have to be put in: before equal items, or behind them."""
    return upper_bound(sorted_items, value) if behind_equal else lower_bound(sorted_items, value)
