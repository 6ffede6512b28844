"""
title: Expand brackets and letter ranges: "3[ab]", "a-e", repeated parts
when: A text in short form has to be written out: numbers before brackets, ranges of letters, counts behind or before letters, or repeated parts shortened again.
words: expand string, decode string, brackets, k[encoded], repeat count, nested brackets, letter range, expand a-e, unpack, a3b2, 2a3b, repeated substring, shortest repeating unit, expand abbreviation, decompress, braces
param DIGITS_FIRST: False — whether a number stands before what it repeats
param RANGE_SIGN: "-" — sign between the ends of a range of letters
"""

import re

DIGITS_FIRST = False
RANGE_SIGN = "-"


def _times(part, count):
    return part * (1 if count == "" else int(count))


def expand_brackets(text):
    """ "3[a2[c]]" -> "accaccacc"; brackets may be nested."""
    while re.search(r"([0-9]*)\[([^[\]]*)\]", text):
        text = re.sub(r"([0-9]*)\[([^[\]]*)\]", lambda match: _times(match[2], match[1]), text, count=1)
    return text


def expand_counts(text, digits_first=DIGITS_FIRST):
    """ "a3b2c" -> "aaabbc", or "3a2bc" where digits come first; without a number once."""
    if digits_first:
        return re.sub("([0-9]+)([^0-9])", lambda match: match[2] * int(match[1]), text)
    return re.sub("([^0-9])([0-9]+)", lambda match: match[1] * int(match[2]), text)


def expand_groups(text):
    """ "(ab)3c" -> "abababc": a number behind a bracket; brackets may be nested."""
    while re.search(r"\(([^()]*)\)([0-9]*)", text):
        text = re.sub(r"\(([^()]*)\)([0-9]*)", lambda match: _times(match[1], match[2]), text, count=1)
    return text


def expand_letter_ranges(text, sign=RANGE_SIGN):
    """ "a-e" -> "abcde", also backwards and several in one text: "a-cx-z"."""
    expanded = ""
    i = 0
    while i < len(text):
        if i + 2 < len(text) and text[i + 1] == sign:
            first, last = ord(text[i]), ord(text[i + 2])
            step = 1 if first <= last else -1
            expanded += "".join(chr(code) for code in range(first, last + step, step))
            i += 3
        else:
            expanded += text[i]
            i += 1
    return expanded


def expand_braces(text):
    """ "{a,b}c" -> ["ac", "bc"]: all texts of one or more braces, which may not be nested."""
    match = re.fullmatch(r"([^{]*)\{([^{}]*)\}(.*)", text, re.DOTALL)
    if not match:
        return [text]
    before, options, after = match.groups()
    return [before + option + rest for option in options.split(",") for rest in expand_braces(after)]


def repeating_unit(text):
    """The shortest text of whose repetitions the whole one is made: "abab" -> "ab"."""
    for size in range(1, len(text) // 2 + 1):
        if len(text) % size == 0 and text[:size] * (len(text) // size) == text:
            return text[:size]
    return text


def is_repeated_text(text):
    """Whether a text is a shorter one several times."""
    return repeating_unit(text) != text


def expand_counts_by_digit(text, digits_first=DIGITS_FIRST):
    """ "a2b10" -> "aab0": each digit by itself is a count for the sign before it, and a digit behind a digit stays."""
    if digits_first:
        return re.sub("([0-9])([^0-9])", lambda match: match[2] * int(match[1]), text)
    return re.sub("([^0-9])([0-9])", lambda match: match[1] * int(match[2]), text)


def count_repeats(text):
    """How often the shortest unit stands there."""
    return 0 if text == "" else len(text) // len(repeating_unit(text))


def repeat_to_length(text, length):
    """The text again and again up to this length."""
    return "" if text == "" else (text * (max(0, length) // len(text) + 1))[: max(0, length)]
