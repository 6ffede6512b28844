"""
title: Longest common subsequence of two sequences
when: Two texts or lists have to be aligned, or the longest part that both hold in the same order is asked for.
words: lcs, common subsequence, diff, alignment, dynamic programming
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
