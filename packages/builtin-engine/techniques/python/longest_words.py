"""
title: All longest words, last longest word, words sorted by length
when: All words of the greatest or smallest length are wanted, the last one among equals, or the words of a text sorted by their length or in the alphabet.
words: longest words, all longest, ties, last longest word, shortest words, sort words by length, order words, alphabetical order, second longest, length of longest, longest strings, word with most vowels, middle word
param DESCENDING: False — whether the longest word comes first
param BY_SPACES: False — whether words are all that stands between spaces, with the signs at them
"""

import re

DESCENDING = False
BY_SPACES = False


def _words_in(words, by_spaces):
    """Words of a text without the signs around them, or all that stands between spaces; a list is taken as it is."""
    if isinstance(words, list):
        return words
    return words.split() if by_spaces else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def longest_words(text, by_spaces=BY_SPACES):
    """All words of the greatest length, as often as they stand there."""
    words = _words_in(text, by_spaces)
    most = max(map(len, words), default=0)
    return [word for word in words if len(word) == most]


def shortest_words(text, by_spaces=BY_SPACES):
    """All words of the smallest length."""
    words = _words_in(text, by_spaces)
    least = min(map(len, words), default=0)
    return [word for word in words if len(word) == least]


def last_longest_word(text, by_spaces=BY_SPACES):
    """The last among equals; "" when there is none."""
    return next(reversed(longest_words(text, by_spaces)), "")


def last_shortest_word(text, by_spaces=BY_SPACES):
    """The last among equals; "" when there is none."""
    return next(reversed(shortest_words(text, by_spaces)), "")


def second_longest_word(text):
    """The longest word among those that are shorter than the longest; "" when there is none."""
    longest = longest_words(text)
    return next(iter(longest_words([word for word in _words_in(text, False) if word not in longest])), "")


def words_by_length_order(text, descending=DESCENDING, by_spaces=BY_SPACES):
    """Words as a list, the shortest first; equal ones keep their order."""
    return sorted(_words_in(text, by_spaces), key=len, reverse=descending)


def sort_sentence_by_length(text, descending=DESCENDING, by_spaces=BY_SPACES):
    """The words of a sentence as a text again, the shortest first."""
    return " ".join(words_by_length_order(text, descending, by_spaces))


def word_length_range(text, by_spaces=BY_SPACES):
    """The difference in length of the longest and the shortest word; 0 of no words."""
    lengths = [len(word) for word in _words_in(text, by_spaces)]
    return max(lengths) - min(lengths) if lengths else 0


def word_with_most_vowels(text):
    """The first word with the most vowels; "" when there is none."""
    return max(_words_in(text, False), key=lambda word: len(re.findall("[aeiou]", word, re.IGNORECASE)), default="")


def middle_word(text, by_spaces=BY_SPACES):
    """The word in the middle, the left one of two; "" when there is none."""
    words = _words_in(text, by_spaces)
    return words[(len(words) - 1) // 2] if words else ""


def longest_word_by_alphabet(text, by_spaces=BY_SPACES):
    """The first in the alphabet of the longest words; "" when there is none."""
    return min(longest_words(text, by_spaces), default="")


def longest_words_only_one(text, by_spaces=BY_SPACES):
    """All words of the greatest length, each once."""
    return list(dict.fromkeys(longest_words(text, by_spaces)))


def second_longest_word_of_all(text, by_spaces=BY_SPACES):
    """The second of the words when they are sorted by length, the longest first: it may be as long as the longest."""
    return next(iter(words_by_length_order(text, True, by_spaces)[1:]), "")


def words_by_length_order_and_alphabet(text, by_spaces=BY_SPACES):
    """Words by length, the shortest first; of equal length in alphabetical order."""
    return words_by_length_order(sorted(_words_in(text, by_spaces)), DESCENDING, by_spaces)


def middle_word_at(text, by_spaces=BY_SPACES):
    """The word in the middle, the right one of two; "" when there is none."""
    words = _words_in(text, by_spaces)
    return words[len(words) // 2] if words else ""


def word_with_most_vowels_or_last(text):
    """The last word with the most vowels among equals; "" when there is none."""
    return word_with_most_vowels(_words_in(text, False)[::-1])
