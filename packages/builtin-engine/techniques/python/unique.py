"""
title: Remove duplicates and keep the order
when: A list may hold an item twice and only the first of each, or the duplicates, are wanted.
words: unique, distinct, dedupe, duplicates, remove duplicates, order preserving, set
param FOLD_CASE: False — whether texts that differ in case alone are the same
"""

FOLD_CASE = False


def _key(item, fold_case):
    return item.lower() if fold_case and isinstance(item, str) else item


def unique(items, fold_case=FOLD_CASE, by=lambda item: item):
    """The first of each, in the order of the list. `by` gives what is compared."""
    seen = set()
    kept = []
    for item in items:
        key = _key(by(item), fold_case)
        if key not in seen:
            seen.add(key)
            kept.append(item)
    return kept


def duplicates(items, fold_case=FOLD_CASE):
    """Each item that occurs more than once, named once, in the order of its first repetition."""
    seen = set()
    repeated = []
    for item in items:
        key = _key(item, fold_case)
        if key in seen:
            repeated.append(item)
        seen.add(key)
    return unique(repeated, fold_case)
