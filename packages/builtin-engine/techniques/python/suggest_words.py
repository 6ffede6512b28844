"""
title: Suggest the nearest known words for a typing error
when: An unknown command, option or name should be answered with "did you mean …".
words: suggestion, did you mean, levenshtein, typo, fuzzy match, closest, spell check, autocorrect
param MAX_DISTANCE: 2 — most edits between what was typed and what is suggested
param LIMIT: 3 — most suggestions
"""

MAX_DISTANCE = 2
LIMIT = 3


def _distance(a, b):
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a):
        following = [i + 1]
        for j, other in enumerate(b):
            replaced = row[j] + (letter != other)
            following.append(min(row[j + 1] + 1, following[j] + 1, replaced))
        row = following
    return row[-1]


def suggest_words(typed, known, max_distance=MAX_DISTANCE, limit=LIMIT):
    """Nearest first; among equals in the order of the known words. Case does not count."""
    scored = [(_distance(typed.lower(), word.lower()), word) for word in known]
    # A word that would be replaced whole is no suggestion.
    near = [(edits, word) for edits, word in scored if edits <= max_distance and edits < len(word)]
    return [word for _, word in sorted(near, key=lambda pair: pair[0])[:limit]]
