"""
title: Remove or keep kinds of characters: punctuation, digits, letters
when: Punctuation, digits, letters or given characters have to be removed from a text, or only digits, letters or alphanumeric characters kept.
words: remove punctuation, strip punctuation, digits only, letters only, remove digits, remove numbers, alphanumeric, remove special characters, keep only, remove character, clean text
param CHARACTERS: " " — characters that are removed or kept
"""

import re
import unicodedata

CHARACTERS = " "


def remove_punctuation(text):
    """Punctuation and symbols go; letters, digits and spaces stay."""
    return "".join(letter for letter in text if unicodedata.category(letter)[0] not in "PS")


def digits_only(text):
    return re.sub(r"[^0-9]", "", text)


def letters_only(text):
    return "".join(letter for letter in text if letter.isalpha())


def alphanumeric_only(text):
    return "".join(letter for letter in text if letter.isalnum())


def letters_and_spaces_only(text):
    return "".join(letter for letter in text if letter.isalpha() or letter.isspace())


def remove_digits(text):
    return re.sub(r"[0-9]", "", text)


def remove_letters(text):
    return "".join(letter for letter in text if not letter.isalpha())


def remove_characters(text, characters=CHARACTERS):
    return "".join(letter for letter in text if letter not in characters)


def keep_characters(text, characters=CHARACTERS):
    return "".join(letter for letter in text if letter in characters)


def remove_first_and_last(text):
    """The first and the last character go; of fewer than three nothing stays."""
    return text[1:-1]


def remove_first(text):
    return text[1:]


def remove_last(text):
    return text[:-1]


def remove_at_index(text, place):
    """Takes the character at a place, counted from 0, away."""
    return "".join(letter for i, letter in enumerate(text) if i != place)
