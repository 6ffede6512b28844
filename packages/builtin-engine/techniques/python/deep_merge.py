"""
title: Merge nested settings
when: Defaults and overrides are nested objects that have to be merged without changing either.
words: deep merge, settings, config, defaults, override, recursive, extend, assign, merge objects, merge dictionaries, shallow merge, add values of equal keys
param APPEND_LISTS: False — whether lists are joined; otherwise the later list wins
"""

import copy

APPEND_LISTS = False


def deep_merge(base, override, append_lists=APPEND_LISTS):
    """Later values win; dictionaries are merged key by key.

    The result shares nothing with the inputs.
    """
    if isinstance(base, dict) and isinstance(override, dict):
        merged = copy.deepcopy(base)
        for key, value in override.items():
            if key in base:
                merged[key] = deep_merge(base[key], value, append_lists)
            else:
                merged[key] = copy.deepcopy(value)
        return merged
    if append_lists and isinstance(base, list) and isinstance(override, list):
        return copy.deepcopy(base + override)
    return copy.deepcopy(override)


def _without_none(value):
    if not isinstance(value, dict):
        return value
    return {key: _without_none(inner) for key, inner in value.items() if inner is not None}


def deep_merge_without_null(base, override, append_lists=APPEND_LISTS):
    """As deep_merge where None in the later settings changes nothing; lists are joined where that is wanted."""
    return deep_merge(base, _without_none(override), append_lists)


def deep_merge_all(settings, append_lists=APPEND_LISTS):
    """As deep_merge for a list of settings, the last one winning."""
    merged = {}
    for one in settings:
        merged = deep_merge(merged, one, append_lists)
    return merged


def merge_without_nested(base, override, first_wins=False):
    """Only the keys of the first level: the later value wins whole, or the first value stays where that is wanted."""
    return copy.deepcopy({**base, **override, **(base if first_wins else {})})


def deep_merge_adding(base, override):
    """As deep_merge where numbers of the same key are added."""
    both = [base, override]
    if all(isinstance(one, (int, float)) and not isinstance(one, bool) for one in both):
        return base + override
    if not all(isinstance(one, dict) for one in both):
        return copy.deepcopy(override)
    merged = copy.deepcopy(base)
    for key, value in override.items():
        merged[key] = deep_merge_adding(base[key], value) if key in base else copy.deepcopy(value)
    return merged
