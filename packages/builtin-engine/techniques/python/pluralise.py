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


def plural_of_only(noun):
    """The plain rule: an s at the end, whatever the noun is."""
    return f"{noun}s"


def plural_of_as_is(noun):
    """By its ending alone, without irregular nouns: es after s, x, z, ch and sh, ies for a y behind a consonant, else s."""
    if noun.endswith(("s", "x", "z", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") and noun[-2:-1] not in tuple("aeiou") + ("",) else f"{noun}s"


def plural_of_all(noun):
    """As plural_of_as_is, and also ves for f or fe and es after o."""
    if noun.endswith(("f", "fe")):
        return noun[: noun.rindex("f")] + "ves"
    return f"{noun}es" if noun.endswith("o") else plural_of_as_is(noun)


def plural_of_by_each(noun):
    """By its ending alone: es after s, x, ch and sh, but a z gets an s; ies for every y."""
    if noun.endswith(("s", "x", "ch", "sh")):
        return f"{noun}es"
    return f"{noun[:-1]}ies" if noun.endswith("y") else f"{noun}s"


def count_of_as_is(count, noun, show_count=SHOW_COUNT):
    """The number and the noun with an s, but for exactly 1: "0 apples", "1 apple", "-1 apples"."""
    form = noun if count == 1 else f"{noun}s"
    return f"{count} {form}" if show_count else form


def count_of_two(count, one, many):
    """The number with one of two forms: the singular for exactly 1, else the plural that is given."""
    return f"{count} {one if count == 1 else many}"
