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


def to_leet_with_o(text):
    """Only a, e, i and o: a → 4, e → 3, i → 1, o → 0; s and t stay."""
    return to_leet(text, "aeio", "4310")


def to_leet_with_s(text):
    """Only a, e, i, o and s: a → 4, e → 3, i → 1, o → 0, s → 5; t stays."""
    return to_leet(text, "aeios", "43105")


def to_leet_as_it_is(text, letters=LETTERS, signs=SIGNS):
    """Letters exactly as they are in the table: only small ones are replaced, capitals stay."""
    return "".join(signs[letters.index(letter)] if letter in letters[: len(signs)] else letter for letter in text)


def to_leet_with_at(text):
    """With signs: a → @, e → 3, i → 1, o → 0, s → $; all else stays."""
    return to_leet(text, "aeios", "@310$")


def replace_by_table_in_any_case(text, table):
    """Each character that a table of small letters names is replaced, capitals as well: case does not matter."""
    return "".join(table.get(letter.lower(), letter) for letter in text)
