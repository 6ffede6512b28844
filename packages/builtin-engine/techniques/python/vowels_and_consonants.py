"""
title: Vowels and consonants: count, find, remove, replace, reverse
when: The vowels or consonants of a text or word have to be counted, listed, removed, replaced or reversed.
words: vowel, vowels, consonant, consonants, count vowels, number of vowels, disemvowel, aeiou, letters, remove vowels, starts with a vowel
param VOWELS: "aeiou" — letters that count as vowels, in either case
param MARK: "*" — text that stands for a replaced vowel
"""

VOWELS = "aeiou"
MARK = "*"


def is_vowel(letter, vowels=VOWELS):
    return letter != "" and letter.lower() in vowels


def count_vowels(text, vowels=VOWELS):
    return len(find_vowels(text, vowels))


def count_consonants(text, vowels=VOWELS):
    return sum(1 for letter in text if letter.isalpha() and not is_vowel(letter, vowels))


def find_vowels(text, vowels=VOWELS):
    """The vowels themselves, in their order and as often as they occur."""
    return [letter for letter in text if is_vowel(letter, vowels)]


def vowel_positions(text, vowels=VOWELS):
    """Places of the vowels, counted from 0."""
    return [place for place, letter in enumerate(text) if is_vowel(letter, vowels)]


def remove_vowels(text, vowels=VOWELS):
    return "".join(letter for letter in text if not is_vowel(letter, vowels))


def remove_consonants(text, vowels=VOWELS):
    """Signs, digits and spaces stay."""
    return "".join(letter for letter in text if not letter.isalpha() or is_vowel(letter, vowels))


def replace_vowels(text, mark=MARK, vowels=VOWELS):
    return "".join(mark if is_vowel(letter, vowels) else letter for letter in text)


def reverse_vowels(text, vowels=VOWELS):
    """The vowels change places, last for first; all else stays where it is."""
    found = find_vowels(text, vowels)
    return "".join(found.pop() if is_vowel(letter, vowels) else letter for letter in text)


def starts_with_vowel(text, vowels=VOWELS):
    return is_vowel(text[:1], vowels)
