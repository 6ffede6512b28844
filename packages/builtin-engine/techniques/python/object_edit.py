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
    for value in object.values() if isinstance(object, dict) else object:
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


def key_of_largest_or_last(table, missing=MISSING):
    """The last among equals."""
    return max(reversed(table), key=lambda key: table[key], default=missing)


def key_of_largest_by_alphabet(table, missing=MISSING):
    """The first in the alphabet among the keys of the largest value."""
    return min(keys_of_largest(table), default=missing)


def keys_of_largest(table):
    """All keys that have the largest value, in their order."""
    most = max(table.values(), default=None)
    return [key for key, value in table.items() if value == most]


def keys_of_value(table, value):
    """All keys that have this value."""
    return [key for key, own in table.items() if own == value]


def invert_object_only_one(table):
    """Values become keys; of equal values the first key stays."""
    return {str(value): key for key, value in reversed(table.items())}


def sort_by_value_in_all(table, descending=DESCENDING):
    """Pairs sorted by the value, the smallest first; equal ones in the alphabet. With True the largest first."""
    pairs = sorted(table.items())
    return [list(pair) for pair in sorted(pairs, key=lambda pair: -pair[1] if descending else pair[1])]


def sort_by_value_only(table, descending=DESCENDING):
    """Keys sorted by their value, the smallest first; equal ones keep their order. With True the largest first."""
    return sorted(table, key=lambda key: -table[key] if descending else table[key])


def values_over_limit(table, limit):
    """Entries whose value is larger than the limit, the limit itself left out."""
    return {key: value for key, value in table.items() if value > limit}


def sum_values_only(table):
    """The numbers among the values added; texts and others are left out."""
    total = 0
    for value in table.values() if isinstance(table, dict) else table:
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            total += value
    return total


def without_null_or_not(table):
    """Entries without None and empty texts."""
    return {key: value for key, value in table.items() if value is not None and value != ""}
