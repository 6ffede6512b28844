"""
title: Flatten nested objects to dotted keys and back
when: Nested JSON has to become a flat table of keys and values, or the other way round.
words: flatten object, dotted keys, nested json, unflatten, expand, environment, properties
param SEPARATOR: "." — what stands between the keys of the levels
"""

SEPARATOR = "."


def flatten_keys(nested, separator=SEPARATOR):
    """Lists and empty dictionaries are values."""
    flat = {}

    def visit(value, prefix):
        for key, inner in value.items():
            if separator in key:
                raise ValueError(f"the key {key} holds the separator")
            if isinstance(inner, dict) and inner:
                visit(inner, prefix + key + separator)
            else:
                flat[prefix + key] = inner

    visit(nested, "")
    return flat


def expand_keys(flat, separator=SEPARATOR):
    root = {}
    for path, value in flat.items():
        *branches, last = path.split(separator)
        at = root
        for key in branches:
            at = at.setdefault(key, {})
            if not isinstance(at, dict):
                raise ValueError(f"{path} lies inside a value")
        if last in at:
            raise ValueError(f"{path} is given twice")
        at[last] = value
    return root


def flatten_all_keys(nested, bracketed=False):
    """Lists too become keys by their places: {"a": [1]} gives "a.0", or "a[0]" where places stand in brackets."""
    flat = {}

    def visit(value, path):
        if not isinstance(value, (dict, list)) or not value:
            flat[path] = value
            return
        pairs = value.items() if isinstance(value, dict) else enumerate(value)
        for key, inner in pairs:
            plain = str(key) if path == "" else f"{path}{SEPARATOR}{key}"
            visit(inner, f"{path}[{key}]" if bracketed and isinstance(value, list) else plain)

    if nested:
        visit(nested, "")
    return flat
