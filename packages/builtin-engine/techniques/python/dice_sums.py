"""
title: Dice: ways to reach a sum, doubles, throws
when: It is wanted in how many ways dice make a sum, how likely that is, whether a throw is a double, or what a list of throws gives.
words: dice, die, roll, rolls, throw, two dice, ways to roll, sum of dice, probability, chance, doubles, snake eyes, craps, sides, opposite side, six sided, bottom of the dice, monopoly, percent, at least, chance in percent
param SIDES: 6 — sides of a die
param PLACES: 4 — decimals of a probability
"""

import math

SIDES = 6
PLACES = 4


def dice_ways(dice, total, sides=SIDES):
    """How many throws of so many dice have the sum."""
    ways = {0: 1}
    for _ in range(dice):
        following = {}
        for before, count in ways.items():
            for face in range(1, sides + 1):
                following[before + face] = following.get(before + face, 0) + count
        ways = following
    return ways.get(total, 0)


def dice_probability(dice, total, sides=SIDES, places=PLACES):
    """How likely the sum is, as a part of 1."""
    return math.floor(dice_ways(dice, total, sides) / sides**dice * 10**places + 0.5) / 10**places


def dice_pairs(total, sides=SIDES):
    """All pairs of faces of two dice with the sum."""
    return [[face, total - face] for face in range(1, sides + 1) if 1 <= total - face <= sides]


def two_dice_counts(sides=SIDES):
    """{ sum: number of throws } of two dice."""
    return {str(total): dice_ways(2, total, sides) for total in range(2, 2 * sides + 1)}


def is_double(a, b):
    return a == b


def count_doubles(throws):
    """How many throws [a, b] are doubles."""
    return sum(1 for a, b in throws if a == b)


def throw_points(a, b):
    """The sum of two dice, twice as much for a double."""
    return 2 * (a + b) if a == b else a + b


def opposite_face(face, sides=SIDES):
    """The face on the other side."""
    return sides + 1 - face


def face_counts(throws, sides=SIDES):
    """How often each face from 1 on comes, as a list."""
    return [throws.count(face) for face in range(1, sides + 1)]


def come_out_roll(a, b):
    """Craps: what the first throw decides: "win" for 7 and 11, "lose" for 2, 3 and 12, else "point"."""
    if a + b in (7, 11):
        return "win"
    return "lose" if a + b in (2, 3, 12) else "point"


def pig_turn(throws):
    """The sum of throws until the first 1, which loses all: the game Pig."""
    return 0 if 1 in throws else sum(throws)


def dice_percent(dice, total, sides=SIDES, places=2):
    """How likely the sum is, in percent."""
    return math.floor(dice_ways(dice, total, sides) / sides**dice * 100 * 10**places + 0.5) / 10**places


def dice_ways_at_least(dice, total, at_most=False, sides=SIDES):
    """In how many throws of so many dice the sum is reached or exceeded, or not exceeded where that is wanted."""
    sums = range(dice * sides + 1)
    wanted = [one for one in sums if (one <= total if at_most else one >= total)]
    return sum(dice_ways(dice, one, sides) for one in wanted)
