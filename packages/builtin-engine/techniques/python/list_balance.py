"""
title: Balance a list: split points, halves, weighings
when: A list has to be cut so that both sides have the same sum or differ least, or left and right sums are compared.
words: balance, balance point, can balance, split, halves, equal halves, same sum, left sum, right sum, left and right, pivot, scale, seesaw, weights, difference of sums, tape equilibrium, fair split, middle, first half, second half
param MISSING: -1 — answer where there is no such place
"""

MISSING = -1


def _differences_of_cuts(numbers):
    """|left - right| for a cut before each place from 1 on."""
    return [abs(sum(numbers[:i]) - sum(numbers[i:])) for i in range(1, len(numbers))]


def balanced_cut(numbers, missing=MISSING):
    """How many numbers are left of the first cut with the same sum on both sides, neither side empty."""
    found = _differences_of_cuts(numbers)
    return found.index(0) + 1 if 0 in found else missing


def can_balance(numbers):
    """Whether the list can be cut into two parts with the same sum."""
    return 0 in _differences_of_cuts(numbers)


def least_cut_difference(numbers):
    """The least difference of both sides over all cuts; None for fewer than two numbers."""
    return min(_differences_of_cuts(numbers), default=None)


def balanced_parts(numbers):
    """Both parts of the first cut with the same sum; None where there is none."""
    place = balanced_cut(numbers, -1)
    return None if place < 0 else [numbers[:place], numbers[place:]]


def left_right_differences(numbers):
    """At each place |sum of the left - sum of the right|, without the number itself."""
    return [abs(sum(numbers[:i]) - sum(numbers[i + 1 :])) for i in range(len(numbers))]


def heavier_half(numbers, left="left", right="right", equal="balanced"):
    """ "left", "right" or "balanced": which half weighs more; a middle number belongs to neither."""
    half = len(numbers) // 2
    a, b = sum(numbers[:half]), sum(numbers[len(numbers) - half :])
    if a == b:
        return equal
    return left if a > b else right


def halves(items, first_is_longer=True):
    """[first half, second half]; the first one is longer where they cannot be equal."""
    place = (len(items) + 1) // 2 if first_is_longer else len(items) // 2
    return [items[:place], items[place:]]


def alternating_teams(numbers):
    """Sums of the numbers at even and odd places, from 0: two teams that take turns."""
    return [sum(numbers[0::2]), sum(numbers[1::2])]


def least_group_difference(numbers):
    """The smallest difference of the sums of two groups that the numbers are put into."""
    sums = {0}
    for number in numbers:
        sums = {one + number for one in sums} | {one - number for one in sums}
    return min(map(abs, sums))


def heavier_half_with_one(numbers, left="left", right="right", equal="balanced"):
    """Which side weighs more when the middle number of an odd count belongs to the left half."""
    half = (len(numbers) + 1) // 2
    a, b = sum(numbers[:half]), sum(numbers[half:])
    if a == b:
        return equal
    return left if a > b else right


def heavier_half_at(numbers, left="left", right="right", equal="balanced"):
    """Which side weighs more when the middle number of an odd count belongs to the right half."""
    return heavier_half_with_one(numbers[::-1], right, left, equal)


def can_balance_or_not(numbers):
    """Whether the list can be cut into two parts with the same sum, one of which may be empty."""
    return can_balance(numbers) or sum(numbers) == 0
