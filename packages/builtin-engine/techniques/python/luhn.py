"""
title: Luhn check digit of card numbers
when: A card number, IMEI or similar number has to be validated, or its check digit computed.
words: luhn, credit card, checksum, check digit, mod 10, imei, validate, card number
param SEPARATORS: " -" — characters that may stand between the digits
"""

import re

SEPARATORS = " -"


def _luhn_sum(digits, doubled):
    total = 0
    for letter in reversed(digits):
        digit = int(letter) * (2 if doubled else 1)
        total += digit - 9 if digit > 9 else digit
        doubled = not doubled
    return total


def _digits_of(text, separators):
    return "".join(letter for letter in text if letter not in separators)


def is_luhn_valid(text, separators=SEPARATORS):
    digits = _digits_of(text, separators)
    # Not \d, which takes the digits of every script; a single digit has nothing to check.
    return bool(re.fullmatch(r"[0-9]{2,}", digits)) and _luhn_sum(digits, False) % 10 == 0


def luhn_digit(text, separators=SEPARATORS):
    """The digit that makes the number valid when it is put behind it."""
    digits = _digits_of(text, separators)
    if not re.fullmatch(r"[0-9]+", digits):
        raise ValueError("digits only")
    return (10 - _luhn_sum(digits, True) % 10) % 10


def is_luhn_valid_as_it_is(text):
    """The plain rule: a text of digits alone, also a single one; anything else is not valid."""
    return bool(re.fullmatch(r"[0-9]+", text)) and _luhn_sum(text, False) % 10 == 0


def is_luhn_valid_or_not(text):
    """Everything but digits is left out before the check; False of no digits."""
    return is_luhn_valid_as_it_is(re.sub(r"[^0-9]", "", text))


def luhn_sum_of(text):
    """The sum of the Luhn rule: every second digit from the right doubled, its digits added."""
    return _luhn_sum(re.sub(r"[^0-9]", "", text), False)


def with_luhn_digit(text, separators=SEPARATORS):
    """The number with its check digit behind it."""
    return text + str(luhn_digit(text, separators))
