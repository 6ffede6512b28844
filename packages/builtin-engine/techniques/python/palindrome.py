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
