"""
title: Vowels and consonants: count, find, remove, replace, reverse
when: The vowels or consonants of a text or word have to be counted, listed, removed, replaced or reversed.
words: vowel, vowels, consonant, consonants, count vowels, number of vowels, disemvowel, aeiou, letters, remove vowels, starts with a vowel, only vowels, only consonants
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


def count_vowels_with_y(text):
    """How many vowels there are where y is one too."""
    return count_vowels(text, "aeiouy")


def count_consonants_without_y(text):
    """How many consonants there are where y is none."""
    return count_consonants(text, "aeiouy")


def remove_vowels_with_y(text):
    """Without vowels, y being one too."""
    return remove_vowels(text, "aeiouy")


def count_vowels_as_is(text, vowels=VOWELS):
    """How many small vowels there are: capitals do not count."""
    return sum(1 for letter in text if letter in vowels)


def vowels_only(text, vowels=VOWELS):
    """The vowels alone as a text: consonants, signs, digits and spaces go."""
    return "".join(find_vowels(text, vowels))


def consonants_only(text, vowels=VOWELS):
    """The consonants alone as a text: vowels, signs, digits and spaces go."""
    return "".join(letter for letter in text if letter.isalpha() and not is_vowel(letter, vowels))


def count_vowels_only_one(text, vowels=VOWELS):
    """How many different vowels there are, in either case."""
    return len(set(find_vowels(text.lower(), vowels)))


def count_vowels_by_each(text, vowels=VOWELS):
    """{"a": 2, "e": 0, ...}: how often each vowel occurs, in either case, those that do not with 0."""
    return {vowel: text.lower().count(vowel) for vowel in vowels}


def count_vowels_of_each(text, vowels=VOWELS):
    """How often each vowel occurs that is there at all, in the order of the text."""
    counts = {}
    for vowel in find_vowels(text.lower(), vowels):
        counts[vowel] = counts.get(vowel, 0) + 1
    return counts


def count_vowels_and_consonants(text, vowels=VOWELS):
    """[vowels, consonants]: how many of each."""
    return [count_vowels(text, vowels), count_consonants(text, vowels)]


def count_consonants_and_all(text, vowels=VOWELS):
    """All characters that are no vowels, signs, digits and spaces too."""
    return len(text) - count_vowels(text, vowels)


def has_all_vowels(text, vowels=VOWELS):
    """Whether all five vowels occur, in either case."""
    return count_vowels_only_one(text, vowels) == len(vowels)


def reverse_vowels_as_is(text, vowels=VOWELS):
    """The vowels change places, each place keeps its size: "Hello" gives "Holle", "Apple" gives "Eppla"."""
    turned = reverse_vowels(text, vowels)
    return "".join(
        other.lower() if letter == letter.lower() else other.upper() for letter, other in zip(text, turned)
    )
