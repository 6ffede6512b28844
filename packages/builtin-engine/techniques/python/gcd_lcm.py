"""
title: Greatest common divisor and least common multiple
when: Ratios have to be reduced, periods brought together, or a common divisor of integers found.
words: gcd, lcm, euclid, common divisor, common multiple, coprime, reduce ratio
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
