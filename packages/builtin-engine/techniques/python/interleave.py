"""
title: Interleave lists, and pair them up
when: Several lists have to be merged in turn, zipped into tuples or taken apart again.
words: interleave, zip, round robin, alternate, merge, transpose, pair, unzip
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
