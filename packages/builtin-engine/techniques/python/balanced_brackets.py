"""
title: Check that brackets are balanced
when: Brackets of several kinds have to open and close in the right order, or the first error be found.
words: brackets, parentheses, braces, balanced, matching, valid parentheses, nesting, stack, syntax
param PAIRS: "()[]{}" — opening and closing brackets, in pairs
"""

PAIRS = "()[]{}"


def first_unbalanced(text, pairs=PAIRS):
    """Place of the first wrong bracket, or of the one that is never closed; -1 when all is well."""
    open_ones = []
    for i, letter in enumerate(text):
        kind = pairs.find(letter)
        if kind < 0:
            continue
        if kind % 2 == 0:
            open_ones.append((pairs[kind + 1], i))
        elif not open_ones or open_ones.pop()[0] != letter:
            return i
    return open_ones[-1][1] if open_ones else -1


def is_balanced(text, pairs=PAIRS):
    return first_unbalanced(text, pairs) == -1


def deepest_nesting(text, pairs=PAIRS):
    if not is_balanced(text, pairs):
        raise ValueError("not balanced")
    depth = deepest = 0
    for letter in text:
        kind = pairs.find(letter)
        if kind >= 0:
            depth += 1 if kind % 2 == 0 else -1
        deepest = max(deepest, depth)
    return deepest
