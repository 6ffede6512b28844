"""
title: Permutations and combinations
when: All orders of the items of a list or letters of a word are wanted, all choices of some of them, or the next order.
words: permutations, combinations, all orders, arrangements, anagrams of a word, choose, n choose k, next permutation, string permutations, subsets of size
param SIZE: 2 — items of each combination
param UNIQUE: True — whether the same text is given only once
"""

import itertools

SIZE = 2
UNIQUE = True


def permutations(items):
    """Every order of the items, by their places: the first is the list itself."""
    return [list(order) for order in itertools.permutations(items)]


def combinations(items, size=SIZE):
    """Every choice of so many items, in the order of the list."""
    return [list(choice) for choice in itertools.combinations(items, size)]


def combinations_with_repeats(items, size=SIZE):
    """Every choice of so many items, each as often as wanted."""
    return [list(choice) for choice in itertools.combinations_with_replacement(items, size)]


def arrangements(items, size=SIZE):
    """Every choice of so many items in every order."""
    return [list(order) for order in itertools.permutations(items, size)]


def text_permutations(text, unique=UNIQUE):
    """The texts that the letters of a text make, in alphabetical order."""
    texts = ["".join(letters) for letters in itertools.permutations(text)]
    return sorted(set(texts) if unique else texts)


def next_permutation(items):
    """The next larger order of the items; after the largest comes the smallest."""
    following = list(items)
    place = len(following) - 2
    while place >= 0 and following[place] >= following[place + 1]:
        place -= 1
    if place >= 0:
        other = len(following) - 1
        while following[other] <= following[place]:
            other -= 1
        following[place], following[other] = following[other], following[place]
    return following[: place + 1] + following[place + 1 :][::-1]


def _each_once(lists):
    kept = []
    for one in lists:
        if one not in kept:
            kept.append(one)
    return kept


def permutations_only_one(items):
    """Every different order of the items: equal items give no order twice."""
    return _each_once(permutations(items))


def text_permutations_as_is(text, once=False):
    """The texts that the letters of a text make, by the places of the letters, not sorted; with True each once."""
    texts = ["".join(letters) for letters in itertools.permutations(text)]
    return list(dict.fromkeys(texts)) if once else texts


def combinations_only_one(items, size=SIZE):
    """Every different choice of so many items: equal items give no choice twice."""
    return _each_once(combinations(items, size))
