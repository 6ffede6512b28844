"""
title: Compare texts: starts with, ends with, reverse of, ignoring case, by length
when: Two texts have to be compared without regard to case, by length or order, tested for beginning or end, or for being each other's reverse.
words: compare strings, ignoring case, case insensitive, starts with, ends with, prefix, suffix, equal strings, same length, longer string, alphabetical order, comes first, reverse of each other, contains word, remove prefix, remove suffix, ends in
param FOLD_CASE: True — whether capitals and small letters count as equal
param EQUAL: "equal" — answer where both are as long
"""

import re

FOLD_CASE = True
EQUAL = "equal"


def _folded(text, fold_case):
    return text.lower() if fold_case else text


def are_equal_texts(a, b, fold_case=FOLD_CASE):
    return _folded(a, fold_case) == _folded(b, fold_case)


def are_similar_texts(a, b):
    """Whether letters and digits of both are equal; case, spaces and signs do not count."""
    return re.sub(r"[\W_]", "", a.lower()) == re.sub(r"[\W_]", "", b.lower())


def starts_with_text(text, part, fold_case=FOLD_CASE):
    return _folded(text, fold_case).startswith(_folded(part, fold_case))


def ends_with_text(text, part, fold_case=FOLD_CASE):
    return _folded(text, fold_case).endswith(_folded(part, fold_case))


def contains_text(text, part, fold_case=FOLD_CASE):
    return _folded(part, fold_case) in _folded(text, fold_case)


def either_ends_with(a, b, fold_case=FOLD_CASE):
    """Whether the second ends the first or the first ends the second."""
    return ends_with_text(a, b, fold_case) or ends_with_text(b, a, fold_case)


def contains_word(text, word, fold_case=FOLD_CASE):
    """Whether a whole word stands in the text."""
    words = re.findall(r"[^\W_]+(?:['’-][^\W_]+)*", _folded(text, fold_case))
    return _folded(word, fold_case) in words


def is_reverse_of(a, b, fold_case=FOLD_CASE):
    return _folded(a[::-1], fold_case) == _folded(b, fold_case)


def longer_text(a, b, equal=EQUAL):
    """The longer of both texts."""
    difference = len(a) - len(b)
    return equal if difference == 0 else a if difference > 0 else b


def shorter_text(a, b, equal=EQUAL):
    """The shorter of both texts."""
    difference = len(a) - len(b)
    return equal if difference == 0 else a if difference < 0 else b


def compare_texts(a, b, fold_case=FOLD_CASE):
    """-1, 0 or 1: the order in the alphabet."""
    first, second = _folded(a, fold_case), _folded(b, fold_case)
    return 0 if first == second else -1 if first < second else 1


def alphabetically_first(texts, fold_case=FOLD_CASE):
    """The text that comes first in the alphabet; "" of none."""
    return min(texts, key=lambda text: _folded(text, fold_case), default="")


def alphabetically_last(texts, fold_case=FOLD_CASE):
    """The text that comes last in the alphabet; "" of none."""
    return max(texts, key=lambda text: _folded(text, fold_case), default="")


def without_prefix(text, prefix):
    """The text without this beginning, if it has it."""
    return text.removeprefix(prefix)


def without_suffix(text, suffix):
    """The text without this end, if it has it."""
    return text.removesuffix(suffix)


def ensure_prefix(text, prefix):
    """The text with this beginning, which is put before it only if it lacks."""
    return text if text.startswith(prefix) else prefix + text


def ensure_suffix(text, suffix):
    """The text with this end, which is put behind it only if it lacks."""
    return text if text.endswith(suffix) else text + suffix


def longer_text_or_one(a, b):
    """The longer of both texts, the first where they are equally long."""
    return longer_text(a, b, a)


def longer_text_or_two(a, b):
    """The longer of both texts, the second where they are equally long."""
    return longer_text(a, b, b)


def shorter_text_or_one(a, b):
    """The shorter of both texts, the first where they are equally long."""
    return shorter_text(a, b, a)


def shorter_text_or_two(a, b):
    """The shorter of both texts, the second where they are equally long."""
    return shorter_text(a, b, b)


def contains_word_as_is(text, word, fold_case=FOLD_CASE):
    """Whether a word stands between spaces, with nothing at it."""
    return _folded(word, fold_case) in re.split(r"\s+", _folded(text, fold_case))
