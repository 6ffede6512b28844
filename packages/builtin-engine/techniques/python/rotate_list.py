"""
title: Rotate a list
when: Items have to move round by some places, what falls off one end coming in at the other.
words: rotate, shift, circular, cyclic, left rotation, right rotation, array rotation
param PLACES: 1 — places to the left; negative rotates to the right
"""

PLACES = 1


def rotate(items, places=PLACES):
    if not items:
        return []
    # In Python the remainder lies in 0..length-1, for negative numbers too.
    start = places % len(items)
    return items[start:] + items[:start]


def is_rotation(a, b):
    """Whether one list is a rotation of the other."""
    if len(a) != len(b):
        return False
    return not a or any(rotate(a, places) == b for places in range(len(a)))


def rotate_by(items, places=PLACES):
    """To the right: so many of the last items move to the front; a negative number turns to the left."""
    return rotate(items, -places)


def rotate_without_wrap(items, places=PLACES):
    """As rotate, but no further than once round: more places than items turn nothing."""
    return list(items) if places > len(items) else rotate(items, places)


def rotation_of(a, b):
    """By how many places to the left the first list has to turn to become the second; -1 where it never does."""
    return next((places for places in range(len(a)) if rotate(a, places) == b), -1)


def shift_left(items, places=PLACES, fill=0):
    """Items move to the left and fall out; what is new at the end is 0, or another value."""
    count = min(places, len(items))
    return items[count:] + [fill] * count


def shift_right(items, places=PLACES, fill=0):
    """Items move to the right and fall out; what is new at the front is 0, or another value."""
    count = min(places, len(items))
    return [fill] * count + items[: len(items) - count]
