"""
title: Differences between two nested objects
when: Two versions of JSON data have to be compared and the changes listed with their paths.
words: diff, compare, changes, json diff, added, removed, changed, patch, deep equal
param SEPARATOR: "." — what stands between the keys of a path
"""

SEPARATOR = "."


def deep_equal(a, b):
    # In Python True == 1 and 1 == 1.0; in JSON true is no number.
    if isinstance(a, bool) or isinstance(b, bool):
        return a is b
    if isinstance(a, list) and isinstance(b, list):
        return len(a) == len(b) and all(map(deep_equal, a, b))
    if isinstance(a, dict) and isinstance(b, dict):
        return a.keys() == b.keys() and all(deep_equal(a[key], b[key]) for key in a)
    return a == b


def object_diff(before, after, separator=SEPARATOR):
    """(kind, path) with kind added, removed or changed, ordered by path.

    Lists are compared as a whole.
    """
    changes = []

    def visit(a, b, prefix):
        for key in sorted(a.keys() | b.keys()):
            path = prefix + key
            if key not in a:
                changes.append(("added", path))
            elif key not in b:
                changes.append(("removed", path))
            elif isinstance(a[key], dict) and isinstance(b[key], dict):
                visit(a[key], b[key], path + separator)
            elif not deep_equal(a[key], b[key]):
                changes.append(("changed", path))

    visit(before, after, "")
    return changes
