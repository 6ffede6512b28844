"""
title: Double letters: double each character, find letters that stand twice, accumulate
when: Each character of a text has to be doubled or repeated, letters that stand twice in a row found or counted, or a text written as A-Bb-Ccc.
words: double letters, double each character, repeat each character, repeat letters, double char, accumulate, mumbling, stutter, consecutive letters, repeated letter pairs, letters in a row, triple letters, stretched, echo, repeat by position
param TIMES: 2 — how often each character is written, or stands in a row
param SEPARATOR: "-" — what stands between the parts
"""

import re

TIMES = 2
SEPARATOR = "-"


def repeat_each_character(text, times=TIMES):
    """ "ab" -> "aabb"."""
    return "".join(letter * times for letter in text)


def double_only(text, characters, times=TIMES):
    """Only the given characters are written twice."""
    return "".join(letter * times if letter in characters else letter for letter in text)


def accumulate_letters(text, separator=SEPARATOR):
    """ "abc" -> "A-Bb-Ccc": each letter as often as its place says, with a capital."""
    return separator.join(letter.upper() + letter.lower() * i for i, letter in enumerate(text))


def repeat_by_place(text):
    """ "abc" -> "abbccc": each letter as often as its place says."""
    return "".join(letter * (i + 1) for i, letter in enumerate(text))


def consecutive_letters(text, times=TIMES):
    """Letters that stand so often in a row, each once, as they are written first."""
    found = [letter for i, letter in enumerate(text) if text[i : i + max(0, times)].count(letter) == times]
    return list(dict.fromkeys(found))


def has_double_letter(text):
    """Whether some letter stands twice in a row."""
    return re.search(r"([^\W\d_])\1", text, re.IGNORECASE) is not None


def count_double_letters(text):
    """Pairs of equal letters in a row, without sharing one: "aaa" has one."""
    return len(re.findall(r"([^\W\d_])\1", text, re.IGNORECASE))


def words_with_double_letters(text):
    """Words with a letter twice in a row."""
    words = text if isinstance(text, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)
    return [word for word in words if has_double_letter(word)]


def deletions_to_alternate(text):
    """How often some character has to be left out so that no two equal ones stand in a row."""
    return sum(1 for before, letter in zip(text, text[1:]) if letter == before)


def stutter(word, ending="?", count=2):
    """ "hi" -> "h-hi?": the beginning of a word, then the word."""
    return f"{word[:2]}... " * count + word + ending
