"""
title: Convert integers between number bases
when: A number has to be written in base 2 to 36 or 62, or read from it, at any size.
words: base, radix, binary, octal, hexadecimal, base36, base62, convert, digits
param BASE: 16 — base that is written and read, from 2 to 62
"""

import string

BASE = 16

_DIGITS = string.digits + string.ascii_lowercase + string.ascii_uppercase


def _check_base(base):
    if not 2 <= base <= 62:
        raise ValueError("base has to be 2 to 62")


def to_base(number, base=BASE):
    _check_base(base)
    rest = abs(number)
    text = ""
    while rest or not text:
        rest, digit = divmod(rest, base)
        text = _DIGITS[digit] + text
    return "-" + text if number < 0 else text


def from_base(text, base=BASE):
    """Up to base 36 case does not count."""
    _check_base(base)
    body = text[1:] if text.startswith("-") else text
    if not body:
        raise ValueError("no digits")
    number = 0
    for letter in body.lower() if base <= 36 else body:
        digit = _DIGITS.find(letter)
        if digit < 0 or digit >= base:
            raise ValueError(f"no digit of base {base}: {letter}")
        number = number * base + digit
    return -number if text.startswith("-") else number


def value_in_base(text, base=BASE):
    """The number that digits in a base mean: "ff" in 16 is 255."""
    return from_base(text, base)


def to_base_uppercase(number, base=BASE):
    """As to_base with capital digits: 255 in 16 is "FF"."""
    return to_base(number, base).upper()


def from_base_to_base(text, start, end=BASE):
    """Digits of one base written in another: "1010", 2, 16 gives "a"."""
    return to_base(from_base(text, start), end)
