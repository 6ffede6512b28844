"""
title: Longest common subsequence of two sequences
when: Two texts or lists have to be aligned, or the longest part that both hold in the same order is asked for.
words: lcs, common subsequence, diff, alignment, dynamic programming, longest common substring
"""


def longest_common_subsequence(a, b):
    # table[i][j]: length for a[i:] and b[j:]; filled from the end, so that reading goes forward.
    table = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in reversed(range(len(a))):
        for j in reversed(range(len(b))):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
            else:
                table[i][j] = max(table[i + 1][j], table[i][j + 1])
    common = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] == b[j]:
            common.append(a[i])
            i += 1
            j += 1
        elif table[i + 1][j] >= table[i][j + 1]:
            i += 1
        else:
            j += 1
    return common


def longest_common_subsequence_length(a, b):
    """How long it is."""
    return len(longest_common_subsequence(a, b))


def longest_common_subsequence_as_one(a, b):
    """Of two texts, as a text."""
    return "".join(longest_common_subsequence(a, b))


def longest_common_substring(a, b):
    """The longest part that stands in both texts without gaps, the first in the first text; "" where there is none."""
    best = ""
    for start in range(len(a)):
        end = start + len(best) + 1
        while end <= len(a) and a[start:end] in b:
            best = a[start:end]
            end += 1
    return best


def longest_common_substring_length(a, b):
    """How long the longest part without gaps is that stands in both texts."""
    return len(longest_common_substring(a, b))
