"""
title: Pad, centre and trim a text, collapse or remove spaces
when: A text has to be filled up to a width on the left, right or both sides, trimmed, or its spaces collapsed or removed.
words: pad, pad left, pad right, center text, centre, leading zeros, zero pad, trim, strip, whitespace, collapse spaces, extra spaces, remove spaces, repeat text
param FILL: " " — character that fills up
param WIDTH: 2 — width to which a number is filled up with zeros
"""

import re

FILL = " "
WIDTH = 2


def pad_left(text, width, fill=FILL):
    return fill * (width - len(text)) + text


def pad_right(text, width, fill=FILL):
    return text + fill * (width - len(text))


def pad_center(text, width, fill=FILL):
    """Of an odd number of fillers the right side gets one more."""
    return pad_right(fill * ((width - len(text)) // 2) + text, width, fill)


def pad_number(number, width=WIDTH):
    """Zeros in front, behind the sign of a negative number: 7 -> "07"."""
    digits = pad_left(str(abs(number)), width, "0")
    return f"-{digits}" if number < 0 else digits


def trim_text(text):
    return text.strip()


def trim_left(text):
    return text.lstrip()


def trim_right(text):
    return text.rstrip()


def collapse_spaces(text):
    """Every run of white space becomes one space, none stays at the ends."""
    return " ".join(text.split())


def remove_spaces(text):
    return re.sub(r"\s+", "", text)


def trim_character(text, character):
    """Takes this character away from both ends, as often as it stands there."""
    start, end = 0, len(text)
    while start < end and text[start] == character:
        start += 1
    while end > start and text[end - 1] == character:
        end -= 1
    return text[start:end]


def repeat_text(text, times, separator=""):
    return separator.join([text] * times)


def pad_center_by_one(text, width, fill=FILL):
    """Of an odd number of fillers the left side gets one more."""
    return pad_right(fill * ((width - len(text) + 1) // 2) + text, width, fill)


def collapse_spaces_only(text):
    """Runs of spaces become one space, at the ends too; tabs and line feeds stay."""
    return re.sub(" +", " ", text)


def collapse_spaces_as_is(text):
    """Runs of spaces become one space and none stays at the ends; tabs and line feeds inside stay."""
    return collapse_spaces_only(text).strip(" ")


def remove_spaces_only(text):
    """Only spaces go; tabs and line feeds stay."""
    return text.replace(" ", "")


def trim_characters_of_all(text, characters=FILL):
    """Any of these characters go from both ends."""
    return text.strip(characters)
