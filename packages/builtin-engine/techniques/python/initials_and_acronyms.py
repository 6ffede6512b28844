"""
title: Initials of a name, acronyms, short names
when: The first letters of names or words are wanted, as initials, an acronym or abbreviation, or a full name has to be shortened or turned round.
words: initials, acronym, abbreviation, abbreviate, first letters, name, full name, last name first, monogram, middle name, middle initial, abbreviate middle names, last initial
param SEPARATOR: "" — text between two initials
"""

import re

SEPARATOR = ""


def initials(name, separator=SEPARATOR):
    """ "Sam Harris" -> "SH", or with a separator "S.H": the first letter of each word, in capitals."""
    return separator.join(word[0].upper() for word in name.split())


def dotted_initials(name, spaced=False):
    """ "Sam Harris" -> "S.H.", or with spaces between "S. H." """
    return (" " if spaced else "").join(f"{word[0].upper()}." for word in name.split())


def initials_of(name, only_capitals=False):
    """The first letters as they are written, without capitals being made; or only letters that are capitals."""
    letters = [word[0] for word in name.split()]
    return "".join(letter for letter in letters if not only_capitals or letter != letter.lower())


def first_and_last_initials(name, dotted=False):
    """The initials of the first and the last name alone: "John Ronald Tolkien" -> "JT", or "J.T."."""
    words = name.split()
    letters = [word[0].upper() for word in (words if len(words) < 2 else [words[0], words[-1]])]
    return "".join(f"{letter}." if dotted else letter for letter in letters)


_SMALL = set("a an and as at but by for from in nor of on or the to with".split())


def acronym_of(text, without_small_words=False):
    """ "bureau of land" -> "BOL": the first letter of each word between spaces; without small words "BL"."""
    words = [word for word in text.split() if not without_small_words or word.lower() not in _SMALL]
    return "".join(word[0].upper() for word in words)


def acronym(text):
    """ "Complementary metal-oxide semiconductor" -> "CMOS": hyphens part words, signs are left out."""
    return "".join(word[0].upper() for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text))


def short_name(name, without_middle=False):
    """ "John Ronald Tolkien" -> "J. R. Tolkien", or without the middle names "J. Tolkien"."""
    every = name.split()
    words = [every[0], every[-1]] if without_middle and len(every) > 2 else every
    return " ".join([f"{word[0].upper()}." for word in words[:-1]] + words[-1:])


def last_name_first(name):
    """ "John Ronald Tolkien" -> "Tolkien, John Ronald"."""
    words = name.split()
    if len(words) < 2:
        return "".join(words)
    return f"{words[-1]}, {' '.join(words[:-1])}"


def first_name(name):
    return " ".join(name.split()[:1])


def last_name(name):
    return " ".join(name.split()[-1:])


def middle_initials(name):
    """ "John Ronald Tolkien" -> "John R. Tolkien": only the names in the middle are cut."""
    words = name.split()
    return " ".join(
        f"{word[0].upper()}." if 0 < place < len(words) - 1 else word for place, word in enumerate(words)
    )


def last_initial(name):
    """ "John Ronald Tolkien" -> "John T.": the first name, and the last as a letter."""
    words = name.split()
    return "".join(words) if len(words) < 2 else f"{words[0]} {words[-1][0].upper()}."
