"""
title: Reverse a text, the order of its words or each word
when: A text, string or sentence has to be reversed: letter by letter, word order, every word, or the long words only.
words: reverse, reverse string, reverse words, backwards, word order, reverse each word, spin words, mirror text, flip text
param MIN_LENGTH: 5 — words of at least this many letters are turned by spinWords
"""

import re

MIN_LENGTH = 5


def reverse_text(text):
    return text[::-1]


def reverse_words(text):
    """The order of the words; runs of spaces become one."""
    return " ".join(text.split()[::-1])


def reverse_each_word(text):
    """Each word by itself; words and spaces stay in their places."""
    return re.sub(r"\S+", lambda word: word[0][::-1], text)


def spin_words(text, min_length=MIN_LENGTH):
    turned = lambda word: word[::-1] if len(word) >= min_length else word
    return re.sub(r"\S+", lambda word: turned(word[0]), text)


def reverse_only_letters(text):
    """Letters change places, last for first; signs, digits and spaces stay."""
    letters = [letter for letter in text if letter.isalpha()]
    return "".join(letters.pop() if letter.isalpha() else letter for letter in text)


def swap_halves(text):
    """Both halves change places; the middle of an odd number of letters stays: "abcde" gives "decab"."""
    half = len(text) // 2
    end = len(text) - half
    return text[end:] + text[half:end] + text[:half]
