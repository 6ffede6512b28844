"""
title: Leet speak: letters as digits
when: Letters of a text have to be replaced by digits that look like them, or replaced after a table of letters.
words: leet, leetspeak, 1337, hacker speak, replace letters with numbers, substitute letters, letters to digits
param LETTERS: "aeiost" — letters that are replaced, in either case
param SIGNS: "431057" — signs that stand for them, in the same order
"""

LETTERS = "aeiost"
SIGNS = "431057"


def to_leet(text, letters=LETTERS, signs=SIGNS):
    table = dict(zip(letters, signs))
    return "".join(table.get(letter.lower(), letter) for letter in text)


def from_leet(text, letters=LETTERS, signs=SIGNS):
    """Back to small letters."""
    return replace_by_table(text, dict(zip(signs, letters)))


def replace_by_table(text, table):
    """Each character that a table names is replaced by what stands there."""
    return "".join(table.get(letter, letter) for letter in text)
