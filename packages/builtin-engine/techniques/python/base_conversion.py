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
