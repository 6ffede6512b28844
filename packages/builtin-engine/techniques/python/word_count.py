"""
title: Count words, lines, sentences and characters
when: Statistics of a text are asked for: words, lines, sentences, average word length, reading time.
words: word count, text statistics, lines, characters, sentences, reading time, wc
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
