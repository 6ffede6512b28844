"""
title: Most frequent items or words
when: Occurrences have to be counted and the most common listed, with ties in a fixed order.
words: frequency, most common, histogram, counter, mode, word frequency, top words, ranking
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
