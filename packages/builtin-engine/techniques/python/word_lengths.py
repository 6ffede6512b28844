"""
title: Longest word, shortest word, lengths of words
when: The longest or shortest word of a sentence or list is wanted, the length of each word, or the words longer than a length.
words: longest word, shortest word, word length, lengths of words, find longest, long words, filter words by length, longest string in a list
param LENGTH: 4 — length that words are compared with
param BY_SPACES: False — whether words are all that stands between spaces, with the signs at them
"""

import re

LENGTH = 4
BY_SPACES = False


def _words_in(words, by_spaces):
    """Words of a text without the signs around them, or all that stands between spaces; a list is taken as it is."""
    if isinstance(words, list):
        return words
    return words.split() if by_spaces else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", words)


def longest_word(text, by_spaces=BY_SPACES):
    """The first among equals; "" when there is none."""
    return max(_words_in(text, by_spaces), key=len, default="")


def shortest_word(text, by_spaces=BY_SPACES):
    """The first among equals; "" when there is none."""
    return min(_words_in(text, by_spaces), key=len, default="")


def word_lengths(text, by_spaces=BY_SPACES):
    return [len(word) for word in _words_in(text, by_spaces)]


def longest_word_length(text, by_spaces=BY_SPACES):
    return max(word_lengths(text, by_spaces), default=0)


def shortest_word_length(text, by_spaces=BY_SPACES):
    return min(word_lengths(text, by_spaces), default=0)


def words_longer_than(text, length=LENGTH, by_spaces=BY_SPACES):
    return [word for word in _words_in(text, by_spaces) if len(word) > length]


def words_shorter_than(text, length=LENGTH, by_spaces=BY_SPACES):
    return [word for word in _words_in(text, by_spaces) if len(word) < length]


def words_of_length(text, length=LENGTH, by_spaces=BY_SPACES):
    return [word for word in _words_in(text, by_spaces) if len(word) == length]


def length_of_each_word(text, by_spaces=BY_SPACES):
    """Each word with its length: {"one": 3}."""
    return {word: len(word) for word in _words_in(text, by_spaces)}


def word_length_counts(text, by_spaces=BY_SPACES):
    """How many words there are of each length: {"3": 2}."""
    counts = {}
    for length in map(str, word_lengths(text, by_spaces)):
        counts[length] = counts.get(length, 0) + 1
    return counts


def longest_word_or_last(text, by_spaces=BY_SPACES):
    """The longest word, the last among equals; "" when there is none."""
    return max(reversed(_words_in(text, by_spaces)), key=len, default="")


def shortest_word_or_last(text, by_spaces=BY_SPACES):
    """The shortest word, the last among equals; "" when there is none."""
    return min(reversed(_words_in(text, by_spaces)), key=len, default="")


def longest_word_of_letters(text):
    """The longest run of letters: apostrophes, hyphens and digits part words; the first among equals."""
    return longest_word(re.findall(r"[^\W\d_]+", text))


def shortest_word_of_letters(text):
    """The shortest run of letters: apostrophes, hyphens and digits part words; the first among equals."""
    return shortest_word(re.findall(r"[^\W\d_]+", text))


def word_lengths_of_letters(text):
    """Lengths of the words as the number of their letters; signs and digits in them do not count."""
    return [sum(1 for letter in word if letter.isalpha()) for word in text.split()]


def words_longer_than_or_at(text, length=LENGTH, by_spaces=BY_SPACES):
    """Words of at least so many letters: so long or longer."""
    return [word for word in _words_in(text, by_spaces) if len(word) >= length]


def words_shorter_than_or_at(text, length=LENGTH, by_spaces=BY_SPACES):
    """Words of at most so many letters: so long or shorter."""
    return [word for word in _words_in(text, by_spaces) if len(word) <= length]


def count_words_longer_than(text, length=LENGTH, by_spaces=BY_SPACES):
    """How many words are longer than so many letters."""
    return len(words_longer_than(text, length, by_spaces))


def count_words_longer_than_or_at(text, length=LENGTH, by_spaces=BY_SPACES):
    """How many words have at least so many letters."""
    return len(words_longer_than_or_at(text, length, by_spaces))
