"""
title: Initials of a name, acronyms, short names
when: The first letters of names or words are wanted, as initials, an acronym or abbreviation, or a full name has to be shortened or turned round.
words: initials, acronym, abbreviation, abbreviate, first letters, name, full name, last name first, monogram
param SEPARATOR: "" — text between two initials
"""

import re

SEPARATOR = ""


def initials(name, separator=SEPARATOR):
    """ "Sam Harris" -> "SH", or with a separator "S.H"."""
    return separator.join(word[0].upper() for word in name.split())


def dotted_initials(name):
    """ "Sam Harris" -> "S.H." """
    return "".join(f"{word[0].upper()}." for word in name.split())


def acronym(text):
    """ "Complementary metal-oxide semiconductor" -> "CMOS": hyphens part words, signs are left out."""
    return "".join(word[0].upper() for word in re.findall(r"[^\W_]+(?:['’][^\W_]+)*", text))


def short_name(name):
    """ "John Ronald Tolkien" -> "J. R. Tolkien"."""
    words = name.split()
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
