"""
title: Rotate the characters of a text
when: The characters of a text or string have to be shifted left or right round the end, or all rotations of it listed.
words: rotate string, shift string, left rotation, right rotation, cyclic shift, all rotations, string rotation, move first letter to the end
param PLACES: 1 — how many characters move round the end
"""

import re

PLACES = 1


def rotate_text_left(text, places=PLACES):
    """The first characters move to the end; a negative number turns the other way."""
    if text == "":
        return ""
    start = places % len(text)
    return text[start:] + text[:start]


def rotate_text_right(text, places=PLACES):
    """The last characters move to the front."""
    return rotate_text_left(text, -places)


def all_rotations(text):
    """Every rotation to the left, the text itself first."""
    return [rotate_text_left(text, places) for places in range(len(text))]


def is_text_rotation(a, b):
    """Whether turning the one round gives the other."""
    return len(a) == len(b) and b in a + a


def shift_between(a, b):
    """By how many places to the right the first has to turn to become the second; -1 when it never does."""
    return (b + b).find(a) if len(a) == len(b) else -1


def rotate_each_word(text, places=PLACES):
    """Each word by itself, to the left."""
    return re.sub(r"\S+", lambda word: rotate_text_left(word[0], places), text)
