"""
title: Happy, Harshad, automorphic, palindrome and reversed numbers
when: A number has to be reversed or tested by its digits: happy, Harshad, automorphic, palindromic, strong, Kaprekar; or its persistence is asked for.
words: happy number, harshad, niven, automorphic, palindrome number, reverse number, reverse digits, strong number, kaprekar, digit product, persistence, sort digits, count digits
param BASE: 10 — base in which the digits are taken
"""

import math

BASE = 10


def _digits_in(number, base):
    digits = []
    rest = abs(number)
    while rest > 0:
        rest, digit = divmod(rest, base)
        digits.append(digit)
    return digits[::-1] or [0]


def _from_digits(digits, base):
    value = 0
    for digit in digits:
        value = value * base + digit
    return value


def is_happy(number, base=BASE):
    """The sum of the squares of the digits, again and again, ends at 1."""
    seen = set()
    while number != 1 and number not in seen:
        seen.add(number)
        number = sum(digit * digit for digit in _digits_in(number, base))
    return number == 1


def is_harshad(number, base=BASE):
    """A positive number that its digit sum divides."""
    return number > 0 and number % sum(_digits_in(number, base)) == 0


def is_automorphic(number, base=BASE):
    """A number whose square ends with it: 25 and 625."""
    return number >= 0 and number * number % base ** count_digits(number, base) == number


def reverse_number(number, base=BASE):
    """The sign stays, zeros at the end are lost: -120 -> -21."""
    turned = _from_digits(_digits_in(number, base)[::-1], base)
    return -turned if number < 0 else turned


def is_palindrome_number(number, base=BASE):
    """Negative numbers are none."""
    return number >= 0 and reverse_number(number, base) == number


def is_strong_number(number, base=BASE):
    """A number that is the sum of the factorials of its digits: 145."""
    return number > 0 and sum(map(math.factorial, _digits_in(number, base))) == number


def is_kaprekar(number, base=BASE):
    """A number whose square can be cut in two parts that add up to it: 45, as 20 + 25."""
    if number < 1:
        return False
    if number == 1:
        return True
    cut = base
    while cut <= number * number:
        left, right = divmod(number * number, cut)
        if right > 0 and left + right == number:
            return True
        cut *= base
    return False


def digit_product(number, base=BASE):
    return math.prod(_digits_in(number, base))


def persistence(number, base=BASE):
    """How often the digits have to be multiplied until one is left: 39 -> 27 -> 14 -> 4 takes 3."""
    value = abs(number)
    steps = 0
    while value >= base:
        value = digit_product(value, base)
        steps += 1
    return steps


def count_digits(number, base=BASE):
    return len(_digits_in(number, base))


def sort_digits_descending(number, base=BASE):
    """The largest number that the same digits make."""
    return _from_digits(sorted(_digits_in(number, base), reverse=True), base)


def reverse_number_as_it_is(number):
    """The digits backwards as a text: zeros and a minus stay where the turn puts them, 120 -> "021"."""
    return str(number)[::-1]


def reverse_number_without(number, base=BASE):
    """The digits backwards without the sign: -12 -> 21."""
    return abs(reverse_number(number, base))


def is_palindrome_number_without(number, base=BASE):
    """Whether the digits read the same backwards, the sign of a negative number left out."""
    return reverse_number(abs(number), base) == abs(number)


def digit_product_without(number, base=BASE):
    """The product of the digits that are not 0."""
    return math.prod(digit for digit in _digits_in(number, base) if digit > 0)


def sort_digits_descending_as_it_is(number, base=BASE):
    """The largest number that the digits make; a negative number stays negative and becomes as small as can be."""
    return -sort_digits_descending(number, base) if number < 0 else sort_digits_descending(number, base)


def sort_digits_ascending(number, base=BASE):
    """The digits in rising order as a number: zeros in front are lost."""
    return _from_digits(sorted(_digits_in(number, base)), base)


def additive_persistence(number, base=BASE):
    """How often the digits have to be added until one is left: 199 -> 19 -> 10 -> 1 takes 3."""
    value = abs(number)
    steps = 0
    while value >= base:
        value = sum(_digits_in(value, base))
        steps += 1
    return steps
