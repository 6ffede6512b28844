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
