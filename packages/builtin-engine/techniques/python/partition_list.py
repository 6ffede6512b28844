"""
title: Partition a list by a condition or round a pivot
when: Items have to be parted into those that fulfil a condition and the rest, each in order.
words: partition, split, filter, reject, pass fail, condition, pivot, stable, dutch flag
param PIVOT: 0 — number that stands between smaller and larger ones
"""

PIVOT = 0


def partition(items, condition):
    """(those that fulfil the condition, the rest), both in the order of the list."""
    yes, no = [], []
    for item in items:
        (yes if condition(item) else no).append(item)
    return yes, no


def partition_around(numbers, pivot=PIVOT):
    """(smaller, equal, larger) than the pivot, each in the order of the list."""
    smaller, rest = partition(numbers, lambda number: number < pivot)
    equal, larger = partition(rest, lambda number: number == pivot)
    return smaller, equal, larger
