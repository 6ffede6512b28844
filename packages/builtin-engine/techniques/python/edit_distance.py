"""
title: Edit distance between two texts
when: Two words have to be compared by how many insertions, deletions and replacements lie between them.
words: levenshtein, edit distance, similarity, typo, fuzzy, dynamic programming
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
