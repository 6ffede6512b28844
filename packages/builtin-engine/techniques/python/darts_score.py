"""
title: Darts: points of a throw, what is left to score
when: Darts have to be scored from fields such as T20 or from where they hit, or what is left to score is wanted.
words: darts, dart, dartboard, bull, bullseye, triple, double, treble, points left, bust, checkout, target circle, archery, rings, throws
param START: 501 — points at the beginning
param INNER: 1 — radius of the inner ring
param MIDDLE: 5 — radius of the middle ring
param OUTER: 10 — radius of the outer ring
"""

import re

START = 501
INNER = 1
MIDDLE = 5
OUTER = 10


def dart_points(field):
    """ "20", "D20", "T20" (in any case), "25", "bull" for 50 and "miss" for 0."""
    text = str(field).strip().upper()
    if text in ("BULL", "BULLSEYE", "DB", "50"):
        return 50
    if text in ("OUTER", "SB", "25"):
        return 25
    found = re.fullmatch(r"([SDT]?)([0-9]+)", text)
    return int(found[2]) * {"D": 2, "T": 3}.get(found[1], 1) if found else 0


def darts_total(fields):
    """The sum of a list of fields."""
    return sum(map(dart_points, fields))


def darts_left(throws, start=START):
    """What is left after throws; one that would go below 0 does not count."""
    for points in throws:
        start = start if points > start else start - points
    return start


def darts_left_of_fields(fields, start=START):
    """What is left after fields such as "T20"; one that would go below 0 does not count."""
    return darts_left(list(map(dart_points, fields)), start)


def darts_left_of_rounds(rounds, start=START):
    """What is left after rounds of throws; a round that goes below 0 does not count at all."""
    return darts_left(list(map(sum, rounds)), start)


def target_points(x, y, inner=INNER, middle=MIDDLE, outer=OUTER):
    """Exercism's target: 10 in the inner circle, 5 in the middle, 1 in the outer, 0 beside; borders count."""
    square = x * x + y * y
    if square <= inner * inner:
        return 10
    if square <= middle * middle:
        return 5
    return 1 if square <= outer * outer else 0
