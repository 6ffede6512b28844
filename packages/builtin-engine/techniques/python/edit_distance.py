"""
title: Edit distance between two texts
when: Two words have to be compared by how many insertions, deletions and replacements lie between them.
words: levenshtein, edit distance, similarity, typo, fuzzy, dynamic programming, transposition, damerau, ignoring case
param REPLACE_COST: 1 — cost of replacing one character; 2 makes it as dear as deleting and inserting
"""

REPLACE_COST = 1


def edit_distance(a, b, replace_cost=REPLACE_COST):
    # One row of the table is enough: row[j] is the distance from the letters so far to b[:j].
    row = list(range(len(b) + 1))
    for i, letter in enumerate(a):
        following = [i + 1]
        for j, other in enumerate(b):
            replaced = row[j] + (0 if letter == other else replace_cost)
            following.append(min(row[j + 1] + 1, following[j] + 1, replaced))
        row = following
    return row[-1]


def edit_distance_in_any_case(a, b, replace_cost=REPLACE_COST):
    """In either case of the letters."""
    return edit_distance(a.lower(), b.lower(), replace_cost)


def edit_distance_without_replacing(a, b):
    """Insertions and deletions alone: a replaced character costs two."""
    return edit_distance(a, b, 2)


def edit_distance_with_swaps(a, b):
    """Two neighbours that changed places count as one edit too."""
    table = [list(range(len(b) + 1))]
    for i, letter in enumerate(a):
        row = [i + 1]
        for j, other in enumerate(b):
            replaced = table[i][j] + (0 if letter == other else 1)
            row.append(min(table[i][j + 1] + 1, row[j] + 1, replaced))
            if i > 0 and j > 0 and letter == b[j - 1] and a[i - 1] == other:
                row[j + 1] = min(row[j + 1], table[i - 1][j - 1] + 1)
        table.append(row)
    return table[-1][-1]


def edit_similarity(a, b, percent=False):
    """How alike two texts are, from 0 to 1: one less the distance by the length of the longer; or in percent."""
    longest = max(len(a), len(b))
    part = 1 if longest == 0 else 1 - edit_distance(a, b) / longest
    return part * 100 if percent else part
