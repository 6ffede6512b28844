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


def reverse_words_keep_spaces(text):
    """The order of the words where every single space parts two: several spaces and spaces at the ends stay."""
    return " ".join(text.split(" ")[::-1])


def reverse_each_word_single_spaces(text):
    """Each word by itself; words are joined with one space, none stays at the ends."""
    return " ".join(word[::-1] for word in text.split())


def spin_words_over(text, length=MIN_LENGTH):
    """Words that are longer than so many letters are turned round; words of exactly so many stay."""
    return spin_words(text, length + 1)


def reverse_only_letters_and_digits(text):
    """Letters and digits change places, last for first; signs and spaces stay."""
    letters = [letter for letter in text if letter.isalnum()]
    return "".join(letters.pop() if letter.isalnum() else letter for letter in text)


def reverse_each_word_only(text):
    """The letters of each run of letters turned round; signs, digits and spaces stay in their places."""
    return re.sub(r"[^\W\d_]+", lambda word: word[0][::-1], text)


def swap_halves_with_one(text):
    """Both halves change places; of an odd number of letters the first half has the one more: "abcde" gives "deabc"."""
    half = (len(text) + 1) // 2
    return text[half:] + text[:half]


def swap_halves_at_all(text):
    """Both halves change places; of an odd number of letters the second half has the one more: "abcde" gives "cdeab"."""
    half = len(text) // 2
    return text[half:] + text[:half]
