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


def intersection_as_it_is(a, b):
    """Items of the first list that the second holds too, as often as they stand in the first."""
    return [item for item in a if item in b]


def intersection_in_all(a, b):
    """Items of both lists, each once, in rising order."""
    return sorted(intersection(a, b))


def union_in_all(a, b):
    """Items of either list, each once, in rising order."""
    return sorted(union(a, b))


def difference_only_one(a, b):
    """Items of the first list that the second lacks, each once."""
    return _once(difference(a, b))


def difference_by_each(a, b):
    """For each item of the second list one equal item is taken from the first: what is there more often stays."""
    taken = list(b)
    left = []
    for item in a:
        if item in taken:
            taken.remove(item)
        else:
            left.append(item)
    return left


def difference_in_all(a, b):
    """Items of the first list that the second lacks, each once, in rising order."""
    return sorted(difference_only_one(a, b))


def symmetric_difference_in_all(a, b):
    """Items of one list only, each once, in rising order."""
    return sorted(symmetric_difference(a, b))


def symmetric_difference_as_it_is(a, b):
    """Items of one list only, as often as they stand there."""
    return difference(a, b) + difference(b, a)


def is_subset_by_each(a, b):
    """Whether the second list holds every item of the first at least as often."""
    return len(difference_by_each(a, b)) == 0


def is_subset_only(a, b):
    """Whether the second list holds every item of the first and has others too: a proper subset."""
    return is_subset(a, b) and not is_subset(b, a)


def have_same_items_at_all(a, b):
    """Whether the lists hold the same items, however often and in any order."""
    return is_subset(a, b) and is_subset(b, a)


def count_in_common(a, b):
    """How many different items both lists hold."""
    return len(intersection(a, b))
