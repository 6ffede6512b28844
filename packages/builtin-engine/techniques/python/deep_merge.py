"""
title: Merge nested settings
when: Defaults and overrides are nested objects that have to be merged without changing either.
words: deep merge, settings, config, defaults, override, recursive, extend, assign
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
