"""
title: Sort by length, last letter, absolute value, frequency, natural order
when: A list has to be sorted in an unusual way: by length, by last letter, by distance from zero, by frequency, ignoring case, falling, or with numbers in texts in natural order.
words: sort, order, sort by length, sort by last letter, absolute value, descending, ascending, sort by frequency, natural sort, alphabetical, ignore case, sort letters, sort words, alphabetize
param DESCENDING: False — whether the largest comes first
"""

import re

DESCENDING = False


def _sorted_by(items, key, descending):
    """Equal items keep their order."""
    return sorted(items, key=key, reverse=descending)


def sort_items(items, descending=DESCENDING):
    """Numbers by size, texts by their letters."""
    return _sorted_by(items, None, descending)


def sort_descending(items):
    return sort_items(items, True)


def sort_by_length(items, descending=DESCENDING):
    """Texts or lists; those of equal length keep their order."""
    return _sorted_by(items, len, descending)


def sort_by_length_then_alphabet(texts):
    """Shorter texts first, those of equal length in alphabetical order."""
    return sort_by_length(sort_items(texts))


def sort_by_last_letter(texts, descending=DESCENDING):
    return _sorted_by(texts, lambda text: text[-1:], descending)


def sort_by_absolute(numbers, descending=DESCENDING):
    """By the distance from zero."""
    return _sorted_by(numbers, abs, descending)


def sort_by_digit_sum(numbers, descending=DESCENDING):
    """By the sum of the decimal digits."""
    return _sorted_by(numbers, lambda number: sum(map(int, str(abs(number)))), descending)


def sort_by_frequency(items):
    """The most frequent items first, equally frequent ones by size or alphabet."""
    return _sorted_by(sort_items(items), items.count, True)


def sort_ignoring_case(texts, descending=DESCENDING):
    return _sorted_by(texts, str.lower, descending)


def natural_sort(texts, descending=DESCENDING):
    """Numbers inside the texts count by their size: file2 comes before file10."""
    key = lambda text: re.sub("[0-9]+", lambda digits: digits[0].zfill(20), text.lower())
    return _sorted_by(texts, key, descending)


def sort_letters(text, descending=DESCENDING):
    """The letters of a text."""
    return "".join(sort_items(text, descending))


def sort_words(text, descending=DESCENDING):
    """The words of a text, in either case."""
    return " ".join(sort_ignoring_case(text.split(), descending))


def zigzag_sort(numbers):
    """The smallest, the largest, the second smallest, the second largest and so on."""
    rising = sort_items(numbers)
    return [rising.pop(0) if i % 2 == 0 else rising.pop() for i in range(len(numbers))]
