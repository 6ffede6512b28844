"""
title: Puzzles with digits: lists of special numbers, next palindrome
when: Lists of Armstrong, happy, palindromic or self-dividing numbers are wanted, the next palindrome, or numbers are turned round, added and sorted by digits.
words: armstrong numbers, narcissistic numbers, happy numbers, palindromic numbers, next palindrome, reverse and add, digits, sum of digits until one, digit reverse, reverse an integer, self dividing, kaprekar, disarium, ugly numbers, lucky numbers, harshad, list of special numbers, between two numbers, digit frequency, rotate digits, largest number from digits, smallest number from digits, remove digit, repeated digits, same digits, increasing digits, digit difference, mirror number, number puzzle
param FIRST: 1 — first number that is looked at
param LAST: 1000 — last number that is looked at
"""

FIRST = 1
LAST = 1000


def _digits_of(number):
    return [int(digit) for digit in str(abs(number))]


def _turned(number):
    return int(str(abs(number))[::-1])


def _power_sum(number):
    digits = _digits_of(number)
    return sum(digit ** len(digits) for digit in digits)


def armstrong_numbers(first=FIRST, last=LAST):
    """Numbers from the first to the last whose digits, each to the power of their count, add up to them."""
    return [number for number in range(first, last + 1) if _power_sum(number) == number]


def palindrome_numbers(first=FIRST, last=LAST):
    """Numbers that are the same backwards."""
    return [number for number in range(first, last + 1) if _turned(number) == number]


def happy_numbers(first=FIRST, last=LAST):
    """Numbers whose squared digits, added again and again, come to 1."""
    happy = []
    for number in range(max(1, first), last + 1):
        rest = number
        while rest > 4:
            rest = sum(digit * digit for digit in _digits_of(rest))
        if rest == 1:
            happy.append(number)
    return happy


def harshad_numbers(first=FIRST, last=LAST):
    """Numbers that are divided by the sum of their digits."""
    return [number for number in range(max(1, first), last + 1) if number % sum(_digits_of(number)) == 0]


def self_dividing_numbers(first=FIRST, last=LAST):
    """Numbers that are divided by each of their digits, none of which is 0."""
    numbers = range(max(1, first), last + 1)
    return [n for n in numbers if all(digit != 0 and n % digit == 0 for digit in _digits_of(n))]


def sum_digit_powers(first=FIRST, last=LAST):
    """Codewars: numbers equal to the sum of their digits to the powers 1, 2, 3, from the left."""
    numbers = range(first, last + 1)
    return [n for n in numbers if sum(digit**i for i, digit in enumerate(_digits_of(n), 1)) == n]


def ugly_numbers(count=10):
    """The first so many numbers whose prime factors are 2, 3 and 5 alone."""
    found, number = [], 1
    while len(found) < count:
        rest = number
        for factor in (2, 3, 5):
            while rest % factor == 0:
                rest //= factor
        if rest == 1:
            found.append(number)
        number += 1
    return found


def next_palindrome(number, inclusive=False):
    """The first palindrome above a number, or from it on."""
    following = max(0, number if inclusive else number + 1)
    while _turned(following) != following:
        following += 1
    return following


def nearest_palindrome(number, with_itself=True):
    """The nearest palindrome, itself included or not; the smaller one of two."""
    away = 0 if with_itself else 1
    while True:
        for one in (number - away, number + away):
            if one >= 0 and _turned(one) == one:
                return one
        away += 1


def reverse_integer(number):
    """The digits backwards, the sign kept: -120 becomes -21."""
    return -_turned(number) if number < 0 else _turned(number)


def reverse_and_add(number):
    """A number plus itself backwards."""
    return number + _turned(number)


def steps_to_palindrome(number, most=20):
    """How often a number has to be turned round and added until it is a palindrome; -1 after too many steps."""
    for step in range(most + 1):
        if _turned(number) == number:
            return step
        number = reverse_and_add(number)
    return -1


def largest_from_digits(number):
    """Digits in falling order as a number."""
    return int("".join(sorted(str(abs(number)), reverse=True)))


def smallest_from_digits(number, drop_zeros=False):
    """Digits in rising order as a number, the 0s behind the first other digit; or in front: 310 becomes 13."""
    digits = sorted(str(abs(number)))
    if drop_zeros:
        return int("".join(digits))
    place = next((i for i, digit in enumerate(digits) if digit > "0"), 0)
    return int("".join([digits[place], *digits[:place], *digits[place + 1 :]]))


def next_bigger_number(number):
    """The next larger number with the same digits; -1 where there is none."""
    digits = _digits_of(number)
    place = max((i for i in range(len(digits) - 1) if digits[i] < digits[i + 1]), default=-1)
    if place < 0:
        return -1
    other = max(i for i, digit in enumerate(digits) if digit > digits[place])
    digits[place], digits[other] = digits[other], digits[place]
    return int("".join(map(str, digits[: place + 1] + digits[place + 1 :][::-1])))


def remove_one_digit(number):
    """The largest number that is left when one digit is taken away."""
    text = str(abs(number))
    return max(int(text[:i] + text[i + 1 :] or 0) for i in range(len(text)))


def digit_frequency(number):
    """{ digit: how often it comes }."""
    digits = str(abs(number))
    return {digit: digits.count(digit) for digit in sorted(set(digits))}


def has_repeated_digits(number, side_by_side=False):
    """Whether some digit comes twice, anywhere, or side by side where that is wanted."""
    if side_by_side:
        digits = _digits_of(number)
        return any(a == b for a, b in zip(digits, digits[1:]))
    return len(set(_digits_of(number))) < len(_digits_of(number))


def have_same_digits(first, second, however_often=False):
    """Whether two numbers are made of the same digits, as often in both, or however often where that is wanted."""
    if however_often:
        return set(_digits_of(first)) == set(_digits_of(second))
    return sorted(_digits_of(first)) == sorted(_digits_of(second))


def are_digits_increasing(number, strict=True):
    """Whether each digit is larger than the one before, or at least as large."""
    digits = _digits_of(number)
    return all(after > before if strict else after >= before for before, after in zip(digits, digits[1:]))


def digit_place_difference(number, absolute=False):
    """Sum of the digits at even places less the sum of the others, from the left, or the absolute difference."""
    digits = _digits_of(number)
    difference = sum(digits[0::2]) - sum(digits[1::2])
    return abs(difference) if absolute else difference


def kaprekar_steps(number):
    """Steps of Kaprekar's routine to 6174; -1 for a number of equal digits."""
    for step in range(11):
        if number == 6174:
            return step
        digits = "".join(sorted(f"{number:04d}"))
        number = int(digits[::-1]) - int(digits)
    return -1
