"""
title: Interleave lists, and pair them up
when: Several lists have to be merged in turn, zipped into tuples or taken apart again.
words: interleave, zip, round robin, alternate, merge, transpose, pair, unzip, merge alternately, alternating letters, zip two lists, mix two strings
param FILL: None — what stands in for missing items when lists of unequal length are paired
"""

from itertools import zip_longest

FILL = None


def interleave(*lists):
    """One item of each list in turn; lists that have ended are passed over."""
    longest = max(map(len, lists), default=0)
    return [items[i] for i in range(longest) for items in lists if i < len(items)]


def pair_up(lists, fill=FILL):
    """One row for each place, as long as the longest list."""
    return [list(row) for row in zip_longest(*lists, fillvalue=fill)]


def interleave_both(first, second):
    """One item of each of two lists in turn as long as both have one; the rest of the longer one is left out."""
    return [item for pair in zip(first, second) for item in pair]


def interleave_texts(first, second, without_rest=False):
    """Two texts with their letters in turn; the rest of the longer one behind them, or left out."""
    return "".join(interleave_both(first, second) if without_rest else interleave(first, second))


def pair_up_both(first, second):
    """Pairs of the items of two lists, as long as both have one."""
    return [list(pair) for pair in zip(first, second)]
