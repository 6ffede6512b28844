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


def remove_consecutive_duplicates_in_any_case(text):
    """Of equal neighbours the first stays; capitals and small letters are the same."""
    lower = text.lower()
    return "".join(letter for i, letter in enumerate(text) if i == 0 or lower[i] != lower[i - 1])


def remove_duplicate_characters_in_any_case(text):
    """Each character once where capitals and small letters are the same: the first one stays."""
    lower = text.lower()
    return "".join(letter for i, letter in enumerate(text) if lower.index(lower[i]) == i)


def remove_duplicate_characters_or_last(text):
    """Each character once, at its last place."""
    return "".join(dict.fromkeys(text[::-1]))[::-1]


def remove_duplicate_characters_at_all(text):
    """Characters that occur more than once are taken away altogether."""
    return "".join(letter for letter in text if text.count(letter) == 1)


def remove_duplicate_characters_only(text):
    """Each character once, but every space stays."""
    return "".join(letter for i, letter in enumerate(text) if letter == " " or text.index(letter) == i)


def remove_duplicate_words_in_any_case(text):
    """Each word once where capitals and small letters are the same: the first one stays as it is written."""
    first = {}
    for word in text.split():
        first.setdefault(word.lower(), word)
    return " ".join(first.values())


def remove_duplicate_words_or_last(text):
    """Each word once, at its last place."""
    return " ".join(list(dict.fromkeys(text.split()[::-1]))[::-1])


def remove_duplicate_words_at_all(text):
    """Words that occur more than once are taken away altogether."""
    words = text.split()
    return " ".join(word for word in words if words.count(word) == 1)


def remove_consecutive_duplicate_words_in_any_case(text):
    """A word that follows itself, in whatever case, is written once, as it stands first."""
    words = text.split()
    kept = [word for i, word in enumerate(words) if i == 0 or word.lower() != words[i - 1].lower()]
    return " ".join(kept)


def remove_adjacent_pairs_at_all(items):
    """Runs of two or more equal neighbours are taken away whole, once: "aabccd" -> "bd"."""
    return _joined(items, [item for group in group_consecutive(items) if len(group) < 2 for item in group])
