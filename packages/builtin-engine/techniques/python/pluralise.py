"""
title: English plurals and counts with their noun
when: A noun has to follow a number in the right form, as in 1 file, 2 files, 3 boxes.
words: pluralize, plural, singular, noun, count, english, inflection
param SHOW_COUNT: True — whether the number stands before the noun
"""

import re

SHOW_COUNT = True

_IRREGULAR = {
    "person": "people", "child": "children", "man": "men", "woman": "women", "mouse": "mice",
    "foot": "feet", "tooth": "teeth", "goose": "geese", "sheep": "sheep", "fish": "fish",
    "series": "series", "leaf": "leaves", "knife": "knives", "life": "lives", "half": "halves",
}


def plural_of(noun):
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if re.search(r"(?:s|x|z|ch|sh)$", noun):
        return noun + "es"
    if re.search(r"[^aeiou]y$", noun):
        return noun[:-1] + "ies"
    return noun + "s"


def count_of(count, noun, show_count=SHOW_COUNT):
    """One and minus one take the singular; zero and fractions take the plural."""
    form = noun if abs(count) == 1 else plural_of(noun)
    return f"{count} {form}" if show_count else form
