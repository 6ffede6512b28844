"""
title: Greatest common divisor and least common multiple
when: Ratios have to be reduced, periods brought together, or a common divisor of integers found.
words: gcd, lcm, euclid, common divisor, common multiple, coprime, reduce ratio, are coprime, common factors, divisors of both
"""


def gcd(*numbers):
    """Never negative; the divisor of zeros alone is 0."""
    result = 0
    for rest in numbers:
        while rest:
            result, rest = rest, result % rest
    return abs(result)


def lcm(*numbers):
    """Of no numbers it is 1."""
    result = 1
    for number in numbers:
        if number == 0:
            return 0
        # Divided before it is multiplied, to stay small.
        result = result // gcd(result, number) * abs(number)
    return result


def are_coprime(a, b):
    """Whether two numbers have no common divisor but 1; 0 and 0 have."""
    return gcd(a, b) == 1


def common_divisors(a, b, without_one=False):
    """All numbers from 1 on that divide both, in rising order; without 1 where that is wanted."""
    greatest = gcd(a, b)
    return [number for number in range(2 if without_one else 1, greatest + 1) if greatest % number == 0]
