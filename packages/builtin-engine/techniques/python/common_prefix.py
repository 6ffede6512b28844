"""
title: Longest common prefix, suffix and substring
when: The beginning, ending or longest part that two or more texts or words share is wanted.
words: common prefix, longest common prefix, common suffix, common ending, shared beginning, longest common substring, starts with
param FOLD_CASE: False — whether letters that differ in case alone are the same
"""

FOLD_CASE = False


def _compared(text, fold_case):
    return text.lower() if fold_case else text


def common_prefix(a, b, fold_case=FOLD_CASE):
    """As the first text writes it."""
    end = 0
    for left, right in zip(_compared(a, fold_case), _compared(b, fold_case)):
        if left != right:
            break
        end += 1
    return a[:end]


def common_suffix(a, b, fold_case=FOLD_CASE):
    return common_prefix(a[::-1], b[::-1], fold_case)[::-1]


def longest_common_prefix(texts, fold_case=FOLD_CASE):
    """What all texts of a list begin with."""
    prefix = texts[0] if texts else ""
    for text in texts:
        prefix = common_prefix(prefix, text, fold_case)
    return prefix


def longest_common_suffix(texts, fold_case=FOLD_CASE):
    """What all texts of a list end with."""
    suffix = texts[0] if texts else ""
    for text in texts:
        suffix = common_suffix(suffix, text, fold_case)
    return suffix


def longest_common_substring(a, b, fold_case=FOLD_CASE):
    """The longest run of characters in both texts, the first in `a` among equals."""
    right = _compared(b, fold_case)
    end = longest = 0
    before = [0] * len(right)
    for i, letter in enumerate(_compared(a, fold_case)):
        # How long the run is that ends here and at each place of the other text.
        row = [(before[j - 1] if j else 0) + 1 if other == letter else 0 for j, other in enumerate(right)]
        best = max(row, default=0)
        if best > longest:
            end, longest = i + 1, best
        before = row
    return a[end - longest : end]


def common_words_from_beginning(a, b, fold_case=FOLD_CASE):
    """The words that two texts have in common from their beginning on, joined by spaces."""
    common = []
    for left, right in zip(a.split(), b.split()):
        if _compared(left, fold_case) != _compared(right, fold_case):
            break
        common.append(left)
    return " ".join(common)


def longest_common_substrings(a, b, fold_case=FOLD_CASE):
    """All longest runs of characters in both texts, in the order in which the first text has them."""
    size = len(longest_common_substring(a, b, fold_case))
    if size == 0:
        return []
    other = _compared(b, fold_case)
    places = [i for i in range(len(a) - size + 1) if _compared(a[i : i + size], fold_case) in other]
    return list(dict.fromkeys(a[place : place + size] for place in places))
