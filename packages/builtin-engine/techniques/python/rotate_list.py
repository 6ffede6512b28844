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
