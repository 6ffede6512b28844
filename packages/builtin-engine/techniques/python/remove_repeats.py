"""
title: Remove consecutive duplicates and repeated characters or words
when: Repeats that follow one another in a text or list have to become one, be grouped or cancel each other, or each character or word be kept once.
words: consecutive duplicates, adjacent duplicates, repeated characters, squeeze, dedupe, remove duplicate characters, remove duplicate words, compress list, group runs, pack
param MOST: 1 — how many of a run are kept
"""

import itertools

MOST = 1


def _joined(source, parts):
    return "".join(parts) if isinstance(source, str) else parts


def group_consecutive(items):
    """Equal neighbours of a text or list as lists: [1, 1, 2] -> [[1, 1], [2]]."""
    return [list(group) for _, group in itertools.groupby(items)]


def remove_consecutive_duplicates(items, most=MOST):
    """Of equal neighbours in a text or list the first stays, or as many as are asked for."""
    return _joined(items, [item for group in group_consecutive(items) for item in group[:most]])


def remove_adjacent_pairs(items):
    """Two equal neighbours cancel each other, again and again, until there are none: "abbaca" -> "ca"."""
    kept = []
    for item in items:
        if kept and kept[-1] == item:
            kept.pop()
        else:
            kept.append(item)
    return _joined(items, kept)


def remove_duplicate_characters(text):
    """Each character once, at its first place."""
    return "".join(dict.fromkeys(text))


def remove_duplicate_words(text):
    """Each word once, at its first place."""
    return " ".join(dict.fromkeys(text.split()))


def remove_consecutive_duplicate_words(text):
    """A word that follows itself is written once."""
    return " ".join(remove_consecutive_duplicates(text.split()))


def has_consecutive_duplicates(items):
    """Whether two neighbours are equal."""
    return any(len(group) > 1 for group in group_consecutive(items))
