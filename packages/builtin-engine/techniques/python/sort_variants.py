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


def sort_by_frequency_as_is(items):
    """The most frequent items first, equally frequent ones in the order in which they come first."""
    return sorted(items, key=lambda item: (-items.count(item), items.index(item)))


def sort_by_frequency_only(items):
    """The most frequent items first, all in the order in which they stand: equal items need not come together."""
    return sorted(items, key=lambda item: -items.count(item))


def sort_by_frequency_over_all(items):
    """The most frequent items first, equally frequent ones with the larger first."""
    return _sorted_by(sort_items(items, True), items.count, True)


def sort_by_frequency_from_one(items, larger_first=False):
    """The least frequent items first, equally frequent ones by size or alphabet; with True the larger first."""
    return _sorted_by(sort_items(items, larger_first), items.count, False)


def sort_by_length_and_all(texts):
    """By length, the longest first; those of equal length in alphabetical order."""
    return sort_by_length(sort_items(texts), True)


def sort_by_last_letter_and_all(texts):
    """By the last letter, those with the same one in alphabetical order."""
    return sort_by_last_letter(sort_items(texts))


def sort_by_absolute_and_all(numbers):
    """By the distance from zero, of equal distances the smaller number first."""
    return sort_by_absolute(sort_items(numbers))


def sort_by_digit_sum_and_all(numbers):
    """By the sum of the digits, of equal sums the smaller number first."""
    return sort_by_digit_sum(sort_items(numbers))


def sort_letters_only(text, descending=DESCENDING):
    """The letters of a text alone: signs, digits and spaces are left out; by code, capitals first."""
    return sort_letters([letter for letter in text if letter.isalpha()], descending)


def sort_letters_in_any_case(text, descending=DESCENDING):
    """The characters of a text where case does not matter: equal letters keep their order."""
    return "".join(sort_ignoring_case(list(text), descending))


def sort_words_as_is(text, descending=DESCENDING):
    """The words of a text by code: capitals come before all small letters."""
    return " ".join(sort_items(text.split(), descending))


def sort_words_out(text, descending=DESCENDING):
    """The words of a text as a list, in either case."""
    return sort_ignoring_case(text.split(), descending)


def zigzag_sort_by_out(numbers):
    """The largest, the smallest, the second largest, the second smallest and so on."""
    rising = sort_items(numbers)
    return [rising.pop() if i % 2 == 0 else rising.pop(0) for i in range(len(numbers))]
