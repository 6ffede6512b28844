"""
title: Palindromes in a text or list: words, numbers, count, longest
when: The palindromic words of a text, strings of a list or numbers of a range have to be found, counted or the longest wanted, or a palindrome made.
words: palindrome, palindromes, palindromic words, count palindromes, find palindromes, longest palindromic word, palindrome numbers, next palindrome, make palindrome, reads the same backwards, mirror word, almost palindrome, palindromic substrings
param MIN_LENGTH: 2 — fewest letters of a palindromic word
"""

import re

MIN_LENGTH = 2


def _words_in(words):
    """Words of a text without the signs around them; a list is taken as it is."""
    return words if isinstance(words, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def _is_mirrored(word):
    return word.lower() == word.lower()[::-1]


def palindromic_words(text, min_length=MIN_LENGTH):
    """Words that read the same backwards in either case, in their order."""
    return [word for word in _words_in(text) if len(word) >= min_length and _is_mirrored(word)]


def count_palindromic_words(text, min_length=MIN_LENGTH):
    return len(palindromic_words(text, min_length))


def first_palindrome(words):
    """The first palindrome of a list, whatever its length; "" when there is none."""
    return next((word for word in _words_in(words) if _is_mirrored(word)), "")


def longest_palindromic_word(text, min_length=MIN_LENGTH):
    """The first among the longest; "" when there is none."""
    return max(palindromic_words(text, min_length), key=len, default="")


def palindrome_numbers(first, last):
    """Whole numbers from the first to the last, both included, that read the same backwards."""
    return [number for number in range(max(0, first), last + 1) if _is_mirrored(str(number))]


def next_palindrome(number):
    """The smallest palindromic number above this one."""
    found = max(0, number + 1)
    while not _is_mirrored(str(found)):
        found += 1
    return found


def mirror_text(text):
    """The text and behind it its mirror image: "abc" -> "abccba"."""
    return text + text[::-1]


def make_palindrome(text):
    """The text and its mirror image with one shared letter: "abc" -> "abcba"."""
    return text + text[::-1][1:]


def is_almost_palindrome(text):
    """Whether one letter can be left out so that a palindrome stays; a palindrome passes too."""
    return _is_mirrored(text) or any(_is_mirrored(text[:i] + text[i + 1 :]) for i in range(len(text)))


def can_form_palindrome(text):
    """Whether the letters can be put in an order that reads the same backwards; spaces do not count."""
    odd = set()
    for letter in "".join(text.lower().split()):
        odd ^= {letter}
    return len(odd) <= 1


def count_palindromic_substrings(text):
    """How many parts of the text, single letters too, are palindromes."""
    size = len(text)
    parts = (text[start:end] for start in range(size) for end in range(start + 1, size + 1))
    return sum(1 for part in parts if _is_mirrored(part))


def palindromic_words_as_is(text, min_length=MIN_LENGTH):
    """Words that read the same backwards exactly as they are written: case matters."""
    return [word for word in palindromic_words(text, min_length) if word == word[::-1]]


def palindromic_words_from_one(text):
    """Words that read the same backwards, single letters too."""
    return palindromic_words(text, 1)


def count_palindromic_words_from_one(text):
    """How many words read the same backwards, single letters too."""
    return len(palindromic_words(text, 1))


def count_palindromic_words_as_is(text, min_length=MIN_LENGTH):
    """How many words read the same backwards exactly as they are written."""
    return len(palindromic_words_as_is(text, min_length))


def longest_palindromic_word_or_last(text):
    """The last among the longest, single letters too; "" when there is none."""
    return max(reversed(palindromic_words(text, 1)), key=len, default="")


def next_palindrome_or_it(number):
    """The number itself where it is a palindrome, else the smallest above it."""
    return next_palindrome(number - 1)


def is_almost_palindrome_only(text):
    """Whether exactly one letter has to be left out so that a palindrome stays: a palindrome does not pass."""
    return not _is_mirrored(text) and is_almost_palindrome(text)


def count_palindromic_substrings_from_two(text):
    """How many parts of at least two letters are palindromes."""
    return count_palindromic_substrings(text) - len(text)
