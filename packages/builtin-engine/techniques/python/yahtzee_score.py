"""
title: Yahtzee and other scores of five dice
when: Five dice have to be scored in a category of Yahtzee, or by the rules of Greed or Farkle, or the best category is wanted.
words: yahtzee, yatzy, dice, five dice, full house, small straight, large straight, four of a kind, three of a kind, pair, two pairs, chance, greed, farkle, upper section, dice game
param CATEGORY: "chance" — category that is scored
param YAHTZEE: 50 — points of five equal dice
"""

CATEGORY = "chance"
YAHTZEE = 50


def _counts_of(dice):
    """How often each face comes, most often first."""
    return sorted((dice.count(face) for face in set(dice)), reverse=True)


_faces = {"ones": 1, "twos": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6}


def _holds(dice, wanted):
    return all(face in dice for face in wanted)


def upper_score(dice, face):
    """Sum of the dice of one face."""
    return dice.count(face) * face


def same_dice(dice, count=3):
    """The face of so many equal dice, the highest one; 0 where there are none."""
    return max([0] + [die for die in dice if dice.count(die) >= count])


def is_full_house(dice):
    return _counts_of(dice) == [3, 2]


def is_small_straight(dice):
    return any(_holds(dice, range(low, low + 4)) for low in [1, 2, 3])


def is_large_straight(dice):
    return any(_holds(dice, range(low, low + 5)) for low in [1, 2])


def is_yahtzee(dice):
    return len(set(dice)) == 1


def yahtzee_score(dice, category=CATEGORY):
    """Points in a category by the American rules: "ones" to "sixes", "three of a kind", "full house", "small straight", "yahtzee", "chance"..."""
    name = "".join(letter for letter in category.lower() if "a" <= letter <= "z")
    if name in _faces:
        return upper_score(dice, _faces[name])
    points = {
        "threeofakind": sum(dice) if same_dice(dice, 3) > 0 else 0,
        "fourofakind": sum(dice) if same_dice(dice, 4) > 0 else 0,
        "fullhouse": 25 if is_full_house(dice) else 0,
        "smallstraight": 30 if is_small_straight(dice) else 0,
        "largestraight": 40 if is_large_straight(dice) else 0,
        "yahtzee": YAHTZEE if is_yahtzee(dice) else 0,
        "chance": sum(dice),
    }
    if name not in points:
        raise ValueError("unknown category")
    return points[name]


def yacht_score(dice, category=CATEGORY):
    """Points in a category as Exercism counts: full house and four of a kind by their dice, straights 30."""
    points = {
        "full house": sum(dice) if is_full_house(dice) else 0,
        "four of a kind": same_dice(dice, 4) * 4,
        "little straight": 30 if _holds(dice, [1, 2, 3, 4, 5]) else 0,
        "big straight": 30 if _holds(dice, [2, 3, 4, 5, 6]) else 0,
        "yacht": YAHTZEE if is_yahtzee(dice) else 0,
    }
    name = category.lower()
    return points[name] if name in points else yahtzee_score(dice, category)


def best_upper_score(dice):
    """The largest sum of one face: the best of the upper part."""
    return max([0] + [upper_score(dice, face) for face in dice])


def greed_score(dice):
    """Greed: three 1s are 1000, three others 100 each face, a single 1 is 100 and a single 5 is 50."""
    total = 0
    for face in range(1, 7):
        count = dice.count(face)
        single = {1: 100, 5: 50}.get(face, 0)
        three = 1000 if face == 1 else face * 100
        total += three + (count - 3) * single if count >= 3 else count * single
    return total
