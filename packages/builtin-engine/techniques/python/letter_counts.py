"""
title: Count each letter: frequencies, unique and repeated letters, isogram, pangram
when: The letters or characters of a text have to be counted, the first unique or most common one found, or a text tested as isogram or pangram.
words: letter count, character count, frequency, histogram, occurrences of each letter, first unique character, first non repeating, most common character, isogram, pangram, missing letters
param MISSING: None — answer where no character fits
"""

import string

MISSING = None


def character_counts(text):
    """Every character with the number of its occurrences, as it is written."""
    counts = {}
    for letter in text:
        counts[letter] = counts.get(letter, 0) + 1
    return counts


def letter_counts(text):
    """Letters only, in lower case."""
    return character_counts(letter for letter in text.lower() if letter.isalpha())


def first_unique_character(text, missing=MISSING):
    """The first character that occurs once."""
    counts = character_counts(text)
    return next((letter for letter in text if counts[letter] == 1), missing)


def first_unique_index(text):
    """The place of the first character that occurs once, counted from 0; -1 when there is none."""
    counts = character_counts(text)
    return next((place for place, letter in enumerate(text) if counts[letter] == 1), -1)


def first_repeated_character(text, missing=MISSING):
    """The first character that has occurred before."""
    return next((letter for place, letter in enumerate(text) if letter in text[:place]), missing)


def most_common_character(text, missing=MISSING):
    """The first among those that occur most often."""
    counts = character_counts(text)
    most = max(counts.values(), default=0)
    return next((letter for letter in text if counts[letter] == most), missing)


def is_isogram(text):
    """No letter occurs twice; case, spaces, hyphens and signs are left out."""
    return all(count == 1 for count in letter_counts(text).values())


def has_unique_characters(text):
    """No character occurs twice, as it is written."""
    return len(set(text)) == len(text)


def missing_letters(text):
    """Letters of the English alphabet that the text lacks."""
    lower = text.lower()
    return "".join(letter for letter in string.ascii_lowercase if letter not in lower)


def is_pangram(text):
    """Whether every letter of the English alphabet occurs."""
    return missing_letters(text) == ""


def count_unique_characters(text):
    return len(set(text))
