"""
title: The k-th smallest item without sorting
when: The k-th smallest or largest item or the median of a long list is asked for in linear time.
words: quickselect, kth smallest, kth largest, order statistic, selection, median, partition
param LARGEST: False — whether k counts from the largest
"""

LARGEST = False


def kth(items, k, largest=LARGEST):
    """k counts from 1; the list is left as it is. Three parts keep many equal items linear."""
    if not 1 <= k <= len(items):
        raise ValueError("k has to be 1 to the length")
    place = len(items) - k if largest else k - 1
    part = list(items)
    while True:
        # The middle as pivot: lists that are sorted already are the usual ones.
        pivot = part[len(part) // 2]
        smaller = [item for item in part if item < pivot]
        larger = [item for item in part if item > pivot]
        equal = len(part) - len(smaller) - len(larger)
        if place < len(smaller):
            part = smaller
        elif place < len(smaller) + equal:
            return pivot
        else:
            place -= len(smaller) + equal
            part = larger


def lower_median(items):
    return kth(items, (len(items) + 1) // 2)
