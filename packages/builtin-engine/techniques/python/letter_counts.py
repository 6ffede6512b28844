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


def _letters_of(text):
    return "".join(letter for letter in text if letter.isalpha())


def _without_spaces(text):
    return "".join(text.split())


def character_counts_in_any_case(text):
    """Every character with its number, capitals and small letters as the same: in lower case, spaces and signs counted too."""
    return character_counts(text.lower())


def character_counts_without_spaces(text):
    """Every character but spaces with its number, as it is written; digits and signs are counted."""
    return character_counts(_without_spaces(text))


def letter_counts_and_digits(text):
    """Every character but spaces with its number, in lower case; digits and signs are counted."""
    return character_counts(_without_spaces(text.lower()))


def letter_counts_as_is(text):
    """Letters only, a capital and a small letter counted apart: case matters."""
    return character_counts(_letters_of(text))


def first_unique_character_in_any_case(text, missing=MISSING):
    """The first character that occurs once where capitals and small letters are the same; as it is written."""
    counts = character_counts(text.lower())
    return next((letter for letter in text if counts.get(letter.lower()) == 1), missing)


def first_unique_letter(text, missing=MISSING):
    """The first letter that occurs once; spaces, digits and signs are passed over."""
    return first_unique_character(_letters_of(text), missing)


def first_repeated_character_of_all(text, missing=MISSING):
    """The first in the text of the characters that come again later: "abba" -> "a"."""
    counts = character_counts(text)
    return next((letter for letter in text if counts[letter] > 1), missing)


def most_common_character_by_alphabet(text, missing=MISSING):
    """The first in the alphabet (by code) among the characters that occur most often."""
    return most_common_character("".join(sorted(text)), missing)


def most_common_character_or_last(text, missing=MISSING):
    """The one that comes last in the text among the characters that occur most often."""
    return most_common_character(text[::-1], missing)


def most_common_character_to_get(text, missing=MISSING):
    """The character that is the first to reach the highest number, when the text is read from the left."""
    counts = {}
    best, most = missing, 0
    for letter in text:
        counts[letter] = counts.get(letter, 0) + 1
        if counts[letter] > most:
            best, most = letter, counts[letter]
    return best


def most_common_letter(text, missing=MISSING):
    """The letter that occurs most often, in lower case; spaces, digits and signs do not count, the first among equals."""
    return most_common_character(_letters_of(text.lower()), missing)


def most_common_letter_by_alphabet(text, missing=MISSING):
    """As most_common_letter, but of equal ones the first in the alphabet."""
    return most_common_character_by_alphabet(_letters_of(text.lower()), missing)


def most_common_letter_as_it_is(text, missing=MISSING):
    """The letter that occurs most often as it is written: capitals and small letters apart, the first among equals."""
    return most_common_character(_letters_of(text), missing)


def is_isogram_with_all(text):
    """Isogram by the plain rule: no character occurs twice, spaces and signs count, case does not matter."""
    return has_unique_characters(text.lower())


def is_isogram_as_it_is(text):
    """Isogram with case: no letter occurs twice as it is written, "a" and "A" differ; spaces and signs are left out."""
    return has_unique_characters(_letters_of(text))


def has_unique_characters_in_any_case(text):
    """No character occurs twice; capitals and small letters are the same: case does not matter."""
    return has_unique_characters(text.lower())


def is_pangram_as_it_is(text):
    """Whether every small letter of the alphabet occurs; capitals do not count."""
    return all(letter in text for letter in string.ascii_lowercase)


def is_perfect_pangram(text):
    """Whether every letter of the alphabet occurs exactly once: a perfect pangram."""
    return is_pangram(text) and is_isogram(text)


def count_unique_characters_in_any_case(text):
    """How many different characters there are where capitals and small letters are the same."""
    return len(set(text.lower()))


def count_unique_letters(text):
    """How many different letters there are, in either case; spaces, digits and signs do not count."""
    return len(letter_counts(text))


def count_unique_characters_only_one(text):
    """How many characters occur exactly once, as they are written."""
    return sum(1 for count in character_counts(text).values() if count == 1)


def characters_occurring_once(text):
    """The characters that occur exactly once, in their order."""
    counts = character_counts(text)
    return "".join(letter for letter in text if counts[letter] == 1)


def repeated_characters(text):
    """The characters that occur more than once, each once, in the order of their first place."""
    return "".join(letter for letter, count in character_counts(text).items() if count > 1)
