"""
title: Count letters, digits, spaces, capitals and special characters
when: The characters of a text have to be counted by their kind: upper case and lower case letters, digits, spaces, punctuation or other signs.
words: count uppercase, count lowercase, count letters, count digits, count spaces, special characters, count characters by type, upper and lower case, letters and digits, capitals, punctuation count, character types, symbols, whitespace
param LETTERS: "letters" — name of the letters in the answer
param DIGITS: "digits" — name of the digits in the answer
param SPACES: "spaces" — name of the spaces in the answer
param OTHERS: "others" — name of all other signs in the answer
"""

import re

LETTERS = "letters"
DIGITS = "digits"
SPACES = "spaces"
OTHERS = "others"


def _count_of(text, test):
    return sum(1 for letter in text if test(letter))


def count_uppercase(text):
    return _count_of(text, str.isupper)


def count_lowercase(text):
    return _count_of(text, str.islower)


def count_letters(text):
    return _count_of(text, str.isalpha)


def count_spaces(text, only_blanks=False):
    """Spaces, tabs and line breaks, or blanks alone."""
    return text.count(" ") if only_blanks else _count_of(text, str.isspace)


def count_special_characters(text, with_spaces=False):
    """Characters that are no letter, digit or space; spaces too where everything else is special."""
    return _count_of(text, lambda letter: not letter.isalnum() and (with_spaces or not letter.isspace()))


def count_punctuation(text, only_sentence_marks=False):
    """Punctuation marks alone, or just . , ; : ! and ? where only sentence marks are meant."""
    return len(re.findall("[.,;:!?]" if only_sentence_marks else r"[!-/:-@\[-`{-~]", text))


def count_digits(text):
    return len(re.findall("[0-9]", text))


def count_non_spaces(text):
    """All characters but the spaces."""
    return len(text) - count_spaces(text)


def letters_and_digits(text, letters=LETTERS, digits=DIGITS):
    """{"letters": 5, "digits": 3}."""
    return {letters: count_letters(text), digits: len(re.findall("[0-9]", text))}


def upper_and_lower(text, upper="upper", lower="lower"):
    """{"upper": 1, "lower": 4}."""
    return {upper: count_uppercase(text), lower: count_lowercase(text)}


def character_kinds(text, letters=LETTERS, digits=DIGITS, spaces=SPACES, others=OTHERS):
    """{"letters": 5, "digits": 3, "spaces": 1, "others": 0}."""
    found = {**letters_and_digits(text, letters, digits), spaces: count_spaces(text)}
    return {**found, others: len(text) - sum(found.values())}


def character_kind_counts(text):
    """[capitals, small letters, digits, special characters]."""
    digits = len(re.findall("[0-9]", text))
    return [count_uppercase(text), count_lowercase(text), digits, count_special_characters(text)]


def uppercase_letters(text):
    """The capitals of a text as a text."""
    return "".join(letter for letter in text if letter.isupper())


def uppercase_positions(text):
    """Places of the capitals, counted from 0."""
    return [place for place, letter in enumerate(text) if letter.isupper()]


def majority_case(text, upper_for_tie=False):
    """Upper case where there are more capitals than small letters, or as many where that is wanted."""
    ahead = count_uppercase(text) - count_lowercase(text)
    return text.upper() if ahead > 0 or (upper_for_tie and ahead == 0) else text.lower()


def upper_minus_lower(text):
    """How many times more capitals there are than small letters; negative for fewer."""
    return count_uppercase(text) - count_lowercase(text)
