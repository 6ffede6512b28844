"""
title: Read and set nested values by a path
when: A value deep inside objects and lists is addressed by a path such as users[0].name.
words: deep get, path, nested, lodash get, safe access, set, json path, dotted key
param FALLBACK: None — what is returned where the path leads nowhere
"""

import re

FALLBACK = None


def parse_path(path):
    """"a.b[0]" -> ["a", "b", 0]."""
    if path and not re.fullmatch(r"(?:[^.\[\]]+|\[[0-9]+\])(?:\.[^.\[\]]+|\[[0-9]+\])*", path):
        raise ValueError(f"not a path: {path}")
    parts = re.findall(r"[^.\[\]]+|\[[0-9]+\]", path)
    return [int(part[1:-1]) if part.startswith("[") else part for part in parts]


def _holds(value, key):
    if isinstance(key, int):
        return isinstance(value, list) and key < len(value)
    return isinstance(value, dict) and key in value


def _key_for(value, key):
    """A place of a list may be written as a key too: "users.0.name"."""
    is_place = isinstance(value, list) and isinstance(key, str) and re.fullmatch("[0-9]+", key)
    return int(key) if is_place else key


def deep_get(value, path, fallback=FALLBACK):
    """A value that is there is returned, also when it is None or False."""
    for part in parse_path(path):
        key = _key_for(value, part)
        if not _holds(value, key):
            return fallback
        value = value[key]
    return value


def _set(at, keys, replacement):
    if not keys:
        return replacement
    key = _key_for(at, keys[0])
    inner = _set(at[key] if _holds(at, key) else None, keys[1:], replacement)
    if isinstance(key, str):
        return {**(at if isinstance(at, dict) else {}), key: inner}
    items = list(at) if isinstance(at, list) else []
    if key > len(items):
        raise ValueError("a list may not get holes")
    return items[:key] + [inner] + items[key + 1 :]


def deep_set(value, path, replacement):
    """A copy in which the path leads to the value; what lies beside it is shared."""
    return _set(value, parse_path(path), replacement)
