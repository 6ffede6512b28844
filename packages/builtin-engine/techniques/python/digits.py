"""
title: Digits of an integer: list, sum, reverse, digital root
when: A task works with the decimal digits of a number: their sum, their reverse, Armstrong numbers.
words: digits, digit sum, digital root, reverse number, armstrong, narcissistic, checksum, product of digits, digits reversed
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


def digit_sum_signed(number):
    """The digits of a number added, the sign before the first one: -123 gives -1 + 2 + 3."""
    first, *rest = digits_of(number)
    return sum(rest) + (-first if number < 0 else first)


def reversed_digits(number, without_zeros=False):
    """The digits from the last to the first, or without the zeros."""
    return [digit for digit in digits_of(number)[::-1] if digit > 0 or not without_zeros]


def digit_product(number, without_zeros=False):
    """The product of the digits; zeros are left out where that is wanted."""
    product = 1
    for digit in digits_of(number):
        product *= digit if digit > 0 or not without_zeros else 1
    return product
