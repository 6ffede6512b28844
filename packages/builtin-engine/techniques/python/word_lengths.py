"""
title: Longest word, shortest word, lengths of words
when: The longest or shortest word of a sentence or list is wanted, the length of each word, or the words longer than a length.
words: longest word, shortest word, word length, lengths of words, find longest, long words, filter words by length, longest string in a list
param LENGTH: 4 — length that words are compared with
"""

import re

LENGTH = 4


def _words_in(words):
    """Words of a text without the signs around them; a list is taken as it is."""
    return words if isinstance(words, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def longest_word(text):
    """The first among equals; "" when there is none."""
    return max(_words_in(text), key=len, default="")


def shortest_word(text):
    """The first among equals; "" when there is none."""
    return min(_words_in(text), key=len, default="")


def word_lengths(text):
    return [len(word) for word in _words_in(text)]


def longest_word_length(text):
    return max(word_lengths(text), default=0)


def shortest_word_length(text):
    return min(word_lengths(text), default=0)


def words_longer_than(text, length=LENGTH):
    return [word for word in _words_in(text) if len(word) > length]


def words_shorter_than(text, length=LENGTH):
    return [word for word in _words_in(text) if len(word) < length]


def words_of_length(text, length=LENGTH):
    return [word for word in _words_in(text) if len(word) == length]


def length_of_each_word(text):
    """Each word with its length: {"one": 3}."""
    return {word: len(word) for word in _words_in(text)}


def word_length_counts(text):
    """How many words there are of each length: {"3": 2}."""
    counts = {}
    for length in map(str, word_lengths(text)):
        counts[length] = counts.get(length, 0) + 1
    return counts
