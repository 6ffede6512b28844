"""
title: Roman numerals, written and read
when: Numbers from 1 to 3999 have to be written as Roman numerals or read from them.
words: roman numeral, MCMXCIV, convert, integer to roman, roman to integer, parse
param LARGEST: 3999 — largest number that is written
"""

LARGEST = 3999

_SIGNS = [
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
]


def to_roman(number, largest=LARGEST):
    if not isinstance(number, int) or not 1 <= number <= largest:
        raise ValueError(f"not an integer from 1 to {largest}")
    roman = ""
    for value, sign in _SIGNS:
        times, number = divmod(number, value)
        roman += sign * times
    return roman


def from_roman(text, largest=LARGEST):
    """Only the one right spelling is read: IIII and IM are refused. Case does not count."""
    upper = text.upper()
    number = at = 0
    for value, sign in _SIGNS:
        while upper.startswith(sign, at):
            number += value
            at += len(sign)
    if at < len(upper) or number == 0 or to_roman(number, largest) != upper:
        raise ValueError("not a Roman numeral")
    return number


def to_roman_as_it_is(number):
    """The plain rule without limits: 4000 is "MMMM", 0 is ""."""
    roman, number = "", max(0, number)
    for value, sign in _SIGNS:
        times, number = divmod(number, value)
        roman += sign * times
    return roman


def to_roman_only(number):
    """Only by adding, as the old Romans wrote: 4 is "IIII", 9 is "VIIII"."""
    roman, number = "", max(0, number)
    for value, sign in _SIGNS:
        if len(sign) == 1:
            times, number = divmod(number, value)
            roman += sign * times
    return roman


def from_roman_as_it_is(text):
    """Any spelling is read: a letter before a larger one is taken away, all others are added; in either case, nothing is checked."""
    known = {sign: value for value, sign in _SIGNS}
    values = [known.get(sign, 0) for sign in text.upper()]
    total = 0
    for value, following in zip(values, [*values[1:], 0]):
        total += -value if value < following else value
    return total


def is_roman(text):
    """Whether it is the one right spelling of a number, in capitals."""
    return text != "" and to_roman_as_it_is(from_roman_as_it_is(text)) == text
