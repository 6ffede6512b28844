"""
title: Objects and dictionaries: pick, omit, invert, sum values, key with the largest value
when: Keys of an object, dictionary or map have to be picked, left out, renamed or exchanged with the values, its values summed or compared, or it has to be turned to pairs.
words: object, dictionary, dict, map, keys, values, pick, omit, invert, swap keys and values, sum values, max value key, sort by value, filter, pairs, entries, merge counts, rename keys
param MISSING: None — answer where there is no key
param DESCENDING: False — whether the largest value comes first
"""

MISSING = None
DESCENDING = False


def pick_keys(object, keys):
    return {key: object[key] for key in keys if key in object}


def omit_keys(object, keys):
    return {key: value for key, value in object.items() if key not in keys}


def invert_object(object):
    """Values become keys; of equal values the last key stays."""
    return {str(value): key for key, value in object.items()}


def sum_values(object):
    total = 0
    for value in object.values():
        total += value
    return total


def key_of_largest(object, missing=MISSING):
    """The first among equals."""
    return max(object, key=object.get, default=missing)


def key_of_smallest(object, missing=MISSING):
    """The first among equals."""
    return min(object, key=object.get, default=missing)


def key_of_value(object, value, missing=MISSING):
    """The first key that has this value."""
    return next((key for key, other in object.items() if other == value), missing)


def sort_by_value(object, descending=DESCENDING):
    """Pairs of key and value, sorted by the value."""
    return [list(pair) for pair in sorted(object.items(), key=lambda pair: pair[1], reverse=descending)]


def sorted_keys(object):
    """Keys in alphabetical order."""
    return sorted(object)


def to_pairs(object):
    return [list(pair) for pair in object.items()]


def from_pairs(pairs):
    """Of equal keys the last stays."""
    return {key: value for key, value in pairs}


def rename_keys(object, names):
    """Keys after a table of old and new names."""
    return {names.get(key, key): value for key, value in object.items()}


def values_at_least(object, limit):
    """Entries whose value is at least the limit."""
    return {key: value for key, value in object.items() if value >= limit}


def merge_counts(a, b):
    """Both objects in one; numbers of equal keys are added."""
    merged = dict(a)
    for key, value in b.items():
        merged[key] = merged.get(key, 0) + value
    return merged


def without_null(object):
    """Entries without None."""
    return {key: value for key, value in object.items() if value is not None}


def pluck(objects, key, missing=MISSING):
    """Of each object in a list the value of one key: [{"a": 1}, {"a": 2}] -> [1, 2]."""
    found = [entry.get(key) for entry in objects]
    return [missing if value is None else value for value in found]
