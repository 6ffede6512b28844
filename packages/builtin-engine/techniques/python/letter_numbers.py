"""
title: Letters to numbers and back: a=1, A1Z26, word values
when: Letters have to be written as their place in the alphabet with a sign between, numbers turned back to letters, or words compared by the sum of their letters.
words: letter to number, number to letter, a1z26, a=1 b=2, letter values, position in alphabet, alphabet index, word value, sum of letters, numeric code, decode numbers, next letter, previous letter, replace letter with next, word score, gematria
param SEPARATOR: " " — what stands between the numbers
param FIRST: 1 — number of the letter a
"""

import re

SEPARATOR = " "
FIRST = 1


def _place_of(letter):
    return ord(letter.lower()[0]) - 97


def _letters_in(text):
    return re.findall("[A-Za-z]", text)


def letters_to_numbers(text, separator=SEPARATOR, first=FIRST):
    """ "abz" -> "1 2 26"; everything but letters is left out."""
    return separator.join(str(_place_of(letter) + first) for letter in _letters_in(text))


def letter_number_list(text, first=FIRST):
    """ "abz" -> [1, 2, 26]."""
    return [_place_of(letter) + first for letter in _letters_in(text)]


def numbers_to_letters(code, first=FIRST, upper=False):
    """ "1 2 26" -> "abz"; also of a list of numbers."""
    numbers = code if isinstance(code, list) else [int(one) for one in re.findall("[0-9]+", code)]
    text = "".join(chr((97 + number - first) % 65536) for number in numbers)
    return text.upper() if upper else text


def encode_words_as_numbers(text, separator="-", word_gap=" "):
    """Words by numbers with a dash between the letters and a sign between the words: "8-5 1"."""
    return word_gap.join(letters_to_numbers(word, separator) for word in text.split())


def decode_words_from_numbers(code, word_gap=" ", upper=False):
    """The way back: dashes between letters, a sign between words."""
    return " ".join(numbers_to_letters(word, 1, upper) for word in code.split(word_gap))


def word_value(word, first=FIRST):
    """The sum of the places of the letters, a = 1."""
    return sum(letter_number_list(word, first))


def word_values(text):
    """{"ab": 3, "c": 3}: the value of each word."""
    return {word: word_value(word) for word in (text if isinstance(text, list) else text.split())}


def most_valuable_word(text):
    """The word with the largest value, the first among equals; "" of none."""
    return max(text if isinstance(text, list) else text.split(), key=word_value, default="")


def sort_words_by_value(text):
    """Words by their value, the smallest first; equal ones keep their order."""
    return sorted(text if isinstance(text, list) else text.split(), key=word_value)


def next_letters(text, step=1):
    """Each letter by the next one, z by a; everything else stays."""
    def following(match):
        base = 65 if match[0] < "a" else 97
        return chr((ord(match[0]) - base + step) % 26 + base)

    return re.sub("[A-Za-z]", following, text)


def letter_distance(a, b):
    """How many letters lie between two letters, the way forward or back."""
    return abs(_place_of(a) - _place_of(b))


def _is_letter(sign):
    return re.fullmatch("[A-Za-z]", sign) is not None


def letters_to_numbers_with_all(text, separator=SEPARATOR, first=FIRST):
    """Every character on its own: letters as their place, all other signs and spaces stay as they are."""
    return separator.join(str(_place_of(sign) + first) if _is_letter(sign) else sign for sign in text)


def letter_number_list_with_zeros(text, first=FIRST):
    """As letter_number_list, but every other sign, digits and spaces too, counts 0."""
    return [_place_of(sign) + first if _is_letter(sign) else 0 for sign in text]


def most_valuable_word_or_last(text):
    """The last word of the largest value among equals; "" of none."""
    words = text if isinstance(text, list) else text.split()
    return max(reversed(words), key=word_value, default="")


def sort_words_by_value_descending(text):
    """Words by their value, the largest first; equal ones keep their order."""
    return sorted(text if isinstance(text, list) else text.split(), key=lambda word: -word_value(word))


def sort_words_by_value_then_alphabet(text):
    """Words by their value, the smallest first; equal ones in alphabetical order."""
    return sorted(text if isinstance(text, list) else text.split(), key=lambda word: (word_value(word), word))


def next_letters_without_z(text):
    """Each letter by the next one, but z and Z stay as they are: nothing wraps round."""
    return re.sub("[A-Ya-y]", lambda match: chr(ord(match[0]) + 1), text)


def next_characters(text, step=1):
    """Each character, whatever it is, by the one with the next code."""
    return "".join(chr(ord(letter) + step) for letter in text)


def word_value_by_two(word, times=2):
    """The sum of the places of the letters where capitals count double, or so many times."""
    return sum((_place_of(letter) + 1) * (times if letter < "a" else 1) for letter in _letters_in(word))


def letter_distance_on_one(a, b):
    """The shortest way from one letter to another on a circle of 26 letters: from z to a is 1."""
    distance = letter_distance(a, b)
    return min(distance, 26 - distance)
