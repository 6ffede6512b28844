"""
title: Intersection, union, difference and subset of lists
when: The common items of two lists are wanted, all of both, those of one only, or whether one list holds all of another.
words: intersection, union, difference, symmetric difference, common elements, set operations, subset, superset, disjoint, array diff, in both lists, jaccard
param KEEP_REPEATS: False — whether an item that both lists hold several times is answered several times
"""

KEEP_REPEATS = False


def _once(items):
    kept = []
    for item in items:
        if item not in kept:
            kept.append(item)
    return kept


def intersection(a, b, keep_repeats=KEEP_REPEATS):
    """Items of both lists, in the order of the first."""
    if not keep_repeats:
        return _once(item for item in a if item in b)
    left = list(b)
    common = []
    for item in a:
        if item in left:
            left.remove(item)
            common.append(item)
    return common


def union(a, b):
    """Items of either list, each once, those of the first in front."""
    return _once([*a, *b])


def difference(a, b):
    """Items of the first list that the second lacks; repeated ones stay."""
    return [item for item in a if item not in b]


def symmetric_difference(a, b):
    """Items of one list only, each once, those of the first in front."""
    return union(difference(a, b), difference(b, a))


def is_subset(a, b):
    """Whether the second list holds every item of the first."""
    return all(item in b for item in a)


def is_superset(a, b):
    """Whether the first list holds every item of the second."""
    return is_subset(b, a)


def are_disjoint(a, b):
    return len(intersection(a, b)) == 0


def have_same_items(a, b):
    """Whether the lists hold the same items, each as often, in any order."""
    return len(a) == len(b) and len(intersection(a, b, True)) == len(a)


def common_to_all(lists):
    """Items that every list of a list holds, in the order of the first."""
    common = _once(lists[0]) if lists else []
    for items in lists:
        common = intersection(common, items)
    return common


def jaccard(a, b):
    """Shared items as a part of all items, from 0 to 1."""
    every = len(union(a, b))
    return 1 if every == 0 else len(intersection(a, b)) / every
