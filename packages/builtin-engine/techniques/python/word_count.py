"""
title: Count words, lines, sentences and characters
when: Statistics of a text are asked for: words, lines, sentences, average word length, reading time.
words: word count, text statistics, lines, characters, sentences, reading time, wc, count words, number of words, how many words
param WORDS_PER_MINUTE: 200 — reading speed
"""

import math
import re

WORDS_PER_MINUTE = 200


def words_of(text):
    """Words may hold apostrophes and hyphens: don't and well-known are one word each."""
    return re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)


def count_lines(text):
    """A line feed at the end begins no line."""
    if text == "":
        return 0
    return text.count("\n") + (0 if text.endswith("\n") else 1)


def count_sentences(text):
    return sum(1 for part in re.split(r"[.!?…]+(?=\s|$)", text) if words_of(part))


def average_word_length(text):
    words = words_of(text)
    return sum(map(len, words)) / len(words) if words else 0


def reading_minutes(text, words_per_minute=WORDS_PER_MINUTE):
    """Whole minutes, rounded up."""
    return math.ceil(len(words_of(text)) / words_per_minute)


def count_words(text):
    """How many words stand between spaces: signs alone count too."""
    return len(text.split())


def count_words_only(text):
    """How many words there are when signs alone are none; "don't" and "well-known" are one word each."""
    return len(words_of(text))


def count_words_of_letters(text):
    """How many runs of letters there are: "don't" and "well-known" are two words each, digits are none."""
    return len(re.findall(r"[^\W\d_]+", text))


def count_words_by_spaces(text):
    """How many parts single spaces make: two spaces have an empty word between them, an empty text has none."""
    return 0 if text == "" else len(text.split(" "))


def count_lines_as_is(text):
    """Lines by line feeds alone: one at the end begins another, empty line; an empty text is one line."""
    return len(text.split("\n"))


def count_lines_without_any(text):
    """Lines that hold something else than spaces."""
    return sum(1 for line in text.split("\n") if line.strip() != "")


def count_sentences_by_all(text):
    """Sentences as the number of full stops, exclamation and question marks, each mark by itself."""
    return len(re.findall("[.!?]", text))


def count_sentences_only(text):
    """Sentences as the number of runs of end marks: "Wait... What?!" has two."""
    return len(re.findall("[.!?]+", text))


def average_word_length_as_it_is(text):
    """The mean length of the words as they stand between spaces, their signs counted; 0 without words."""
    words = text.split()
    return len("".join(words)) / len(words) if words else 0


def reading_minutes_at_one(text, words_per_minute=WORDS_PER_MINUTE):
    """Whole minutes, rounded to the nearest, at least one."""
    return max(1, math.floor(count_words(text) / words_per_minute + 0.5))
