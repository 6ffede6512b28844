"""
title: Flatten nested lists
when: Lists inside lists have to become one list, wholly or to a depth.
words: flatten, nested list, depth, recursive, concat, flat
param DEPTH: 1000 — how many levels of nesting are taken away
"""

DEPTH = 1000


def flatten(items, depth=DEPTH):
    """Texts and objects stay whole; what is nested deeper than the depth stays nested."""
    # A stack of our own, so that deep nesting cannot overflow the interpreter's.
    stack = [(item, depth) for item in reversed(items)]
    flat = []
    while stack:
        item, left = stack.pop()
        if not isinstance(item, list) or left <= 0:
            flat.append(item)
        else:
            stack.extend((inner, left - 1) for inner in reversed(item))
    return flat


def nesting(items):
    """How many lists lie inside one another; 1 for a flat list."""
    depth = 1
    level = items
    while True:
        inner = [item for item in level if isinstance(item, list)]
        if not inner:
            return depth
        level = [item for part in inner for item in part]
        depth += 1


def flatten_once(items):
    """One level of nesting taken away."""
    return flatten(items, 1)


def nesting_depth(items):
    """How many lists lie inside one another, where a flat list has none, 0."""
    return nesting(items) - 1
