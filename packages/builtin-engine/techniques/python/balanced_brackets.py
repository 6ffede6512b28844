"""
title: Check that brackets are balanced
when: Brackets of several kinds have to open and close in the right order, or the first error be found.
words: brackets, parentheses, braces, balanced, matching, valid parentheses, nesting, stack, syntax, nesting depth, maximum depth, unmatched bracket
param PAIRS: "()[]{}" — opening and closing brackets, in pairs
"""

PAIRS = "()[]{}"


def first_unbalanced(text, pairs=PAIRS):
    """Place of the first wrong bracket, or of the last one that is never closed; -1 when all is well."""
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


def are_parentheses_balanced(text):
    """Round brackets alone; all else, also other brackets, does not count."""
    return is_balanced(text, "()")


def is_balanced_only(text, empty_is_false=False):
    """A text of brackets only, each closed in order; any other sign makes it false."""
    return all(sign in PAIRS for sign in text) and is_balanced(text) and not (empty_is_false and not text)


def is_balanced_by_count(text, pairs=PAIRS):
    """Whether as many brackets of each kind open as close, in whatever order: ")(" too."""
    return all(text.count(pairs[i]) == text.count(pairs[i + 1]) for i in range(0, len(pairs), 2))


def first_unmatched(text, pairs=PAIRS):
    """Place of the first bracket that has no partner, whether it opens or closes; -1 when all is well."""
    open_ones = []
    wrong = []
    for i, letter in enumerate(text):
        kind = pairs.find(letter)
        if kind < 0:
            continue
        if kind % 2 == 0:
            open_ones.append((pairs[kind + 1], i))
        elif open_ones and open_ones[-1][0] == letter:
            open_ones.pop()
        else:
            wrong.append(i)
    return min([*wrong, *(place for _, place in open_ones)], default=-1)


def max_nesting(text, minus_one=False, pairs=PAIRS):
    """How many brackets stand open at most at a time; -1 for what is not balanced where that is wanted."""
    if minus_one and not is_balanced(text, pairs):
        return -1
    depth = most = 0
    for letter in text:
        kind = pairs.find(letter)
        if kind >= 0:
            depth += 1 if kind % 2 == 0 else -1
        most = max(most, depth)
    return most
