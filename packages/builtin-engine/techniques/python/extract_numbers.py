"""
title: Numbers in a text: find, sum, largest
when: Numbers or digits have to be found inside a text, string or sentence, added up, or the number at its end increased.
words: extract numbers, numbers in a string, find numbers, sum of numbers in text, sum of digits in string, parse numbers, integers in text, increment string, largest number in text
param SIGNED: True — whether a minus before a number belongs to it
"""

import re

SIGNED = True


def numbers_in(text, signed=SIGNED):
    """Whole and decimal numbers. A minus right behind a letter or digit is a hyphen."""
    found = re.findall(r"(?:(?<![^\W_])-)?[0-9]+(?:\.[0-9]+)?", text)
    numbers = [float(number) if "." in number else int(number) for number in found]
    return numbers if signed else [abs(number) for number in numbers]


def sum_of_numbers_in(text, signed=SIGNED):
    total = 0
    # Added one by one: the built-in sum would round decimals in its own way.
    for number in numbers_in(text, signed):
        total += number
    return total


def largest_number_in(text, signed=SIGNED):
    """None when there is no number."""
    return max(numbers_in(text, signed), default=None)


def first_number_in(text, signed=SIGNED):
    """None when there is no number."""
    return next(iter(numbers_in(text, signed)), None)


def count_numbers_in(text):
    return len(numbers_in(text))


def digits_in(text):
    """Each digit by itself."""
    return [int(digit) for digit in re.findall(r"[0-9]", text)]


def sum_of_digits_in(text):
    return sum(digits_in(text))


def count_digits_in(text):
    return len(digits_in(text))


def increment_text(text):
    """One more at the end, zeros kept: "foo" -> "foo1", "foo099" -> "foo100"."""
    digits = re.search(r"[0-9]*$", text)[0]
    return text[: len(text) - len(digits)] + str(int(digits or "0") + 1).zfill(len(digits))


def numbers_out_of(text, signed=False):
    """Runs of digits as whole numbers: "1.5" holds 1 and 5; a minus right before one belongs to it where wanted."""
    return [int(number) for number in re.findall("-?[0-9]+" if signed else "[0-9]+", text)]


def sum_of_numbers_out_of(text, signed=False):
    """The sum of all runs of digits."""
    return sum(numbers_out_of(text, signed))


def largest_number_out_of(text, signed=False):
    """The largest run of digits; None when there is none."""
    return max(numbers_out_of(text, signed), default=None)


def first_number_out_of(text, signed=False):
    """The first run of digits; None when there is none."""
    return next(iter(numbers_out_of(text, signed)), None)


def count_numbers_out_of(text):
    """How many runs of digits there are."""
    return len(numbers_out_of(text))


def numbers_by_themselves(text, decimals=False):
    """Words between spaces that are whole numbers: "a1 2, 3" holds 3 alone; decimals too where that is wanted."""
    form = r"[+-]?[0-9]+(?:\.[0-9]+)?" if decimals else "[+-]?[0-9]+"
    words = [word for word in text.split() if re.fullmatch(form, word)]
    return [float(word) if "." in word else int(word) for word in words]


def number_of_all_digits(text, as_text=False):
    """All digits of a text put together as one number, or as a text; 0, or an empty text, when there is none."""
    digits = re.sub("[^0-9]", "", text)
    return digits if as_text else int(digits or "0")
