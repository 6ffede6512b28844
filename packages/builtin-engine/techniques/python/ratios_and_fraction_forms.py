"""
title: Ratios, aspect ratios, fractions of decimals, continued fractions
when: A ratio or a screen size has to be simplified, a decimal number written as a fraction, a continued or Egyptian fraction found, or shares divided by a ratio.
words: ratio, ratios, simplify ratio, aspect ratio, widescreen, proportion, simplify fraction, reduce fraction, lowest terms, decimal to fraction, fraction to decimal, mixed number, continued fraction, egyptian fraction, unit fractions, divide by ratio, share in ratio, scale, map scale, golden ratio, odds, add fractions, multiply fractions
param SEPARATOR: ":" — sign between the parts of a ratio
param LARGEST: 1000 — largest denominator
"""

import math
import re

SEPARATOR = ":"
LARGEST = 1000


def simplify_ratio(a, b):
    """[1920, 1080] as [16, 9]."""
    divisor = math.gcd(a, b) or 1
    return [a // divisor, b // divisor]


def ratio_text(a, b, separator=SEPARATOR):
    """1920 and 1080 as "16:9"."""
    return separator.join(map(str, simplify_ratio(a, b)))


def simplify_text(text):
    """ "4:8" or "4/8" in lowest terms, with the same sign."""
    found = re.fullmatch(r"\s*(-?[0-9]+)\s*([:/])\s*(-?[0-9]+)\s*", text)
    return ratio_text(int(found[1]), int(found[3]), found[2]) if found else text


def simplify_ratios(numbers):
    """A list of whole numbers divided by their common divisor."""
    divisor = math.gcd(*numbers) or 1
    return [number // divisor for number in numbers]


def _plain(number):
    return int(number) if number == int(number) else number


def divide_in_ratio(amount, ratio):
    """An amount divided in the ratio of a list, to cents."""
    return [_plain(math.floor(amount * part / sum(ratio) * 100 + 0.5 + 1e-7) / 100) for part in ratio]


def proportion(a, b, c, places=2):
    """The missing number: a is to b as c is to the answer."""
    return _plain(math.floor(b * c / a * 10**places + 0.5 + 1e-7) / 10**places)


def decimal_to_fraction(number, largest=LARGEST):
    """A decimal number as [numerator, denominator], nearest with a denominator up to the largest."""
    for denominator in range(1, largest + 1):
        numerator = math.floor(number * denominator + 0.5)
        if abs(numerator / denominator - number) < 1e-9:
            return [numerator, denominator]
    return simplify_ratio(math.floor(number * largest + 0.5), largest)


def decimal_to_fraction_text(number, largest=LARGEST):
    """0.75 as "3/4", 2 as "2"."""
    numerator, denominator = decimal_to_fraction(number, largest)
    return str(numerator) if denominator == 1 else f"{numerator}/{denominator}"


def fraction_text(numerator, denominator):
    """A fraction in lowest terms as a text: "3/4", "2"."""
    sign = -1 if denominator < 0 else 1
    a, b = simplify_ratio(numerator * sign, denominator * sign)
    return str(a) if b == 1 else f"{a}/{b}"


def mixed_number(numerator, denominator):
    """7 and 3 as "2 1/3"."""
    is_negative = (numerator < 0) != (denominator < 0)
    whole, rest = divmod(abs(numerator), abs(denominator))
    sign = "-" if is_negative and numerator != 0 else ""
    if rest == 0:
        return f"{sign}{whole}"
    part = fraction_text(rest, abs(denominator))
    return f"{sign}{whole} {part}" if whole != 0 else sign + part


def _value_of(text):
    a, b = [*text.split("/"), "1"][:2]
    return int(a), int(b)


def add_fraction_texts(first, second):
    """Two fractions such as "1/2" and "1/3" added, in lowest terms."""
    (a, b), (c, d) = _value_of(first), _value_of(second)
    return fraction_text(a * d + c * b, b * d)


def multiply_fraction_texts(first, second):
    """Two fractions such as "1/2" and "1/3" multiplied, in lowest terms."""
    (a, b), (c, d) = _value_of(first), _value_of(second)
    return fraction_text(a * c, b * d)


def continued_fraction(numerator, denominator):
    """415 and 93 as [4, 2, 6, 7]."""
    terms = []
    while denominator != 0:
        terms.append(numerator // denominator)
        numerator, denominator = denominator, numerator % denominator
    return terms


def from_continued_fraction(terms):
    """[4, 2, 6, 7] as [415, 93]."""
    a, b = 1, 0
    for term in reversed(terms):
        a, b = term * a + b, a
    return [a, b]


def egyptian_fraction(numerator, denominator):
    """Denominators of different unit fractions that add up to a fraction below 1, the largest part first."""
    found = []
    while numerator > 0 and denominator <= 2**53 - 1:
        following = -(-denominator // numerator)
        found.append(following)
        numerator, denominator = simplify_ratio(numerator * following - denominator, denominator * following)
    return found
