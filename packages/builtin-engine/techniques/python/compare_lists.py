"""
title: Compare two lists: added, removed, same places, points
when: Two lists have to be compared: what was added, removed or kept, the first difference, how many places agree, or who wins more places.
words: compare lists, compare arrays, difference between lists, added and removed, changes, missing items, extra items, attendance, absent, present, invited, first difference, same position, how many match, percent equal, compare triplets, element by element, answers, answer key, quiz score, multiple choice, lexicographic
param RIGHT: 4 — points for a right answer
param WRONG: -1 — points for a wrong answer
param BLANK: "" — answer that was left out
"""

import math

RIGHT = 4
WRONG = -1
BLANK = ""


def list_changes(before, after):
    """{ added, removed, kept }, each in the order of its list."""
    return {
        "added": [item for item in after if item not in before],
        "removed": [item for item in before if item not in after],
        "kept": [item for item in before if item in after],
    }


def missing_items(wanted, present):
    """Items of the first list that the second lacks, counted: an item that comes twice has to be there twice."""
    rest, missing = list(present), []
    for item in wanted:
        if item in rest:
            rest.remove(item)
        else:
            missing.append(item)
    return missing


def extra_item(first, second):
    """The one item that only the second has, of lists or texts in any order; None where there is none."""
    return next(iter(missing_items(second, first)), None)


def first_difference_index(first, second):
    """The first place, from 0, where they differ; -1 where they are equal."""
    for i, (a, b) in enumerate(zip(first, second)):
        if a != b:
            return i
    return -1 if len(first) == len(second) else min(len(first), len(second))


def same_places(first, second, from_one=False):
    """Places, from 0 or from 1, where both have the same item."""
    return [i for i, (a, b) in enumerate(zip(first, second), 1 if from_one else 0) if a == b]


def count_same_places(first, second):
    """How many places have the same item."""
    return len(same_places(first, second))


def compare_triplets(first, second):
    """The points of each in a comparison place by place: [first, second]."""
    pairs = list(zip(first, second))
    return [sum(1 for a, b in pairs if a > b), sum(1 for a, b in pairs if a < b)]


def compare_in_order(first, second):
    """-1, 0 or 1: which list comes first when the first different items decide, then the length."""
    if first == second:
        return 0
    return -1 if first < second else 1


def exam_score(key, answers, right=RIGHT, wrong=WRONG, blank=BLANK):
    """Points for answers by a key: right, wrong and left out; below 0 too."""
    points = 0
    for wanted, answer in zip(key, answers):
        if answer == wanted:
            points += right
        elif answer != blank:
            points += wrong
    return points


def exam_score_and_up(key, answers, right=RIGHT, wrong=WRONG, blank=BLANK):
    """As exam_score, but never below 0."""
    return max(0, exam_score(key, answers, right, wrong, blank))


def percent_right(key, answers, exact=False):
    """Right answers in percent, rounded to a whole number or as they are; 0 without questions."""
    percent = count_same_places(key, answers) * 100 / len(key) if key else 0
    return percent if exact else math.floor(percent + 0.5)


def larger_of_each(first, second, smaller=False):
    """Larger, or smaller, of both items at each place."""
    return [min(a, b) if smaller else max(a, b) for a, b in zip(first, second)]


def is_reverse_of(first, second):
    """Whether the second list is the first one turned round."""
    return first[::-1] == second


def are_one_swap_away(first, second):
    """Whether one can be made of the other by one swap or none."""
    if missing_items(first, second) or len(first) != len(second):
        return False
    return len(first) - count_same_places(first, second) <= 2


def items_only_in_first(first, second, once=False):
    """Items of the first list that the second lacks, however often it has them; each once where wanted."""
    found = [item for item in first if item not in second]
    return [item for i, item in enumerate(found) if not once or item not in found[:i]]


def items_in_one_only(first, second, once=False):
    """Items that one list has and the other lacks, those of the first before those of the second."""
    return items_only_in_first(first, second, once) + items_only_in_first(second, first, once)
