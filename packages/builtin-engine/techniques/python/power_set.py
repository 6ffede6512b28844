"""
title: Power set, subset sums, substrings and sublists
when: All subsets of a list are wanted, the subsets with a sum, all substrings of a text or all contiguous sublists.
words: power set, powerset, subsets, all subsets, subset sum, subsets with a sum, all substrings, sublists, subarrays, contiguous
param BY_SIZE: False — whether small subsets come first
"""

import itertools

BY_SIZE = False


def power_set(items, by_size=BY_SIZE):
    """Every choice of items, each in the order of the list; the empty one first."""
    if by_size:
        sizes = range(len(items) + 1)
        return [list(choice) for size in sizes for choice in itertools.combinations(items, size)]
    sets = [[]]
    for item in items:
        sets += [[*chosen, item] for chosen in sets]
    return sets


def _sum_of(numbers):
    total = 0
    for number in numbers:
        total += number
    return total


def subsets_with_sum(numbers, target, by_size=BY_SIZE):
    """Every choice of numbers that adds up to the target."""
    return [chosen for chosen in power_set(numbers, by_size) if _sum_of(chosen) == target]


def has_subset_with_sum(numbers, target):
    sums = {0}
    for number in numbers:
        sums |= {total + number for total in sums}
    return target in sums


def can_partition(numbers):
    """Whether the numbers can be parted in two lists of the same sum."""
    return has_subset_with_sum(numbers, _sum_of(numbers) / 2)


def sublists(items):
    """Every run of items, by its first place."""
    return [items[i:j] for i in range(len(items)) for j in range(i + 1, len(items) + 1)]


def substrings(text):
    """Every run of characters, by its first place, as often as it occurs."""
    return sublists(text)


def count_distinct_substrings(text):
    """How many different runs of characters there are."""
    return len(set(substrings(text)))


def power_set_without_it(items, by_size=BY_SIZE):
    """Every choice of at least one item."""
    return [chosen for chosen in power_set(items, by_size) if len(chosen) > 0]


def substrings_only_one(text):
    """Every different run of characters, each once, by its first place."""
    return list(dict.fromkeys(substrings(text)))


def substrings_by_all(text):
    """Every run of characters, the shortest first, then by its first place."""
    return sorted(substrings(text), key=len)
