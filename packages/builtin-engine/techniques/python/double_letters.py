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


def _runs_in(text):
    """[character, how often it stands in a row] of each run."""
    runs = []
    for letter in text:
        if runs and runs[-1][0] == letter:
            runs[-1][1] += 1
        else:
            runs.append([letter, 1])
    return runs


def consecutive_letters(text, times=TIMES):
    """Characters that stand at least so often in a row, each once, as they are written first."""
    return list(dict.fromkeys(letter for letter, count in _runs_in(text) if count >= times))


def consecutive_letters_only(text, times=TIMES):
    """Characters that stand exactly so often in a row, neither more nor less, for each such run."""
    return [letter for letter, count in _runs_in(text) if count == times]


def _folded(text, fold_case):
    return text.lower() if fold_case else text


def has_double_letter(text, fold_case=False):
    """Whether some letter stands twice in a row, in the same case or in either."""
    return re.search(r"([^\W\d_])\1", _folded(text, fold_case)) is not None


def has_double_character(text, fold_case=False):
    """Whether any character stands twice in a row, digits, signs and spaces as well."""
    return any(count > 1 for _, count in _runs_in(_folded(text, fold_case)))


def count_double_letters(text, fold_case=False, sharing=False):
    """Pairs of equal letters in a row, without sharing one: "aaa" has one; with sharing it has two."""
    pattern = r"([^\W\d_])(?=\1)" if sharing else r"([^\W\d_])\1"
    return len(re.findall(pattern, _folded(text, fold_case)))


def count_the_double_letters(text, fold_case=False):
    """Places where a letter stands two or more times in a row, each once: "aaaa" has one."""
    return len(re.findall(r"([^\W\d_])\1+", _folded(text, fold_case)))


def count_double_characters(text, fold_case=False):
    """Pairs of equal characters side by side, digits, signs and spaces as well: "aaa" has two."""
    return sum(count - 1 for _, count in _runs_in(_folded(text, fold_case)))


def words_with_double_letters(text, fold_case=False):
    """Words with a letter twice in a row, in the same case or in either."""
    words = text if isinstance(text, list) else re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", text)
    return [word for word in words if has_double_letter(word, fold_case)]


def deletions_to_alternate(text):
    """How often some character has to be left out so that no two equal ones stand in a row."""
    return sum(1 for before, letter in zip(text, text[1:]) if letter == before)


def stutter(word, ending="?", count=2):
    """ "incredible" -> "in... in... incredible?": the first two letters of a word, then the word."""
    return f"{word[:2]}... " * count + word + ending
