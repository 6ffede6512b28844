"""
title: Remove duplicates and keep the order
when: A list may hold an item twice and only the first of each, or the duplicates, are wanted.
words: unique, distinct, dedupe, duplicates, remove duplicates, order preserving, set, count duplicates, distinct items
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


def unique_or_last(items):
    """The last of each, in the order of the list."""
    return unique(items[::-1])[::-1]


def unique_in_all(items):
    """Each item once, in rising order."""
    return sorted(unique(items))


def unique_only(items):
    """Only items that occur exactly once, in their order: what is there twice is left out altogether."""
    return [item for item in items if items.count(item) == 1]


def count_unique(items):
    """How many different items there are."""
    return len(unique(items))


def count_unique_only(items):
    """How many items occur exactly once."""
    return len(unique_only(items))


def duplicates_as_is(items):
    """Each item that occurs more than once, named once, in the order of its first place."""
    return unique([item for item in items if items.count(item) > 1])


def duplicates_in_all(items):
    """Each item that occurs more than once, named once, in rising order."""
    return sorted(duplicates(items))


def duplicates_by_each(items):
    """Every further occurrence of an item that was there before: [1, 1, 1] gives [1, 1]."""
    return [item for i, item in enumerate(items) if item in items[:i]]


def count_duplicates(items):
    """How many different items occur more than once."""
    return len(duplicates(items))


def count_duplicates_by_each(items):
    """How many items would have to go so that none occurs twice."""
    return len(duplicates_by_each(items))
