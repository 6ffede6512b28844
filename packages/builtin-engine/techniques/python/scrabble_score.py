"""
title: Scrabble score and the value of letters
when: The Scrabble points of a word are wanted, the sum of its letters by their place in the alphabet, or the word that scores most.
words: scrabble, score, letter values, word score, points, alphabet position, letter positions, highest scoring word, word value, alphabet sum
param FACTOR: 1 — by what the points of the whole word are multiplied
"""

FACTOR = 1

_VALUES = {
    letter: value
    for letters, value in [
        ("aeioulnrst", 1),
        ("dg", 2),
        ("bcmp", 3),
        ("fhvwy", 4),
        ("k", 5),
        ("jx", 8),
        ("qz", 10),
    ]
    for letter in letters
}


def letter_score(letter):
    """English points of one letter in either case; 0 for anything else."""
    return _VALUES.get(letter.lower(), 0)


def scrabble_score(word, factor=FACTOR):
    """Points of all letters, maybe doubled or trebled."""
    return sum(map(letter_score, word)) * factor


def best_scrabble_word(words):
    """The first among equals; "" when there is none."""
    return max(words, key=scrabble_score, default="")


def alphabet_positions(text):
    """Places of the letters in the alphabet, a is 1; all else is left out."""
    return [ord(letter) - 96 for letter in text.lower() if "a" <= letter <= "z"]


def alphabet_score(word):
    """The places of the letters added up: "abc" gives 6."""
    return sum(alphabet_positions(word))


def highest_scoring_word(text):
    """The word of a text with the highest sum of places, the first among equals."""
    return max(text.split(), key=alphabet_score, default="")


def letter_at(place):
    """The n-th letter of the alphabet, in lower case."""
    if not isinstance(place, int) or place < 1 or place > 26:
        raise ValueError("place has to be 1 to 26")
    return chr(96 + place)


def letter_range(first, last):
    """All letters from one to another, both included."""
    return [chr(code) for code in range(ord(first), ord(last) + 1)]


def best_scrabble_word_or_last(words):
    """The last among equals; "" when there is none."""
    return max(reversed(words), key=scrabble_score, default="")


def best_scrabble_word_by_alphabet(words):
    """The first in the alphabet among equals; "" when there is none."""
    return best_scrabble_word(sorted(words))


def highest_scoring_word_or_last(text):
    """The word of a text with the highest sum of places, the last among equals."""
    return max(reversed(text.split()), key=alphabet_score, default="")


def letter_at_as_is(place):
    """The n-th letter of the alphabet as a capital."""
    return letter_at(place).upper()
