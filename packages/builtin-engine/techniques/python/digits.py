"""
title: Digits of an integer: list, sum, reverse, digital root
when: A task works with the decimal digits of a number: their sum, their reverse, Armstrong numbers.
words: digits, digit sum, digital root, reverse number, armstrong, narcissistic, checksum
param BASE: 10 — base in which the digits are taken
"""

BASE = 10


def digits_of(number, base=BASE):
    """Most significant first; the sign is left out."""
    rest = abs(number)
    digits = []
    while rest or not digits:
        rest, digit = divmod(rest, base)
        digits.append(digit)
    return digits[::-1]


def digit_sum(number, base=BASE):
    return sum(digits_of(number, base))


def digital_root(number, base=BASE):
    root = digit_sum(number, base)
    while root >= base:
        root = digit_sum(root, base)
    return root


def is_armstrong(number, base=BASE):
    """A number that is the sum of its digits, each to the power of their count."""
    digits = digits_of(number, base)
    return sum(digit ** len(digits) for digit in digits) == number
