"""
title: All longest words, last longest word, words sorted by length
when: All words of the greatest or smallest length are wanted, the last one among equals, or the words of a text sorted by their length or in the alphabet.
words: longest words, all longest, ties, last longest word, shortest words, sort words by length, order words, alphabetical order, second longest, length of longest, longest strings, word with most vowels, middle word
param DESCENDING: False — whether the longest word comes first
"""

import re

DESCENDING = False


def _words_in(words):
    """Words of a text without the signs around them; a list is taken as it is."""
    return words if isinstance(words, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def longest_words(text):
    """All words of the greatest length, as often as they stand there."""
    words = _words_in(text)
    most = max(map(len, words), default=0)
    return [word for word in words if len(word) == most]


def shortest_words(text):
    """All words of the smallest length."""
    words = _words_in(text)
    least = min(map(len, words), default=0)
    return [word for word in words if len(word) == least]


def last_longest_word(text):
    """The last among equals; "" when there is none."""
    return next(reversed(longest_words(text)), "")


def last_shortest_word(text):
    """The last among equals; "" when there is none."""
    return next(reversed(shortest_words(text)), "")


def second_longest_word(text):
    """The longest word among those that are shorter than the longest; "" when there is none."""
    longest = longest_words(text)
    return next(iter(longest_words([word for word in _words_in(text) if word not in longest])), "")


def words_by_length_order(text, descending=DESCENDING):
    """Words as a list, the shortest first; equal ones keep their order."""
    return sorted(_words_in(text), key=len, reverse=descending)


def sort_sentence_by_length(text, descending=DESCENDING):
    """The words of a sentence as a text again, the shortest first."""
    return " ".join(words_by_length_order(text, descending))


def word_length_range(text):
    """The difference in length of the longest and the shortest word; 0 of no words."""
    lengths = [len(word) for word in _words_in(text)]
    return max(lengths) - min(lengths) if lengths else 0


def word_with_most_vowels(text):
    """The first word with the most vowels; "" when there is none."""
    return max(_words_in(text), key=lambda word: len(re.findall("[aeiou]", word, re.IGNORECASE)), default="")


def middle_word(text):
    """The word in the middle, the left one of two; "" when there is none."""
    words = _words_in(text)
    return words[(len(words) - 1) // 2] if words else ""
