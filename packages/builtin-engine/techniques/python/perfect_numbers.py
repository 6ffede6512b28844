"""
title: Divisors, and perfect, abundant or deficient numbers
when: The divisors of a number are asked for, or a number is to be classed by the sum of its proper divisors.
words: perfect number, abundant, deficient, divisors, aliquot sum, amicable, proper divisors, sum of divisors
param LIMIT: 10000 — largest number looked at when perfect numbers are listed
"""

LIMIT = 10000


def divisors_of(number):
    """All divisors, rising."""
    if not isinstance(number, int) or number < 1:
        raise ValueError("not a positive integer")
    low, high = [], []
    n = 1
    # Divisors come in pairs around the square root.
    while n * n <= number:
        if number % n == 0:
            low.append(n)
            if n != number // n:
                high.append(number // n)
        n += 1
    return low + high[::-1]


def aliquot_sum(number):
    return sum(divisors_of(number)) - number


def classify(number):
    total = aliquot_sum(number)
    if total == number:
        return "perfect"
    return "abundant" if total > number else "deficient"


def perfect_numbers(limit=LIMIT):
    return [n for n in range(2, limit + 1) if classify(n) == "perfect"]


def is_perfect_number(number):
    """Whether the proper divisors add up to the number; False below 2."""
    return number > 1 and aliquot_sum(number) == number


def is_abundant(number):
    """Whether the proper divisors add up to more than the number; False below 1."""
    return number > 0 and aliquot_sum(number) > number


def is_deficient(number):
    """Whether the proper divisors add up to less than the number; False below 1."""
    return number > 0 and aliquot_sum(number) < number


def divisors_of_without_it(number):
    """Proper divisors, rising: without the number itself."""
    return divisors_of(number)[:-1]


def divisors_of_without_one(number):
    """Divisors without 1 and the number itself."""
    return divisors_of(number)[1:-1]


def divisor_sum(number):
    """The sum of all divisors, the number itself included."""
    return sum(divisors_of(number))


def perfect_numbers_without_it(limit=LIMIT):
    """Perfect numbers below the limit, the limit itself left out."""
    return perfect_numbers(limit - 1)


def abundant_numbers(limit=100):
    """Abundant numbers up to the limit."""
    return [number for number in range(1, limit + 1) if is_abundant(number)]
