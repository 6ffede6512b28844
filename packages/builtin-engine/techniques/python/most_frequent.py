"""
title: Most frequent items or words
when: Occurrences have to be counted and the most common listed, with ties in a fixed order.
words: frequency, most common, histogram, counter, mode, word frequency, top words, ranking, most frequent item, most common element, least frequent
param LIMIT: 10 — most entries that are returned
"""

import re
from collections import Counter

LIMIT = 10


def most_frequent(items, limit=LIMIT):
    """(item, count), the most frequent first; among equals the one that came first."""
    return Counter(items).most_common(limit)


def frequent_words(text, limit=LIMIT, ignored=()):
    """Words in lower case; among equals in alphabetic order."""
    words = re.findall(r"[^\W_]+(?:['’][^\W\d_]+)*", text.lower())
    return most_frequent(sorted(word for word in words if word not in ignored), limit)


def most_frequent_one(items, missing=None):
    """The most frequent item alone, the first in the list among equals; None of none."""
    return next((item for item, _ in most_frequent(items, 1)), missing)


def most_frequent_one_of_all(items, missing=None):
    """The most frequent item alone, the smallest or alphabetically first among equals; None of none."""
    return most_frequent_one(sorted(items), missing)


def most_frequent_one_over_all(items, missing=None):
    """The most frequent item alone, the largest or alphabetically last among equals; None of none."""
    return most_frequent_one(sorted(items, reverse=True), missing)


def most_frequent_one_or_last(items, missing=None):
    """The most frequent item alone, the one that stands last in the list among equals; None of none."""
    return most_frequent_one(items[::-1], missing)


def most_frequent_one_to_get(items, missing=None):
    """The item that is the first to reach the highest number when the list is read from the start; None of none."""
    counts = Counter()
    best, most = missing, 0
    for item in items:
        counts[item] += 1
        if counts[item] > most:
            best, most = item, counts[item]
    return best


def most_frequent_items(items, limit=LIMIT):
    """The most frequent items without their numbers, so many of them; among equals the one that came first."""
    return [item for item, _ in most_frequent(items, limit)]


def most_frequent_items_in_all(items, limit=LIMIT):
    """The most frequent items without their numbers; among equals the smaller or alphabetically earlier one first."""
    return most_frequent_items(sorted(items), limit)


def most_frequent_by_all(items, limit=LIMIT):
    """[item, count], the most frequent first; among equals the smaller or alphabetically earlier one first."""
    return [list(pair) for pair in most_frequent(sorted(items), limit)]


def least_frequent(items, missing=None):
    """The least frequent item, the first in the list among equals; None of none."""
    counts = Counter(items)
    return min(counts, key=counts.get, default=missing)


def highest_frequency(items):
    """How often the most frequent item stands in the list; 0 of none."""
    return max(Counter(items).values(), default=0)
