"""
title: Exact arithmetic with fractions
when: Ratios have to be added, multiplied or compared without rounding, or shown in lowest terms.
words: fraction, rational, ratio, numerator, denominator, lowest terms, exact
param MIXED: False — whether fractions are written as mixed numbers, 1 1/2 rather than 3/2
"""

from math import gcd

MIXED = False


def fraction(numerator, denominator=1):
    """A fraction is (numerator, denominator) in lowest terms, the denominator positive."""
    if denominator == 0:
        raise ValueError("denominator is zero")
    if denominator < 0:
        numerator, denominator = -numerator, -denominator
    common = gcd(numerator, denominator)
    return numerator // common, denominator // common


def add_fractions(a, b):
    return fraction(a[0] * b[1] + b[0] * a[1], a[1] * b[1])


def multiply_fractions(a, b):
    return fraction(a[0] * b[0], a[1] * b[1])


def divide_fractions(a, b):
    return fraction(a[0] * b[1], a[1] * b[0])


def compare_fractions(a, b):
    """-1, 0 or 1."""
    difference = a[0] * b[1] - b[0] * a[1]
    return (difference > 0) - (difference < 0)


def format_fraction(value, mixed=MIXED):
    n, d = value
    if d == 1:
        return str(n)
    if not mixed or abs(n) < d:
        return f"{n}/{d}"
    whole, rest = divmod(abs(n), d)
    return f"{'-' if n < 0 else ''}{whole} {rest}/{d}"
