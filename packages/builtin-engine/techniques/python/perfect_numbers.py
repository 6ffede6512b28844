"""
title: Divisors, and perfect, abundant or deficient numbers
when: The divisors of a number are asked for, or a number is to be classed by the sum of its proper divisors.
words: perfect number, abundant, deficient, divisors, aliquot sum, amicable
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
