"""
title: Two sum, pairs with a sum, all pairs, Cartesian product
when: Two numbers of a list have to add up to a target, all pairs are wanted, or every combination of the items of several lists.
words: two sum, pair with sum, target sum, pairs, all pairs, three sum, cartesian product, combinations of lists, cross product, zip object, keys and values, unzip, count pairs
param MISSING: None — answer where no pair fits
"""

import itertools

MISSING = None


def two_sum(numbers, target, missing=MISSING):
    """Places of the two numbers that add up to the target, counted from 0."""
    seen = {}
    for place, number in enumerate(numbers):
        if target - number in seen:
            return [seen[target - number], place]
        seen.setdefault(number, place)
    return missing


def pair_with_sum(numbers, target, missing=MISSING):
    """The two numbers themselves."""
    places = two_sum(numbers, target, None)
    return missing if places is None else [numbers[place] for place in places]


def has_pair_with_sum(numbers, target):
    return two_sum(numbers, target, None) is not None


def all_pairs(items):
    """Every pair of two places, in the order of the list."""
    return [list(pair) for pair in itertools.combinations(items, 2)]


def pairs_with_sum(numbers, target):
    """Every pair of two places that adds up to the target."""
    return [[a, b] for a, b in all_pairs(numbers) if a + b == target]


def count_pairs_with_sum(numbers, target):
    return len(pairs_with_sum(numbers, target))


def count_pairs_with_difference(numbers, difference):
    """Pairs of two places that differ by so much."""
    return sum(1 for a, b in all_pairs(numbers) if abs(a - b) == difference)


def count_equal_pairs(items):
    """Pairs of two places with equal items."""
    return sum(1 for a, b in all_pairs(items) if a == b)


def three_sum(numbers, target=0):
    """Three numbers that add up to the target, each combination once, rising."""
    threes = itertools.combinations(sorted(numbers), 3)
    return [list(three) for three in dict.fromkeys(threes) if three[0] + three[1] + three[2] == target]


def cartesian_product(*lists):
    """One item of each list, the last list changes first."""
    return [list(row) for row in itertools.product(*lists)]


def zip_object(keys, values):
    """An object of keys and their values; keys without a value are left out."""
    return dict(zip(keys, values))


def unzip(pairs):
    """Pairs become two lists."""
    return [[first for first, _ in pairs], [second for _, second in pairs]]
