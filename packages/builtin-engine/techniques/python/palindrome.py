"""
title: Palindromes: test for one, find the longest inside a text
when: A text has to read the same from both ends, or its longest such part is asked for.
words: palindrome, mirror, reverse, symmetric, longest palindromic substring
param LETTERS_ONLY: True — whether case, spaces and signs are left out of the comparison
"""

LETTERS_ONLY = True


def is_palindrome(text, letters_only=LETTERS_ONLY):
    compared = [c for c in text.lower() if c.isalnum()] if letters_only else list(text)
    return compared == compared[::-1]


def longest_palindrome(text):
    """The first of the longest parts that are exact palindromes."""
    start = length = 0
    # Every centre is a letter (even number) or a gap between two (odd number).
    for centre in range(2 * len(text) - 1):
        low = centre // 2
        high = low + centre % 2
        while low >= 0 and high < len(text) and text[low] == text[high]:
            low -= 1
            high += 1
        if high - low - 1 > length:
            start, length = low + 1, high - low - 1
    return text[start : start + length]


def is_palindrome_as_it_is(text):
    """The text exactly as it is read backwards: case, spaces and signs count."""
    return is_palindrome(text, False)


def is_palindrome_with_all(text):
    """Case does not matter, but spaces, digits and signs count."""
    return is_palindrome(text.lower(), False)


def is_palindrome_without(text):
    """Case and spaces do not matter, but signs and digits count."""
    return is_palindrome("".join(text.lower().split()), False)


def is_palindrome_of_letters(text):
    """Only letters count, in either case; digits are left out like signs and spaces."""
    return is_palindrome("".join(letter for letter in text if letter.isalpha()), True)


def is_palindrome_by_all(text):
    """Letters and digits are compared as they are written: signs and spaces are left out, case matters."""
    return is_palindrome("".join(letter for letter in text if letter.isalnum()), False)


def longest_palindrome_or_last(text):
    """The last of the longest parts that are exact palindromes."""
    return longest_palindrome(text[::-1])[::-1]


def longest_palindrome_length(text):
    """How long the longest part is that is an exact palindrome."""
    return len(longest_palindrome(text))
