"""
title: The k largest or smallest items without sorting all
when: Only the best few of many items are wanted, such as a leaderboard or the most expensive orders.
words: top k, largest, smallest, heap, leaderboard, best n, nlargest, partial sort
param K: 3 — how many items are wanted
"""

import heapq

K = 3


def top_k(items, k=K, score=lambda item: item):
    """Largest score first; among equal scores the earlier item. O(n log k)."""
    return heapq.nlargest(k, items, key=score)


def bottom_k(items, k=K, score=lambda item: item):
    return heapq.nsmallest(k, items, key=score)


def top_only_one(items, k=K):
    """The k largest different numbers, the largest first: equal ones count once."""
    return top_k(list(dict.fromkeys(items)), k)


def top_in_all(items, k=K):
    """The k largest numbers in rising order."""
    return top_k(items, k)[::-1]


def top_as_is(items, k=K):
    """The k largest numbers in the order in which they stand in the list."""
    left = list(top_k(items, k))
    kept = []
    for item in items:
        if item in left:
            left.remove(item)
            kept.append(item)
    return kept
